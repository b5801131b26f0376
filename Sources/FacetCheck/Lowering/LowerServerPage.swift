import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// A page that a server describes: `serverPage: page`, `events: { open: content.open(event.id) }`.
  mutating func serverPage(_ element: ElementSpec, in scope: Scope) -> Element.Kind? {
    guard case .expression(let syntax) = element.principal else { return nil }
    let page = check(syntax, as: .serverPage, in: scope)
    var parts: [ElementSpec.Argument] = []
    if case .parts(let written)? = element.argument(.events) { parts = written }
    let events = parts.compactMap { event($0, in: scope) }
    guard let page, events.count == parts.count else { return nil }
    return .serverPage(Element.ServerPage(page, events: events))
  }

  private mutating func event(_ part: ElementSpec.Argument, in scope: Scope) -> Element.ServerPage.Event? {
    guard case .expression(let syntax) = part.value else { return nil }
    guard let (name, field) = syntax.eventField, let type = takenType(ofAction: name, in: scope) else {
      return action(syntax, in: scope).map { Element.ServerPage.Event(type: part.key.value, action: $0) }
    }
    guard type.unwrapped.isPassedToServer else {
      report(.serverEvent(field, for: name, of: type.spelling))
      return nil
    }
    // The field becomes a local variable in the generated code.
    guard checkMemberName(field, what: "field of an event", of: .event) else { return nil }
    let inner = scope.binding(field, as: type)
    references.locals.insert(field.span)
    guard let action = action(syntax.taking(field), in: inner) else { return nil }
    return Element.ServerPage.Event(
      type: part.key.value, field: Element.ServerPage.Field(name: field.value, type: type), action: action)
  }

  private mutating func takenType(ofAction name: String, in scope: Scope) -> ValueType? {
    boundAction(name, in: scope)?.action.takes ?? content.action(named: name)?.takes
  }
}

extension ExpressionSyntax {
  /// `content.open(event.id)`: the name of the action, and the field.
  fileprivate var eventField: (action: String, field: Located<String>)? {
    guard let (name, arguments) = calledAction, arguments.count == 1,
      case .member(let base, let field) = arguments[0].node, case .name("event") = base.node
    else { return nil }
    return (name, field)
  }

  private var calledAction: (name: String, arguments: [ExpressionSyntax])? {
    switch node {
    case .call(let name, let arguments): return (name.value, arguments)
    case .perform(let callee, let arguments):
      guard case .member(_, let name) = callee.node else { return nil }
      return (name.value, arguments)
    default: return nil
    }
  }

  /// The call with a name in place of its argument.
  fileprivate func taking(_ name: Located<String>) -> ExpressionSyntax {
    let argument = ExpressionSyntax(.name(name.value), at: name.span)
    return switch node {
    case .call(let action, _): ExpressionSyntax(.call(action, [argument]), at: span)
    case .perform(let action, _): ExpressionSyntax(.perform(action, [argument]), at: span)
    default: self
    }
  }
}
