import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetText

extension ComponentChecker {
  mutating func lowerActions() -> [Content.Action] {
    reportActionCycles()
    return content.actions.compactMap { action in
      guard action.isDeclared else { return handedOn(action) }
      guard let written = spec.actions.first(where: { $0.name.value == action.name.value }) else { return nil }
      return Content.Action(name: action.name.value, body: .statements(written.statements.compactMap { lower($0) }))
    }
  }

  private mutating func handedOn(_ action: ContentSignature.Action) -> Content.Action {
    let name = action.name.value
    return Content.Action(
      name: name, body: .parameter(name, isOptional: action.isOptional), doc: signature.parameter(named: name)?.doc)
  }

  private mutating func lower(_ statement: StatementSpec) -> Statement? {
    switch statement {
    case .assign(let target, let value): assignment(to: target, value)
    case .call(let target): call(of: target)
    }
  }

  private mutating func assignment(to target: Located<String>, _ value: ExpressionSyntax) -> Statement? {
    let scope = Scope(place: .component)
    if let state = state(named: target.value) {
      return state.type.flatMap { check(value, as: $0, in: scope) }.map { .assign(target.value, $0) }
    }
    guard let parameter = signature.parameter(named: target.value) else {
      report(.unknownAssignment(target, among: bindings + state.map(\.name.value)))
      return nil
    }
    usage.parameters.insert(target.value)
    guard let type = parameter.type else { return nil }
    guard case .binding(let stored) = type else {
      report(.assignmentToConstant(target, type: type))
      return nil
    }
    return check(value, as: stored, in: scope).map { .assign(target.value, $0) }
  }

  private var bindings: [String] {
    signature.parameters.compactMap { if case .binding = $0.type { $0.name.value } else { nil } }
  }

  private mutating func call(of target: Located<String>) -> Statement? {
    guard content.action(named: target.value) != nil else {
      report(.unknownAction(target, among: content.actions.map(\.name.value)))
      return nil
    }
    usage.content.insert(target.value)
    return .call(target.value)
  }

  /// An action that calls itself, at once or by way of others, would never end.
  private mutating func reportActionCycles() {
    var visit = DepthFirst(count: spec.actions.count) { [actions = spec.actions] index in
      actions[index].statements.compactMap { statement in
        guard case .call(let target) = statement else { return nil }
        return actions.firstIndex { $0.name.value == target.value }
      }
    }
    for cycle in visit.run() {
      report(.actionCycle(cycle.map { spec.actions[$0].name }))
    }
  }

  // MARK: References

  /// `content.onIncrement`, where something is wanted that can be done. Outside styles the name alone will do.
  mutating func action(_ syntax: ExpressionSyntax, in scope: Scope) -> ActionReference? {
    if scope.seesParameters, case .name(let name) = syntax.node, let action = content.action(named: name) {
      usage.content.insert(name)
      return .content(name, isOptional: action.isOptional)
    }
    guard let value = infer(syntax, in: scope) else { return nil }
    guard case .content(let name) = value.node, value.type.unwrapped == .action else {
      report(.notAnAction(syntax.excerpt, of: value.type, actions: content.actions.map(\.name.value), at: syntax.span))
      return nil
    }
    return .content(name, isOptional: value.type.isOptional)
  }
}

extension ActionReference {
  var name: String {
    switch self {
    case .content(let name, _): name
    }
  }
}
