import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// The actions that the variants of a component perform: in their steps, while they are drawn, and through other
/// actions.
struct UsedActions {
  private(set) var names: Set<String> = []
  private let called: [String: [String]]
  /// The names of its own actions and fields.
  private let own: Set<String>
  private let screen: Screen?
  private let tokens: TokenCatalog

  init(in typed: TypedComponent, _ design: DesignIndex) {
    tokens = design.tokens
    let component = typed.component
    screen = component.screen
    own = Set(component.content.actions.map(\.name) + component.content.fields.map(\.name))
    called = Dictionary(component.content.actions.map { ($0.name, $0.calls) }, uniquingKeysWith: { first, _ in first })
    // The longest time that variants of each style wait.
    var waits: [String: Int] = [:]
    for variant in component.catalog.variants {
      waits[variant.style.style] = max(waits[variant.style.style] ?? .min, variant.milliseconds)
      if variant.steps.isEmpty && variant.expectations.isEmpty { continue }
      let body = component.styles.body(drawnBy: variant.style.style)
      for step in variant.steps { add(step, body, typed.spec.accessibility) }
      for instance in body?.instances ?? [] {
        guard let drawn = design[component: instance.component] else { continue }
        if variant.steps.contains(where: { uses($0, drawn) }) { addCalls(of: drawn, instance) }
      }
      for expectation in variant.expectations where expectation.subject == .recorded { add(expectation.value) }
    }
    for (style, wait) in waits {
      if let body = component.styles.body(drawnBy: style) { addLifecycle(of: body, waiting: wait) }
    }
  }

  private mutating func add(_ name: String) {
    guard names.insert(name).inserted else { return }
    for name in called[name] ?? [] { add(name) }
  }

  private mutating func add(use: String) {
    name(ofUse: use).map { add($0) }
  }

  /// Whether the step is on a control of the component by a name that only that has, or time passes.
  private func uses(_ step: Step, _ drawn: ComponentSignature) -> Bool {
    let used: String? =
      switch step {
      case .tap(let use), .press(let use), .doubleTap(let use), .longPress(let use), .refresh(let use),
        .swipe(let use), .activate(let use), .escape(let use), .hover(let use), .incrementBy(let use),
        .decrementBy(let use):
        name(ofUse: use)
      case .drag(let drag): name(ofUse: drag.action)
      case .type(_, into: let field), .focus(let field), .submit(let field), .slide(let field, _),
        .slideBy(let field, _), .select(let field, _):
        field
      default: nil
      }
    if case .wait = step { return true }
    guard let used, !own.contains(used) else { return false }
    return drawn.actions.contains(used) || drawn.states.contains { $0.name == used }
  }

  /// Which of them a component does by itself is not followed.
  private mutating func addCalls(of drawn: ComponentSignature, _ instance: ComponentInstance) {
    for argument in instance.arguments where drawn.calls.contains(argument.parameter) {
      switch argument.value.node {
      case .content(let name): add(name)
      case .performing(let action): add(action.name)
      default: break
      }
    }
  }

  private mutating func add(_ step: Step, _ body: Element?, _ accessibility: AccessibilitySpec?) {
    switch step {
    case .tap(let use), .doubleTap(let use), .refresh(let use), .longPress(let use),
      .activate(let use), .escape(let use):
      add(use: use)
    case .incrementBy(let use), .decrementBy(let use): add(use: use)
    case .hover(let use):
      guard let action = name(ofUse: use), body?.hovers(for: action) == true else { break }
      add(action)
    case .drag(let drag):
      guard let action = name(ofUse: drag.action) else { break }
      add(action)
      for other in body?.actions(draggedBy: action) ?? [] { add(other) }
    case .increment: accessibility?.increment?.actionName.map { add($0) }
    case .decrement: accessibility?.decrement?.actionName.map { add($0) }
    case .submit(let field): body?.submission(of: field).map { add($0) }
    case .send(let action, _): add(action)
    case .receive(let effect, _): screen?.effect(named: effect)?.then.map { add($0) }
    case .fail(let effect, _): screen?.effect(named: effect)?.failed.map { add($0) }
    case .press, .swipe, .dismiss, .escapeLayer, .open, .follow, .select, .wait, .slide, .slideBy, .focus,
      .accessibilityFocus, .type:
      break
    }
  }

  private mutating func add(_ recorded: Expression) {
    guard case .array(let uses) = recorded.node else { return }
    for use in uses { if case .string(let text) = use.node { add(use: text) } }
  }

  private mutating func addLifecycle(of element: Element, waiting milliseconds: Int) {
    for modifier in element.modifiers {
      guard let action = modifier.action else { continue }
      if modifier.id == .onAppear || modifier.id == .onGeometryChange { add(action.name) }
      if modifier.id == .task, isOver(modifier[.after], after: milliseconds) { add(action.name) }
    }
    for child in element.children { addLifecycle(of: child, waiting: milliseconds) }
  }

  /// Whether variants that wait so long see the end of a delay. Of one that is computed, those do that wait at all.
  private func isOver(_ delay: Expression?, after milliseconds: Int) -> Bool {
    switch delay?.node {
    case .duration(let time): return time <= milliseconds
    case .token(let path):
      if case .duration(let seconds)? = tokens[path]?.value { return seconds * 1_000 <= Double(milliseconds) }
      return false
    case nil: return true
    default: return milliseconds > 0
    }
  }
}

/// `onPick` of `onPick(Beach)`.
private func name(ofUse use: String) -> String? {
  use.utf8.split(separator: UInt8(ascii: "(")).first.map { String(decoding: $0, as: UTF8.self) }
}

extension Content.Action {
  /// Other actions of the content, by name.
  fileprivate var calls: [String] {
    guard case .statements(let statements, _) = body else { return [] }
    return statements.all.compactMap { if case .call(let action) = $0 { action.name } else { nil } }
  }
}

extension Variant {
  /// The total time that its steps wait.
  fileprivate var milliseconds: Int {
    steps.reduce(0) { if case .wait(let time) = $1 { $0.addingReportingOverflow(time).partialValue } else { $0 } }
  }
}

extension ComponentSpec {
  /// What its actions call, and the actions that are done while it is shown.
  var ownCalls: [String] {
    var names = actions.flatMap { $0.statements.flattened }.compactMap { statement in
      if case .call(let name, _) = statement { name.value } else { nil }
    }
    func add(_ element: ElementSpec) {
      element.argument(.onSubmit)?.syntax?.actionName.map { names.append($0) }
      for modifier in element.modifiers {
        guard [.onAppear, .task, .onGeometryChange].contains(modifier.modifier) else { continue }
        let syntax = modifier.value.syntax ?? modifier.value.part(.do)?.syntax
        syntax?.actionName.map { names.append($0) }
      }
    }
    body?.forEachDescendant(add)
    for style in styles { style.body?.forEachDescendant(add) }
    for part in parts + styles.flatMap(\.parts) { for element in part.body { element.forEachDescendant(add) } }
    return names
  }
}

extension ElementSpec.Value {
  fileprivate func part(_ key: Key) -> ElementSpec.Value? {
    if case .parts(let parts) = self { parts[key]?.value } else { nil }
  }
}

extension Element {
  /// Whether an element runs an action when a pointer enters it.
  fileprivate func hovers(for action: String) -> Bool {
    modifiers.contains { $0.id == .onHover && $0.action?.name == action }
      || children.contains { $0.hovers(for: action) }
  }

  /// The actions of the drag that a step names by one of them.
  fileprivate func actions(draggedBy name: String) -> [String] {
    modifiers.filter { $0.id == .drag }.map { $0.actions.map(\.name) }.filter { $0.contains(name) }.flatMap(\.self)
      + children.flatMap { $0.actions(draggedBy: name) }
  }

  /// The action of the return key in the text field that writes to a content field.
  fileprivate func submission(of field: String) -> String? {
    if case .textField(let entry) = kind, entry.text == field { return entry.onSubmit?.name }
    return children.lazy.compactMap { $0.submission(of: field) }.first
  }
}

extension ExpressionSyntax {
  /// `onIncrement` of `content.onIncrement`.
  var actionName: String? {
    switch node {
    case .name(let name): name
    case .call(let name, _): name.value
    case .perform(let action, _): action.actionName
    case .member(_, let member): member.value
    default: nil
    }
  }
}
