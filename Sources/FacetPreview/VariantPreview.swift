package import FacetFrame
package import FacetIR
package import FacetInterpreter
import FacetLanguage
package import FacetLimits
package import FacetUI

/// One variant of one component in one environment: drawn, used as its steps say, and drawn again.
package final class VariantPreview {
  /// An expectation that does not hold, or a step that could not be done.
  package enum Failure: Equatable, Sendable {
    /// `before` is what it was before the steps; nil where there are none.
    case expectation(Expectation, expected: Value, before: Value?, was: Value)
    /// No control in the picture has this action; `among` is what could be tapped.
    case nothingToUse(Step, among: [String] = [])
    /// Several controls would fit, which do different things: what each is called.
    case ambiguous(Step, among: [String])
    /// There is one, but it is disabled.
    case disabled(Step)
    /// It asks for more than a variant may, so all that follows from it is unknown.
    case tooLarge(Limit, found: Int)
  }

  package let program: Program
  package let component: Component
  package let variant: Variant
  private let drawing: Run
  private let state: VariantState
  private let host: ViewHost<VariantView>
  private let proposal: ProposedViewSize

  /// - Parameters:
  ///   - settings: the environment: the variant's own, and those of its cell of the matrix.
  ///   - observer: Follows what is decided while it is drawn.
  ///   - fields: What is known of the types of views, for all previews of a thread.
  package init(
    _ variant: Variant, of component: Component, in program: Program, settings: [EnvironmentSetting],
    observer: (any DrawingObserver)? = GoldenObserver(), sharing fields: DynamicFields = DynamicFields()
  ) {
    let program = program.shown(in: settings.theme)
    self.program = program
    drawing = Run(program, observer: observer)
    self.component = component
    self.variant = variant
    state = VariantState(variant, in: drawing)
    host = ViewHost(
      VariantView(variant, of: component, in: drawing, state: state),
      environment: EnvironmentValues(settings), sharing: fields)
    proposal = ProposedViewSize(width: settings.width, height: settings.height)
  }

  /// The picture as things stand.
  package func frame() -> Frame { host.frame(proposing: proposal) }

  /// The marks of the last frame's nodes.
  package var marks: Marks { host.marks }

  /// The actions that a variant only records, in the order in which they were used.
  package var recorded: [String] { state.recorded }

  /// Does the steps, one after another, and draws at the end. `onStep` hears of each step when it is
  /// done, and which node of the frame before it used.
  package func run(onStep: (Step, Int) -> Void = { _, _ in }) -> (frame: Frame, failures: [Failure]) {
    var failures: [Failure] = []
    var frame = frame()
    let before = variant.steps.isEmpty ? nil : findings(in: frame)
    for step in variant.steps {
      if let failure = perform(step, on: frame, onStep) { failures.append(failure) }
      frame = self.frame()
    }
    failures += unmet(in: frame, before)
    if let excess = drawing.excess { failures = [.tooLarge(Limit(excess.bound), found: excess.found)] }
    return (frame, failures)
  }

  private func perform(_ step: Step, on frame: Frame, _ onStep: (Step, Int) -> Void) -> Failure? {
    let usable = Controls(frame: frame, marks: marks)
    switch step {
    case .tap(let action):
      let controls = usable.nodes(of: action)
      let names = Set(controls.compactMap { usable.marks[$0].action })
      if names.count > 1 { return .ambiguous(step, among: names.sorted()) }
      guard let node = controls.first(where: { frame.nodes[$0].isEnabled }) else {
        return controls.isEmpty ? .nothingToUse(step, among: usable.actions) : .disabled(step)
      }
      _ = host.use(step, node)
      onStep(step, node)
    case .activate(let action):
      let elements = usable.elements(activating: action)
      guard let element = elements.first(where: { !$0.traits.contains(.notEnabled) }), let node = element.activates
      else { return elements.isEmpty ? .nothingToUse(step, among: usable.activations) : .disabled(step) }
      _ = host.use(step, node)
      onStep(step, node)
    case .slide(let name, _), .slideBy(let name, _):
      return use(name, .slider, for: step, on: frame, onStep)
    case .wait:
      _ = host.use(step, 0)
      onStep(step, 0)
    case .focus(let name), .type(_, into: let name), .submit(let name):
      return use(name, .textField, for: step, on: frame, onStep)
    case .increment, .decrement:
      guard let element = frame.accessibility.first(where: { $0.canIncrement || $0.canDecrement }) else {
        return .nothingToUse(step)
      }
      guard !element.traits.contains(.notEnabled) else { return .disabled(step) }
      _ = host.use(step, element.node)
      onStep(step, element.node)
    }
    return nil
  }

  /// The first control of its kind that writes to a field and can be used.
  private func use(
    _ field: String, _ kind: ControlKind, for step: Step, on frame: Frame, _ onStep: (Step, Int) -> Void
  ) -> Failure? {
    let marks = marks
    let controls = frame.nodes.indices.filter { index in
      let node = frame.nodes[index]
      return marks[index].action == field && kind.isKind(of: node.kind) && !node.isHidden
    }
    guard let node = controls.first(where: { host.use(step, $0) }) else {
      return controls.isEmpty ? .nothingToUse(step) : .disabled(step)
    }
    onStep(step, node)
    return nil
  }

  private func unmet(in frame: Frame, _ before: [Value]?) -> [Failure] {
    let findings = findings(in: frame)
    return variant.expectations.indices.compactMap { index in
      let expectation = variant.expectations[index]
      let expected = drawing.scope.evaluate(expectation.value)
      let found = findings[index]
      let isMet =
        expectation.subject == .shows ? expected.elements.allSatisfy(found.elements.contains) : found == expected
      return isMet ? nil : .expectation(expectation, expected: expected, before: before?[index], was: found)
    }
  }

  /// The current value of each expectation's subject.
  private func findings(in frame: Frame) -> [Value] {
    if variant.expectations.isEmpty { return [] }
    let model = state.model(of: component, in: drawing)
    return variant.expectations.map { expectation in
      switch expectation.subject {
      case .parameter(let name), .state(let name): model.parameterScope.parameter(name)
      case .content(let name): model.contentScope.content(name)
      case .recorded: Value.array(state.recorded.map { .string($0) })
      case .shows: Value.array(frame.shownTexts.map { .string($0) })
      }
    }
  }
}

extension VariantPreview.Failure {
  package var isTooLarge: Bool { if case .tooLarge = self { true } else { false } }
}

extension Frame {
  /// The texts that a reader sees, each whole, in the order of the tree.
  fileprivate var shownTexts: [String] {
    var texts: [String] = []
    var node = 0
    while node < nodes.count {
      if nodes[node].isHidden {
        node = end(of: node)
        continue
      }
      if case .text(let run) = nodes[node].kind, !run.text.isEmpty { texts.append(run.text) }
      node += 1
    }
    return texts
  }
}
