extension Grammar {
  /// The word for a shape that SwiftUI calls so: `circle` for `Circle`.
  package static func shape(called name: String) -> String? {
    WordSet.shape.words.first { $0.lowercased() == name.lowercased() }
  }

  package static let shapeElement = ElementShape(
    .shape, .word(.shape), "An outline, filled or drawn as a line, as large as what it is offered.",
    arguments: [
      Row(
        .fill, .expression,
        "The Color or Gradient inside it; the color of the surroundings if nothing is said of lines either."),
      Row(.stroke, .expressionOr(stroke), "A line whose middle is the outline: its Color, or how it is drawn."),
      Row(.strokeBorder, .expressionOr(stroke), "A line inside the edges: its Color, or how it is drawn."),
      cornerRadius,
    ])

  /// Of a shape.
  package static let cornerRadius = Row(
    .cornerRadius, .expressionOr(cornerRadii), "How round the corners are, in points; of an uneven one, each by itself."
  )

  package static let stroke = Shape(
    "a line around a shape",
    [
      Row(.color, .expression, required: true, "The Color."),
      Row(.width, .expression, "How wide the line is, in points; 1 if nothing is said."),
      Row(.dash, .expression, "The lengths of dashes and gaps in turn, in points."),
    ])

  /// A corner that is left out is not round.
  package static let cornerRadii = Shape(
    "'cornerRadius'",
    [
      Row(.topLeading, .expression, "In points."),
      Row(.topTrailing, .expression, "In points."),
      Row(.bottomLeading, .expression, "In points."),
      Row(.bottomTrailing, .expression, "In points."),
    ])

  package static let clip = Shape(
    "'clip'", [Row(.shape, .word(.shape), required: true, "The outline."), cornerRadius])

  package static let contentShape = Shape(
    "'contentShape'", [Row(.shape, .word(.shape), required: true, "The outline."), cornerRadius])

  package static let background = Shape(
    "'background'",
    [
      Row(.color, .expression, "The Color, or a Gradient."),
      Row(.shape, .word(.shape), "The outline of the color; all of the element's place if nothing is said."),
      cornerRadius,
      Row(.content, .elements, "What is drawn, in place of a color."),
      Row(.alignment, .wordOrExpression(.alignment), "Where the content stands; 'center' if nothing is said."),
    ])
}
