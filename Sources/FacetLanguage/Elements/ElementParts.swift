/// The mappings that stand behind the arguments of elements.
extension Shape {
  package static let placeholder = Shape(
    "'placeholder'",
    [
      Row(.width, .expression([.length]), "In points; left out, all that it is offered."),
      Row(.height, .expression([.length]), "In points; left out, all that it is offered."),
    ])

  /// A column of a lazy grid, or a row: one of the first three, and what else is to be said.
  package static let gridTrack = Shape(
    "a column or row",
    [
      Row(.fixed, .expression([.length]), "Its width, or its height, in points."),
      Row(.flexible, .shape(.trackBounds), "It shares what is left, within bounds."),
      Row(.adaptive, .shape(.trackBounds), "As many as fit, within bounds, in place of one."),
      Row(.spacing, .expression([.length]), "The room behind it; the grid's 'spacing' if nothing is said."),
      Row(.alignment, .wordOrExpression(.alignment), "Of each element in it; as in the grid if nothing is said."),
    ])

  package static let trackBounds = Shape(
    "the bounds of a column or row",
    [
      Row(.min, .expression([.length]), "The least, in points; 10 if nothing is said."),
      Row(.max, .expression([.length]), "The most, in points; no end if nothing is said."),
    ])

  package static let stroke = Shape(
    "a line around a shape",
    [
      Row(.color, .expression([.color]), required: true, "The Color."),
      Row(.width, .expression([.length]), "How wide the line is, in points; 1 if nothing is said."),
      Row(.dash, .expression([.array(.length)]), "The lengths of dashes and gaps in turn, in points."),
    ])

  /// A corner that is left out is not round.
  package static let cornerRadii = Shape(
    "'cornerRadius'",
    [
      Row(.topLeading, .expression([.length]), "In points."),
      Row(.topTrailing, .expression([.length]), "In points."),
      Row(.bottomLeading, .expression([.length]), "In points."),
      Row(.bottomTrailing, .expression([.length]), "In points."),
    ])
}

extension Row {
  /// Of a shape.
  static let cornerRadius = Row(
    .cornerRadius, .expressionOr([.length, .cornerRadius], .cornerRadii),
    "How round the corners are, in points; of an uneven one, each by itself.")
}

extension Grammar {
  /// The word for a shape that SwiftUI calls so: `circle` for `Circle`.
  package static func shape(called name: String) -> String? {
    WordSet.shape.words.first { $0.lowercased() == name.lowercased() }
  }
}
