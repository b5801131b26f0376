package import FacetFrame
package import FacetIR
package import FacetInterpreter
import FacetLanguage
package import FacetLimits
import FacetSnapshot
package import FacetUI

/// One variant of one component in one environment: drawn, operated by its steps, and drawn again.
package final class VariantPreview {
  /// An expectation that is not met, or a step that could not be done.
  package enum Failure: Equatable, Sendable {
    /// `before` is the value before the steps; nil if there are no steps.
    case expectation(Expectation, expected: Value, before: Value?, was: Value)
    /// No visible control has this action; `among` are the actions that exist.
    case nothingToUse(Step, among: [String] = [])
    /// Several controls match, with different actions, which are listed.
    case ambiguous(Step, among: [String])
    /// The control is beside a row that is not swiped open.
    case notSwiped(Step)
    /// The control is in the label of another one.
    case inLabel(Step)
    /// Nothing can be pulled down in the element with the action.
    case nothingScrolls(Step)
    /// The control is disabled.
    case disabled(Step)
    /// The picker has no such option; `among` are those that it has.
    case noOption(Step, among: [String])
    /// No effect of this name is running; `among` are those that are.
    case notRunning(Step, among: [String])
    /// The variant exceeds a limit, so that later results are unknown.
    case tooLarge(Limit, found: Int)
  }

  package let program: Program
  package let component: Component
  package let variant: Variant
  let drawing: Run
  let state: VariantState
  let host: ViewHost<VariantView>
  private let proposal: ProposedViewSize
  /// Whether texts are shown in another language than the specs are written in.
  let isTranslated: Bool

  /// - Parameters:
  ///   - settings: The settings of the variant and of its cell of the matrix.
  ///   - observer: Records decisions during drawing.
  ///   - fields: The cached fields of view types, shared by all previews of a thread.
  ///   - given: Values of parameters, in place of the variant's arguments.
  package init(
    _ variant: Variant, of component: Component, in program: Program, settings: [EnvironmentSetting],
    given: [String: Value] = [:],
    observer: (any DrawingObserver)? = GoldenObserver(), sharing fields: DynamicFields = DynamicFields()
  ) {
    let program = program.shown(in: settings.theme)
    self.program = program
    var environment = EnvironmentValues(settings)
    environment.localizedStrings = program.strings
    let source = program.sourceLanguage
    let isInLanguage = settings.contains { $0.id == .locale }
    if !isInLanguage, source != "en" { environment.locale = Locale(identifier: source) }
    isTranslated = isInLanguage && program.strings != nil && environment.locale.identifier != source
    drawing = Run(program, observer: observer, screen: component, locale: environment.locale)
    self.component = component
    self.variant = variant
    state = VariantState(variant, of: component, in: drawing, given: given)
    host = ViewHost(
      VariantView(variant, of: component, in: drawing, state: state),
      environment: environment, sharing: fields)
    proposal = ProposedViewSize(width: settings.width, height: settings.height)
  }

  /// Sets the environment of the next drawing. Width, height and theme remain.
  func set(_ settings: [EnvironmentSetting]) { host.environment = EnvironmentValues(settings) }

  /// Draws the current state.
  package func frame() -> Frame {
    var frame = host.frame(proposing: proposal)
    frame.glyphs = Frame.Glyphs(program.glyphs)
    return frame
  }

  /// The marks of the last frame's nodes.
  package var marks: Marks { host.marks }

  /// The log of a screen's actions, before the steps and in each of them; see ``ScreenStore/takeLog()``, and what was
  /// announced. Empty for a component that announces nothing.
  package private(set) var log: [[String]] = []
  private var announced = 0

  /// The bodies that each update evaluated: of a component, the first drawing and each step, with all bodies; of a
  /// screen, each step, with the bodies of what it changed.
  package private(set) var bodies: [Int] = []

  /// The recorded actions, in the order of use.
  package var recorded: [String] { state.recorded }

  /// Runs the steps in order, then draws. `onStep` is called after each step, with the index of the node that it used
  /// in the frame before; nil if it used the store of a screen.
  package func run(onStep: (Step, Int?) -> Void = { _, _ in }) -> (frame: Frame, failures: [Failure]) {
    var failures: [Failure] = []
    var frame = frame()
    let before = variant.steps.isEmpty ? nil : findings(in: frame)
    addToLog(after: givenPages)
    countBodies(after: nil)
    for step in variant.steps {
      let earlier = drawing.bodies
      if let failure = perform(step, on: frame, onStep) { failures.append(failure) }
      frame = self.frame()
      addToLog()
      countBodies(after: earlier)
    }
    if state.store == nil, log.allSatisfy(\.isEmpty) { log = [] }
    failures += unmet(in: frame, before)
    if let excess = drawing.excess { failures = [.tooLarge(Limit(excess.bound), found: excess.found)] }
    return (frame, failures)
  }

  /// What has been animated and announced since the last call: `animates with spring`, `announces "Saved"`.
  package func takeAnnouncements() -> [String] {
    let new = host.announcements.dropFirst(announced)
    announced = host.announcements.count
    let animations = drawing.takeAnimations()
    let isStill = host.environment.value(of: .reduceMotion).boolValue
    return (isStill ? [] : animations).map { "animates with \($0)" } + new.map { "announces \(quoted($0))" }
  }

  /// The store of a screen; nil for a component.
  package var store: ScreenStore? { state.store }

  /// Performs a step on the current picture. Returns a failure if it could not be done.
  package func perform(_ step: Step) -> Failure? {
    let failure = perform(step, on: frame()) { _, _ in }
    if let excess = drawing.excess { return .tooLarge(Limit(excess.bound), found: excess.found) }
    return failure
  }

  /// The current value of an expression in terms of parameters and state.
  package func value(of expression: Expression) -> Value {
    state.model(of: component, in: drawing).parameterScope.evaluate(expression)
  }

  /// Adds what the store of a screen has logged since the last time.
  ///
  /// - Parameter lines: What comes before it.
  private func addToLog(after lines: [String] = []) {
    log.append(lines + (state.store?.takeLog() ?? []) + takeAnnouncements())
  }

  /// What the app reads of the pages that the variant is given.
  private var givenPages: [String] {
    guard let pages = program.pages else { return [] }
    return (variant.arguments.map(\.value) + variant.state.map(\.value)).flatMap { value -> [String] in
      if case .serverPage(let page) = value.node { pages.logLines(of: page) } else { [] }
    }
  }

  /// - Parameter earlier: The drawing before a step.
  private func countBodies(after earlier: DrawnBodies?) {
    if component.screen == nil {
      bodies.append(drawing.bodies.total)
    } else if let earlier {
      bodies.append(drawing.bodies.evaluated(after: earlier))
    }
  }

  private func perform(_ step: Step, on frame: Frame, _ onStep: (Step, Int?) -> Void) -> Failure? {
    let usable = Controls(frame: frame, marks: marks)
    state.store?.beginStep(isRefresh: step.isRefresh)
    defer { state.store?.endStep(isRefresh: step.isRefresh) }
    switch step {
    case .tap(let action), .press(let action):
      let found = usable.nodes(of: action).filter { frame.nodes[$0].kind.isUsed(by: step) }
      let controls = found.filter { !usable.isInLabel($0) }
      if controls.isEmpty, !found.isEmpty { return .inLabel(step) }
      let actions = Set(controls.compactMap { usable.marks[$0]?.action })
      if actions.count > 1 { return .ambiguous(step, among: actions.sorted()) }
      guard let node = controls.first(where: { frame.nodes[$0].isEnabled }) else {
        if !controls.isEmpty { return .disabled(step) }
        return usable.rows(offering: action).isEmpty
          ? .nothingToUse(step, among: names(for: step, among: usable)) : .notSwiped(step)
      }
      guard host.use(step, node) else { return .nothingToUse(step, among: names(for: step, among: usable)) }
      onStep(step, node)
    case .activate(let action):
      let elements = usable.elements(activating: action)
      if elements.isEmpty, let offer = usable.offers(of: action).first {
        guard frame.nodes[offer.node].isEnabled, host.perform(offer.label, at: offer.node) else {
          return .disabled(step)
        }
        onStep(step, offer.node)
        return nil
      }
      guard let element = elements.first(where: { !$0.traits.contains(.notEnabled) }), let node = element.activates
      else { return elements.isEmpty ? .nothingToUse(step, among: usable.activations) : .disabled(step) }
      _ = host.use(step, node)
      onStep(step, node)
    case .escape(let action):
      // The innermost view that has the action is asked first.
      guard let node = frame.escapes.last(where: { usable.marks.escape(at: $0) == action }) else {
        return .nothingToUse(step, among: usable.escapes)
      }
      _ = host.use(step, node)
      onStep(step, node)
    case .accessibilityFocus(let focus):
      let places = host.accessibilityFocuses.filter { place in
        frame.accessibility.contains { (place.node..<frame.end(of: place.node)).contains($0.node) }
      }
      guard let node = places.first(where: { $0.name == focus })?.node else {
        return .nothingToUse(step, among: distinct(places.map(\.name)))
      }
      _ = host.use(step, node)
      onStep(step, node)
    case .dismiss(let kind), .escapeLayer(let kind):
      guard let layer = frame.layers.last, layer.kind.rawValue == kind else {
        return .nothingToUse(step, among: frame.layers.last.map { [$0.kind.rawValue] } ?? [])
      }
      guard host.use(step, layer.root) else { return .disabled(step) }
      onStep(step, layer.root)
    case .open(let name):
      let usable = namedInSpecs(usable)
      let menus = usable.menus(called: name)
      let labels = distinct(menus.map(\.label))
      if labels.count > 1 { return .ambiguous(step, among: labels.sorted()) }
      return use(menus.map(\.node), of: usable, for: step, among: distinct(usable.allMenus.map(\.label)), onStep)
    case .follow(let url): return use(usable.links(to: url), of: usable, for: step, among: usable.urls, onStep)
    case .refresh(let action):
      let nodes = usable.nodes(of: action)
      let scrolling = nodes.filter { usable.scrolls($0) }
      if scrolling.isEmpty, !nodes.isEmpty { return .nothingScrolls(step) }
      return use(scrolling, of: usable, for: step, onStep)
    case .longPress(let action), .doubleTap(let action), .hover(let action):
      return use(usable.nodes(of: action), of: usable, for: step, onStep)
    case .swipe(let action):
      return use(usable.rows(offering: action), of: usable, for: step, among: usable.swipes, onStep)
    case .drag(let drag):
      return use(usable.nodes(of: drag.action), of: usable, for: step, onStep)
    case .incrementBy(let action), .decrementBy(let action):
      let elements = usable.elements(adjustedBy: action)
      guard let element = elements.first(where: { !$0.traits.contains(.notEnabled) }), let node = element.adjusts,
        host.use(step, node)
      else { return elements.isEmpty ? .nothingToUse(step, among: usable.adjustments) : .disabled(step) }
      onStep(step, node)
    case .slide(let name, _), .slideBy(let name, _):
      return use(usable.fields(name, .slider), of: usable, for: step, onStep)
    case .select(let name, _):
      let pickers = usable.fields(name, .picker)
      let failure = use(pickers, of: usable, for: step, onStep)
      let options = pickers.flatMap(host.options)
      return failure == nil || options.isEmpty ? failure : .noOption(step, among: distinct(options))
    case .wait:
      _ = host.use(step, 0)
      onStep(step, 0)
    case .focus(let name), .type(_, into: let name), .submit(let name):
      return use(usable.fields(name, .textField), of: usable, for: step, onStep)
    case .send(let action, let value):
      perform(action, value.map(drawing.scope.evaluate))
      onStep(step, nil)
    case .receive(let effect, _), .fail(let effect, _):
      guard let action = state.store?.end(effect, failed: step.isFailure) else {
        return .notRunning(step, among: state.store?.running.map(\.words) ?? [])
      }
      let value = value(givenBy: step, to: action)
      if case .serverPage(let page)? = value { state.store?.logReceived(program.pages?.logLines(of: page) ?? []) }
      perform(action, value)
      onStep(step, nil)
    case .increment, .decrement:
      guard let element = frame.accessibility.first(where: { $0.canIncrement || $0.canDecrement }) else {
        return .nothingToUse(step)
      }
      guard !element.traits.contains(.notEnabled), let node = element.adjusts else { return .disabled(step) }
      _ = host.use(step, node)
      onStep(step, node)
    }
    return nil
  }

  /// Performs an action of a screen.
  private func perform(_ action: String, _ value: Value?) {
    state.perform(action, value, of: component, in: drawing)
  }

  /// The result of an effect, or the description of its error if the action takes it.
  private func value(givenBy step: Step, to action: String) -> Value? {
    switch step {
    case .receive(_, let value): value.map(drawing.scope.evaluate)
    case .fail(let effect, let error):
      component.screen?.effect(named: effect)?.failedTakesText == true ? .string(error) : nil
    default: nil
    }
  }
}
