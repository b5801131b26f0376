/// Elements as sections of the grammar.
extension Grammar {
  package static let elements = ElementKind.all

  /// Whether a bare word is an element: `divider`.
  package static func isElementByItself(_ word: String) -> Bool {
    elements.contains { $0.principal.key.text == word && !$0.principal.isRequired }
  }

  /// Whether the value of the element's key is data rather than an expression.
  package static func isShown(_ element: ElementID) -> Bool { [.text, .icon, .image].contains(element) }

  /// A component as an element: `Badge: { text: highlight }`.
  package static let componentElement = Shape(
    "a component", [Row(.style, .style, "The style.")])

  /// The content of a slot with a value: `row: { as: person, do: { text: person.name } }`.
  package static let slotContent = Shape(
    "the content of a slot with a value",
    [
      Row(.as, .name, required: true, "The name of the value in the elements."),
      Row(.do, .elements, required: true, "The elements for a value."),
    ])

  /// The keys that may follow the name of a component: its style, and behind it the modifiers.
  package static let componentKeys = Shape("a component", componentElement.rows + modifiers.rows)
}
