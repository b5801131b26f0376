import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// `content.onIncrement` or `content.onPick(tag)` in place of an action. Outside styles the name alone is enough. In the
  /// content of a slot in a variant, `record` is recorded under the name of the slot.
  mutating func action(_ syntax: ExpressionSyntax, in scope: Scope) -> ActionReference? {
    if let slot = scope.recordedAs, syntax.isName("record"), !scope.hasLocal(named: "record") { return .recorded(slot) }
    if scope.seesParameters, let (name, arguments) = syntax.namedAction, let action = content.action(named: name.value)
    {
      return reference(to: action, arguments, at: name.span, in: scope)
    }
    if let (name, arguments) = syntax.namedAction, let bound = boundAction(name.value, in: scope) {
      return reference(to: bound, arguments, at: name.span, in: scope)
    }
    if syntax.isChoice {
      report(.choiceOfActions(in: scope.place, at: syntax.span))
      return nil
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

  /// An action by a name in scope.
  struct BoundAction {
    /// It is optional unless an `if` has unwrapped it.
    var action: ContentSignature.Action
    /// The name that an element or a part binds; nil for an action of the content that a part is given.
    var local: String?
  }

  /// `pick` inside `if: let pick = content.onPick`, or a parameter of a part.
  mutating func boundAction(_ name: String, in scope: Scope) -> BoundAction? {
    guard let local = scope.local(named: name) else { return nil }
    let bound: String? =
      switch local.node {
      case .local(let name): name
      // An action that a part is not given.
      case .null: name
      default: nil
      }
    guard var action = local.own ?? local.action.flatMap({ content.action(named: $0) }) else { return nil }
    references.locals.insert(local.name.span)
    if local.own == nil, bound != nil { action.isOptional = false }
    return BoundAction(action: action, local: bound)
  }

  /// The local of a value that is an action bound in scope.
  func boundLocal(of value: Expression, in scope: Scope) -> Scope.Local? {
    scope.locals.last { $0.node == value.node && ($0.own != nil || $0.action != nil) }
  }

  /// An action of the content with its argument. An optional action must be bound.
  mutating func reference(
    to action: ContentSignature.Action, _ arguments: [ExpressionSyntax], at span: SourceSpan, in scope: Scope
  ) -> ActionReference? {
    reference(to: BoundAction(action: action), arguments, at: span, in: scope)
  }

  private mutating func reference(
    to bound: BoundAction, _ arguments: [ExpressionSyntax], at span: SourceSpan, in scope: Scope
  ) -> ActionReference? {
    let action = bound.action
    if content.action(named: action.name.value) != nil { references.content.insert(action.name.value) }
    if action.isBroken { return nil }
    guard arguments.count == (action.takes == nil ? 0 : 1) else {
      let prefix = bound.local == nil && scope.seesContent && !scope.seesParameters ? "content." : ""
      report(
        .actionArguments(
          action, found: arguments.count, written: prefix + action.name.value,
          among: action.takes.flatMap(scope.value(of:)), at: span))
      return nil
    }
    var reference = ActionReference(action.name.value, isOptional: action.isOptional, local: bound.local)
    guard let type = action.takes else { return reference }
    reference.argument = check(arguments[0], as: type, in: scope.isAssigned ? scope : scope.verbatim)
    if case .string(let text) = arguments[0].node, type.unwrapped == .string, action.isDeclared, !scope.isAssigned,
      design.strings != nil, holdsLetters(text)
    {
      textsOfElements.append((action.name.value, Located(text, at: arguments[0].span)))
    }
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
    guard let bound = boundAction(name.value, in: scope) else { return nil }
    return reference(to: bound, arguments, at: name.span, in: scope).map {
      Expression(.performing($0), as: bound.action.isOptional ? .optional(.action) : .action)
    }
  }
}

extension Scope {
  /// A value of a type that the modifier around an action gives it, or that an element binds.
  fileprivate func value(of type: ValueType) -> String? {
    if let drag = DragValue.allCases.first(where: { $0.type == type }), bindsDrag { return drag.name }
    return locals.last { $0.type == type }?.name.value
  }
}

extension ExpressionSyntax {
  /// Whether it is one of several values.
  fileprivate var isChoice: Bool {
    switch node {
    case .conditional, .switch: true
    case .binary(let symbol, _, _): symbol.value == .coalesce
    default: false
    }
  }

  /// `onClose`, `onPick(tag)`
  fileprivate var namedAction: (name: Located<String>, arguments: [ExpressionSyntax])? {
    switch node {
    case .name(let name): (Located(name, at: span), [])
    case .call(let name, let arguments): (name, arguments)
    default: nil
    }
  }
}
