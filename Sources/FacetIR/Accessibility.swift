/// The accessibility of a component in all styles. Expressions can read parameters, state and content.
package struct Accessibility: Equatable, Sendable {
  package enum Element: String, Sendable {
    /// One element with its own label; the style's content is not spoken.
    case single
    /// One element that speaks its children in order.
    case combined
    /// A container of elements.
    case contains
  }

  /// An action that a gesture performs while a condition holds.
  package struct Offer: Equatable, Sendable {
    package var action: ActionReference
    /// Of type bool; nil: always.
    package var condition: Expression?

    package init(_ action: ActionReference, when condition: Expression? = nil) {
      self.action = action
      self.condition = condition
    }

    /// Whether there are times at which it is not offered.
    package var isConditional: Bool { action.isOptional || condition != nil }
  }

  /// An action by its name.
  package struct Action: Equatable, Sendable {
    package var name: Expression
    package var offer: Offer

    package init(name: Expression, offer: Offer) {
      self.name = name
      self.offer = offer
    }
  }

  /// A piece of information that is read on request.
  package struct CustomContent: Equatable, Sendable {
    package var label: Expression
    /// Of type string, or optional of it: nil is omitted.
    package var value: Expression
    /// Whether it is read with the label and value of the element.
    package var isImportant: Bool

    package init(label: Expression, value: Expression, isImportant: Bool) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  package struct Adjustable: Equatable, Sendable {
    package var increment: ActionReference
    package var decrement: ActionReference
    /// Of type bool; nil: always. Without either action it is not adjustable.
    package var condition: Expression?

    package init(increment: ActionReference, decrement: ActionReference, when condition: Expression? = nil) {
      self.increment = increment
      self.decrement = decrement
      self.condition = condition
    }
  }

  package var element: Element
  package var label: Expression?
  package var value: Expression?
  package var hint: Expression?
  /// Of type array of `accessibilityTrait` words.
  package var traits: Expression?
  /// The action of a double tap; nil if it depends on what the style draws.
  package var activate: Offer?
  /// The action of the escape gesture; nil for none.
  package var escape: Offer?
  package var actions: [Action]
  package var adjustable: Adjustable?
  package var customContent: [CustomContent] = []

  package init(
    element: Element, label: Expression? = nil, value: Expression? = nil, hint: Expression? = nil,
    traits: Expression? = nil, activate: Offer? = nil, actions: [Action] = [], adjustable: Adjustable? = nil
  ) {
    self.element = element
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.activate = activate
    self.actions = actions
    self.adjustable = adjustable
  }

  /// The values that its actions are given.
  package var givenValues: [Expression] {
    let offered = [activate, escape].compactMap { $0?.action } + actions.map(\.offer.action)
    let adjusting = adjustable.map { [$0.increment, $0.decrement] } ?? []
    return (offered + adjusting).compactMap(\.argument)
  }

  /// The conditions under which its actions are offered.
  package var conditions: [Expression] {
    ([activate, escape] + actions.map(\.offer)).compactMap { $0?.condition }
      + [adjustable?.condition].compactMap(\.self)
  }
}
