extension Grammar {
  /// The kinds of elements. A component of the project is one too, by its name; see ``componentElement``.
  package static let elements = basicElements + scrollingElements + controls

  private static let basicElements = [
    ElementShape(.text, .expression, "Text, as a String."),
    ElementShape(.icon, .expression, "A symbol: \"star.fill\", or an Icon."),
    ElementShape(
      .image, .expression, "An Image, in its own size.",
      arguments: [Row(.resizable, .flag, "Whether it is as large as what it is offered; 'false' if nothing is said.")]),
    shapeElement,
    ElementShape(
      .button, .expression, "A control that runs an action.",
      arguments: [Row(.label, .elements, required: true, "What the button shows.")]),
    ElementShape(
      .spacer, .data, required: false, "As much room as is left.",
      arguments: [Row(.minLength, .expression, "The least room it takes, in points.")]),
    ElementShape(.divider, .data, required: false, "A line between elements."),
    ElementShape(
      .hstack, .elements, "Elements side by side.",
      arguments: [
        Row(.alignment, .wordOrExpression(.verticalAlignment), "How they align across; 'center' if nothing is said."),
        Row(.spacing, .expression, "The room between them, in points."),
      ]),
    ElementShape(
      .vstack, .elements, "Elements below each other.",
      arguments: [
        Row(.alignment, .wordOrExpression(.horizontalAlignment), "How they align across; 'center' if nothing is said."),
        Row(.spacing, .expression, "The room between them, in points."),
      ]),
    ElementShape(
      .zstack, .elements, "Elements on top of each other, the last in front.",
      arguments: [Row(.alignment, .wordOrExpression(.alignment), "How they align; 'center' if nothing is said.")]),
    ElementShape(.group, .elements, "Elements as one, for modifiers that all of them share."),
    ElementShape(
      .if, .condition, "One thing or another, by a condition or by whether an optional holds something.",
      arguments: [
        Row(.then, .elements, required: true, "What is drawn if it is so."),
        Row(.else, .elements, "What is drawn if not."),
      ]),
    ElementShape(
      .switch, .expression, "One of several things, by the case of an enum.",
      arguments: [
        Row(
          .cases, .named(.elements), required: true,
          "What is drawn in each case, by its name; 'default' for all that are not named.")
      ]),
    ElementShape(
      .each, .expression, "The same for each element of an array.",
      arguments: [
        Row(.as, .name, required: true, "The name of the element in 'do'."),
        Row(
          .id, .expression,
          "What tells the element from the others, as in 'row.id'; left out, the 'id' of its type, or else its place."),
        Row(.do, .elements, required: true, "What is drawn for each."),
      ]),
    ElementShape(
      .swift, .name, "A view that a person writes in Swift, by the name of its type.",
      arguments: [
        Row(.with, .named(.expression), "The arguments of its initialiser, in order: 'tint', 'in range', '_ title'."),
        Row(.placeholder, .shape(placeholder), "The room it takes in snapshots; left out, all that it is offered."),
      ]),
    ElementShape(.slot, .expression, "The views that whoever uses the component gave for a parameter of type View."),
  ]

  package static let placeholder = Shape(
    "'placeholder'",
    [
      Row(.width, .expression, "In points; left out, all that it is offered."),
      Row(.height, .expression, "In points; left out, all that it is offered."),
    ])

  /// Whether a bare word is an element: `divider`.
  package static func isElementByItself(_ word: String) -> Bool {
    elements.contains { $0.principal.key.text == word && !$0.principal.isRequired }
  }

  /// Whether what stands behind the key of an element is what it shows: a value, not code.
  package static func isShown(_ key: Key) -> Bool { [.text, .icon, .image].contains(key) }

  /// A component as an element: `Badge: { text: highlight }`.
  package static let componentElement = Shape(
    "a component", [Row(.style, .style, "The style to draw it in.")])

  /// The keys that may follow the name of a component: its style, and behind it the modifiers.
  package static let componentKeys = Shape("a component", componentElement.rows + modifiers.rows)

  /// For each key the element that it begins, plus one.
  private static let elementOfKey: [UInt8] = {
    var index = [UInt8](repeating: 0, count: Key.allCases.count + 1)
    for (number, element) in elements.enumerated() { index[Int(element.principal.key.rawValue)] = UInt8(number + 1) }
    return index
  }()

  package static func element(_ key: Key) -> ElementShape? {
    let index = Int(elementOfKey[Int(key.rawValue)])
    return index == 0 ? nil : elements[index - 1]
  }
}
