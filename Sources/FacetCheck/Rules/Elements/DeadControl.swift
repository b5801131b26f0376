package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let deadControl = DiagnosticKind(
    "element/dead-control", .warning, "Control that does nothing where its action is nil",
    explanation: """
      A control whose only action is optional can be used, and VoiceOver speaks it as a control, also where a caller \
      gives no action. Draw the element otherwise there, or disable it. Conditions may be fields of the content, and \
      stand around the control or at a container of it.

          parameters: { title: String, onOpen: Action? }
          style: none
          body: { button: content.onOpen, label: { text: content.title } }   # wrong

          parameters: { title: String, onOpen: Action? }
          style: none
          body:                                                              # right
            if: isGiven(content.onOpen)
            then: { button: content.onOpen, label: { text: content.title } }
            else: { text: content.title }

          parameters: { title: String, onOpen: Action? }
          style: none
          body:                                                              # right
            button: content.onOpen
            label: { text: content.title }
            disabled: not isGiven(content.onOpen)

      Items of menus and buttons of swiped rows are left out where their action is nil, and a button with the role \
      'cancel' closes what it is in; all of these need no condition.
      """)
}

extension Diagnostic {
  /// - Parameter optional: The optional action that the control performs, or that its action only calls.
  fileprivate static func deadControl(_ action: String, calling optional: String?, at span: SourceSpan) -> Diagnostic {
    let needed = optional ?? action
    return Diagnostic(
      .deadControl, at: span,
      optional == nil
        ? "action '\(action)' may be nil, and the control can be used even then"
        : "action '\(action)' does nothing where '\(needed)' is nil, and the control can be used even then",
      help: waysOut(without: needed))
  }

  /// - Parameter component: What the action is handed to.
  fileprivate static func deadArgument(
    _ action: String, of component: String, calling needed: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .deadControl, at: span,
      "action '\(action)' does nothing where '\(needed)' is nil, and '\(component)' draws its control even then",
      help: waysOut(without: needed))
  }

  private static func waysOut(without action: String) -> String {
    "draw it otherwise with 'if: isGiven(\(action))', or add 'disabled: not isGiven(\(action))' below it"
  }

  /// - Parameter isNamed: Whether it is chosen by its name, and stands in a mapping.
  fileprivate static func deadOffer(
    _ action: String, calling needed: String, isNamed: Bool, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .deadControl, at: span,
      "action '\(action)' does nothing where '\(needed)' is nil, and VoiceOver offers it even then",
      help: isNamed ? "add 'when: isGiven(\(needed))'" : "write '{ do: \(action), when: isGiven(\(needed)) }'")
  }
}

func deadControls(of element: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  if element.isComponent { return deadArguments(of: element, in: component) }
  let uses = element.scope.isExample ? [] : element.usedActions
  let dead = uses.filter { component.mayBeDead($0, in: element) }
  // Another action of the element makes it useful.
  guard !uses.isEmpty, dead.count == uses.count else { return [] }
  return dead.map { use in
    let own = use.action.isOptional ? nil : component.neededActions(by: use.action).compactMap(\.contentName).min()
    return .deadControl(use.name, calling: own.map { "content.\($0)" }, at: use.span)
  }
}

/// Reports actions that are handed to a component, which knows that they are there and not that they only call an optional
/// one.
private func deadArguments(of element: TypedElement, in component: TypedComponent) -> [Diagnostic] {
  guard !element.scope.isExample, case .component(let instance)? = element.element?.kind,
    case .parts(let written)? = element.written.principal
  else { return [] }
  return instance.arguments.compactMap { argument in
    guard argument.value.type.unwrapped.isAction, let action = argument.value.handedOn,
      let syntax = written.first(where: { $0.key.value == argument.parameter })?.value.syntax,
      let name = syntax.calledName
    else { return nil }
    let use = UsedAction(action: action, name: name, span: syntax.span, inner: 0)
    let needed = component.neededActions(by: action).compactMap(\.contentName).min()
    guard let needed, component.mayBeDead(use, in: element) else { return nil }
    return .deadArgument(name, of: instance.component, calling: "content.\(needed)", at: syntax.span)
  }
}

/// Reports what VoiceOver offers for the component and what does nothing where an optional action is nil. Such an action
/// itself is not offered then.
func deadOffers(of component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  guard let accessibility = component.component.accessibility, let written = component.spec.accessibility else {
    return []
  }
  var offers = [
    (accessibility.activate, written.activate?.action, false), (accessibility.escape, written.escape?.action, false),
  ]
  if accessibility.actions.count == written.actions.count {
    offers += zip(accessibility.actions, written.actions).map { ($0.offer, $1.action, true) }
  }
  return offers.compactMap { offer, syntax, isNamed -> Diagnostic? in
    guard let offer, let syntax, let name = syntax.calledName, !offer.action.isOptional else { return nil }
    let needed = component.neededActions(by: offer.action)
    guard let own = needed.compactMap(\.contentName).min() else { return nil }
    if let condition = offer.condition, component.value(of: condition, withoutActions: needed) == false { return nil }
    return .deadOffer(name, calling: own, isNamed: isNamed, at: syntax.span)
  }
}

/// An action that a person performs with an element.
private struct UsedAction {
  let action: ActionReference
  /// As written: `content.onPick`.
  let name: String
  let span: SourceSpan
  /// The number of the element's modifiers that are inside of the gesture.
  let inner: Int
}

extension TypedElement {
  fileprivate var usedActions: [UsedAction] {
    var used: [UsedAction] = []
    func add(_ action: ActionReference?, _ syntax: ExpressionSyntax?, behind inner: Int) {
      guard let action, let syntax, let name = syntax.calledName else { return }
      used.append(UsedAction(action: action, name: name, span: syntax.span, inner: inner))
    }
    if case .button(let button)? = element?.kind, !leavesOutNil(button) {
      add(button.action, written.principal?.syntax, behind: 0)
    }
    for (index, written) in written.modifiers.enumerated() where index < modifiers.count {
      guard let modifier = modifiers[index] else { continue }
      switch written.modifier {
      case .onTap, .onLongPress, .drag:
        guard case .parts(let parts) = written.value else {
          add(modifier.action, written.value.syntax, behind: index + 1)
          continue
        }
        for key in [Key.do, .onChanged, .onEnded] {
          add(modifier.action(key), parts[key]?.value.syntax, behind: index + 1)
        }
      // There is none where the action itself is nil.
      case .refreshable where modifier.action?.isOptional == false:
        add(modifier.action, written.value.syntax, behind: index + 1)
      default: break
      }
    }
    return used
  }

  /// Whether the button is left out without an action, or closes what it is in.
  private func leavesOutNil(_ button: Element.Button) -> Bool {
    switch scope.systemLayer {
    // An action that only calls one that is nil is not.
    case .contextMenu, .swipeActions: button.action.isOptional
    case .alert, .confirmationDialog: button.role?.node == .word("cancel")
    default: false
    }
  }
}

extension TypedComponent {
  /// Whether the element can be used while the action does nothing.
  fileprivate func mayBeDead(_ use: UsedAction, in element: TypedElement) -> Bool {
    let needed = neededActions(by: use.action)
    if needed.isEmpty { return false }
    let isDrawn = element.scope.conditions.allSatisfy { condition in
      value(of: condition.test, withoutActions: needed) != !condition.holds
    }
    return isDrawn && !isUnusable(element, behind: use.inner, withoutActions: needed)
  }

  /// Whether the element, or one around it, is disabled or hidden without the actions.
  private func isUnusable(_ element: TypedElement, behind inner: Int, withoutActions needed: Set<Expression.Node>)
    -> Bool
  {
    let isOff = element.modifiers.dropFirst(inner).contains { modifier in
      guard let modifier, modifier.id == .disabled || modifier.id == .hidden, let value = modifier.value else {
        return false
      }
      return self.value(of: value, withoutActions: needed) == true
    }
    if isOff { return true }
    return element.container.map { isUnusable(elements[$0], behind: 0, withoutActions: needed) } ?? false
  }

  /// The optional actions without which an action does nothing; none if it always does something.
  fileprivate func neededActions(
    by action: ActionReference, below callers: Set<String> = []
  ) -> Set<Expression.Node> {
    if action.isRecorded { return [] }
    if action.isOptional { return [action.local.map { .local($0) } ?? .content(action.name)] }
    guard action.local == nil, !callers.contains(action.name),
      case .statements(let statements, _)? = component.content.actions.first(where: { $0.name == action.name })?.body
    else { return [] }
    var needed: Set<Expression.Node> = []
    for statement in statements.all where statement.inner.isEmpty {
      guard case .call(let called) = statement else { return [] }
      let below = neededActions(by: called, below: callers.union([action.name]))
      if below.isEmpty { return [] }
      needed.formUnion(below)
    }
    return needed
  }

  /// The value of a condition while some actions are nil; nil if it depends on something else.
  fileprivate func value(of condition: Expression, withoutActions missing: Set<Expression.Node>) -> Bool? {
    func value(_ condition: Expression) -> Bool? { self.value(of: condition, withoutActions: missing) }
    switch condition.node {
    case .bool(let value): return value
    case .not(let negated): return value(negated).map(!)
    case .constant(_, let named): return value(named)
    case .content(let name): return component.content.fields.first { $0.name == name }.flatMap { value($0.value) }
    case .isPresent(let optional): return isPresent(optional, withoutActions: missing)
    case .binary(.and, let left, let right):
      let values = [value(left), value(right)]
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    case .binary(.or, let left, let right):
      let values = [value(left), value(right)]
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    case .binary(.equal, let left, let right) where left.type == .bool:
      return value(left).flatMap { left in value(right).map { left == $0 } }
    case .binary(.notEqual, let left, let right) where left.type == .bool:
      return value(left).flatMap { left in value(right).map { left != $0 } }
    case .conditional(let test, let then, let otherwise):
      guard let test = value(test) else {
        let values = [value(then), value(otherwise)]
        return values[0] == values[1] ? values[0] : nil
      }
      return value(test ? then : otherwise)
    default: return nil
    }
  }

  private func isPresent(_ optional: Expression, withoutActions missing: Set<Expression.Node>) -> Bool? {
    switch optional.node {
    case .null: false
    case .constant(_, let named): isPresent(named, withoutActions: missing)
    // A parameter of the component is an action of the content by the same name.
    case .parameter(let name): missing.contains(.content(name)) ? false : nil
    case .performing(let action):
      missing.contains(action.local.map { .local($0) } ?? .content(action.name)) ? false : nil
    default: missing.contains(optional.node) ? false : nil
    }
  }
}

extension Expression {
  /// The action that is there when it is handed on.
  fileprivate var handedOn: ActionReference? {
    switch node {
    case .content(let name): ActionReference(name)
    case .performing(let action) where !action.isOptional: action
    default: nil
    }
  }
}

extension Expression.Node {
  fileprivate var contentName: String? { if case .content(let name) = self { name } else { nil } }
}

extension ExpressionSyntax {
  /// `content.onPick` of `content.onPick(tag)`.
  fileprivate var calledName: String? {
    switch node {
    case .perform(let action, _): action.path?.joined(separator: ".")
    case .call(let name, _): name.value
    default: path?.joined(separator: ".")
    }
  }
}
