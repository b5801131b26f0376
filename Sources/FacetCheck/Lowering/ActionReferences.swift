import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// `content.onIncrement` or `content.onPick(tag)` in place of an action. Outside styles the name alone is enough.
  mutating func action(_ syntax: ExpressionSyntax, in scope: Scope) -> ActionReference? {
    if scope.seesParameters, let (name, arguments) = syntax.namedAction, let action = content.action(named: name.value)
    {
      return reference(to: action, arguments, at: name.span, in: scope)
    }
    if let (name, arguments) = syntax.namedAction, let action = boundAction(name.value, in: scope) {
      return reference(to: action, arguments, local: name.value, at: name.span, in: scope)
    }
    guard let value = infer(syntax, in: scope, hint: .action) else { return nil }
    if case .performing(let action) = value.node { return action }
    guard let action = actionName(value).flatMap({ content.action(named: $0) }) else {
      report(.notAnAction(syntax.excerpt, of: value.type, actions: content.actions.map(\.name.value), at: syntax.span))
      return nil
    }
    return reference(to: action, [], at: syntax.span, in: scope)
  }

  /// The action of the content that a value refers to.
  func actionName(_ value: Expression) -> String? {
    if case .content(let name) = value.node, content.action(named: name) != nil { name } else { nil }
  }

  /// `pick` inside `if: let pick = content.onPick`.
  func boundAction(_ name: String, in scope: Scope) -> ContentSignature.Action? {
    scope.local(named: name)?.action.flatMap { content.action(named: $0) }
  }

  /// An action of the content with its argument. An optional action must be bound.
  mutating func reference(
    to action: ContentSignature.Action, _ arguments: [ExpressionSyntax], local: String? = nil, at span: SourceSpan,
    in scope: Scope
  ) -> ActionReference? {
    references.content.insert(action.name.value)
    if action.isBroken { return nil }
    guard arguments.count == (action.takes == nil ? 0 : 1) else {
      report(.actionArguments(action, found: arguments.count, at: span))
      return nil
    }
    var reference = ActionReference(
      action.name.value, isOptional: action.isOptional && local == nil, local: local)
    guard let type = action.takes else { return reference }
    reference.argument = check(arguments[0], as: type, in: scope.verbatim)
    return reference.argument == nil ? nil : reference
  }

  /// `content.onPick(tag)` as a value: an action without parameters.
  mutating func performing(
    _ callee: ExpressionSyntax, _ arguments: [ExpressionSyntax], at span: SourceSpan, in scope: Scope
  ) -> Expression? {
    guard let value = infer(callee, in: scope) else { return nil }
    guard let action = actionName(value).flatMap({ content.action(named: $0) }) else {
      report(.notAnAction(callee.excerpt, of: value.type, actions: content.actions.map(\.name.value), at: callee.span))
      return nil
    }
    return reference(to: action, arguments, at: span, in: scope).map {
      Expression(.performing($0), as: action.isOptional ? .optional(.action) : .action)
    }
  }

  /// `pick(tag)` as a value, if `pick` is a local action. Nil for anything else.
  mutating func performingBound(
    _ name: Located<String>, _ arguments: [ExpressionSyntax], in scope: Scope
  ) -> Expression?? {
    guard let action = boundAction(name.value, in: scope) else { return nil }
    return reference(to: action, arguments, local: name.value, at: name.span, in: scope).map {
      Expression(.performing($0), as: .action)
    }
  }
}

extension ExpressionSyntax {
  /// `onClose`, `onPick(tag)`
  fileprivate var namedAction: (name: Located<String>, arguments: [ExpressionSyntax])? {
    switch node {
    case .name(let name): (Located(name, at: span), [])
    case .call(let name, let arguments): (name, arguments)
    default: nil
    }
  }
}
