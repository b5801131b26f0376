import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

extension ComponentResolver {
  mutating func lowerActions() -> [Content.Action] {
    reportActionCycles()
    return content.actions.compactMap { action in
      guard action.isDeclared else { return handedOn(action) }
      guard let written = spec.actions.first(where: { $0.name.value == action.name.value }) else { return nil }
      var scope = Scope(place: .component)
      scope.action = action.name.value
      if let taken = written.takes { scope = scope.binding(taken.name, as: action.takes) }
      if written.handWritten != nil {
        return Content.Action(
          name: action.name.value, takes: action.takes, body: .handWritten(given: written.takes?.name.value),
          doc: written.doc?.value)
      }
      let statements = written.statements.compactMap { lower($0, in: scope) }
      return Content.Action(
        name: action.name.value, takes: action.takes,
        body: .statements(statements, given: written.takes?.name.value), doc: written.doc?.value)
    }
  }

  private mutating func handedOn(_ action: ContentSignature.Action) -> Content.Action {
    let name = action.name.value
    return Content.Action(
      name: name, takes: action.takes, body: .parameter(name, isOptional: action.isOptional),
      doc: signature.parameter(named: name)?.doc,
      formerName: formerName(ofContent: name, showing: Expression(.parameter(name), as: action.type)))
  }

  private mutating func lower(_ statement: StatementSpec, in scope: Scope) -> Statement? {
    switch statement {
    case .assign(let target, let value): assignment(to: target, value, in: scope)
    case .call(let target, let arguments): call(of: target, arguments, in: scope)
    case .animated(let key, let curve, let statements): animated(key, curve, statements, in: scope)
    case .conditional(let condition, let then, let otherwise): conditional(condition, then, otherwise, in: scope)
    }
  }

  private mutating func conditional(
    _ condition: ElementSpec.Value, _ then: [StatementSpec], _ otherwise: [StatementSpec], in scope: Scope
  ) -> Statement? {
    let (lowered, inner) = self.condition(condition, in: scope)
    if case .binds(_, let bound)? = lowered, bound.type.unwrapped.isAction {
      if case .binding(_, let optional) = condition { report(.boundAction(optional)) }
      return nil
    }
    let first = then.compactMap { lower($0, in: inner.under(lowered?.test, holding: true)) }
    let second = otherwise.compactMap { lower($0, in: scope.under(lowered?.test, holding: false)) }
    if case .binding(let name, let optional) = condition, lowered != nil, !references.locals.contains(name.span) {
      report(.unusedBinding(name, of: optional.excerpt))
    }
    return lowered.map { .conditional($0, then: first, else: second) }
  }

  private mutating func animated(
    _ key: Located<String>, _ curve: ExpressionSyntax?, _ statements: [StatementSpec], in scope: Scope
  ) -> Statement? {
    if isScreen { report(.animationOfScreen(key)) }
    let lowered = statements.compactMap { lower($0, in: scope) }
    guard !isScreen, let timing = curve.flatMap({ self.timing($0, of: .animated, in: scope) }) else { return nil }
    return .animated(timing, lowered)
  }

  private mutating func assignment(
    to target: Located<String>, _ value: ExpressionSyntax, in scope: Scope
  ) -> Statement? {
    if let state = state(named: target.value) {
      return state.type.flatMap { assigned(value, as: $0.read, to: target.value, in: scope) }
    }
    guard let parameter = signature.parameter(named: target.value) else {
      report(renamedParameter(target) ?? .unknownAssignment(target, among: bindings + state.map(\.name.value)))
      return nil
    }
    references.variables.insert(target.value)
    guard let type = parameter.type else { return nil }
    guard case .binding(let stored) = type else {
      report(.assignmentToConstant(target, type: type))
      return nil
    }
    return assigned(value, as: stored, to: target.value, in: scope)
  }

  private mutating func assigned(
    _ value: ExpressionSyntax, as type: ValueType, to target: String, in scope: Scope
  ) -> Statement? {
    assigning(to: .variable(target), of: type, in: scope) { $0.check(value, as: type, in: $1) }.map {
      .assign(target, $0)
    }
  }

  private var bindings: [String] {
    signature.parameters.compactMap { if case .binding = $0.type { $0.name.value } else { nil } }
  }

  private mutating func call(
    of target: Located<String>, _ arguments: [ExpressionSyntax], in scope: Scope
  ) -> Statement? {
    if effect(named: target.value) != nil { return start(of: target, arguments, in: scope) }
    if isScreen, target.value == ReservedWord.cancel.rawValue { return cancel(target, arguments) }
    guard let action = content.action(named: target.value) else {
      if target.value == ReservedWord.announce.rawValue { return announcement(target, arguments, in: scope) }
      // An action cannot call itself.
      let actions = content.actions.map(\.name.value).filter { $0 != scope.action }
      report(renamedParameter(target) ?? .unknownAction(target, among: actions + effects.map(\.name.value)))
      return nil
    }
    guard action.isDeclared, let type = action.takes else {
      return reference(to: action, arguments, at: target.span, in: scope).map(Statement.call)
    }
    return assigning(to: .taken(by: target.value), of: type, in: scope) {
      $0.reference(to: action, arguments, at: target.span, in: $1)
    }.map(Statement.call)
  }

  /// `announce("{count} places found")`
  private mutating func announcement(
    _ target: Located<String>, _ arguments: [ExpressionSyntax], in scope: Scope
  ) -> Statement? {
    guard !isScreen, arguments.count == 1 else {
      report(isScreen ? .announcementOfScreen(target) : .announcementWithoutText(target))
      return nil
    }
    return check(arguments[0], as: .string, in: scope.saying(.announcement)).map(Statement.announce)
  }

  /// Reports actions that call themselves, directly or through others, because they would never end.
  private mutating func reportActionCycles() {
    var visit = DepthFirst(count: spec.actions.count) { [actions = spec.actions] index in
      actions[index].statements.flattened.compactMap { statement in
        guard case .call(let target, _) = statement else { return nil }
        return actions.firstIndex { $0.name.value == target.value }
      }
    }
    for cycle in visit.run() {
      report(.actionCycle(cycle.map { spec.actions[$0].name }))
    }
  }
}
