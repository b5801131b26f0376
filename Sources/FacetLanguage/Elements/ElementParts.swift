/// The mappings that are values of elements' arguments.
extension Shape {
  package static let placeholder = Shape(
    "'placeholder'",
    [
      Row(.width, .expression([.length]), "In points. Default: the proposed size."),
      Row(.height, .expression([.length]), "In points. Default: the proposed size."),
    ])

  /// A column or a row of a lazy grid: one of the first three keys, and optionally the others.
  package static let gridTrack = Shape(
    "a column or row",
    [
      Row(.fixed, .expression([.length]), "Fixed width or height, in points."),
      Row(.flexible, .shape(.trackBounds), "Flexible size within bounds."),
      Row(.adaptive, .shape(.trackBounds), "As many columns or rows as fit within bounds."),
      Row(.spacing, .expression([.length]), "Space after it. Default: the grid's 'spacing'."),
      Row(.alignment, .wordOrExpression(.alignment), "Alignment of its elements. Default: that of the grid."),
    ])

  package static let trackBounds = Shape(
    "the bounds of a column or row",
    [
      Row(.min, .expression([.length]), "Minimum, in points. Default: 10."),
      Row(.max, .expression([.length]), "Maximum, in points. Default: unlimited."),
    ])

  package static let stroke = Shape(
    "a line around a shape",
    [
      Row(.color, .expression([.color]), required: true, "The Color."),
      Row(.width, .expression([.length]), "Line width, in points. Default: 1."),
      Row(
        .dash, .expressionOr([.array(.length), .dash], .record(.dash)),
        "Alternating lengths of dashes and gaps, in points, or a Dash."),
    ])
}

extension Row {
  /// Of a shape.
  static let cornerRadius = Row(
    .cornerRadius, .expressionOr([.length, .cornerRadius], .record(.cornerRadius)),
    "Corner radius in points, or one radius for each corner.")
}

extension Grammar {
  /// The word for a shape that SwiftUI calls so: `circle` for `Circle`.
  package static func shape(called name: String) -> String? {
    WordSet.shape.words.first { $0.lowercased() == name.lowercased() }
  }
}

extension Shape {
  /// How a text field shows and reads a number.
  package static let fieldFormat = Shape(
    "a format",
    [
      Row(.style, .word(.numberFormat), required: true, "'number', 'percent' or 'currency'."),
      Row(.code, .expression([.string]), "Code of the currency by ISO 4217, such as \"EUR\"."),
      Row(.fractionLength, .expression([.int]), "Number of fraction digits, from 0 to 20. Default: that of the style."),
    ])
}

/// Arguments that several elements have.
extension Row {
  static func across(_ words: WordSet) -> Row {
    Row(.alignment, .wordOrExpression(words), "Alignment of the children. Default: 'center'.")
  }

  static let spacing = Row(.spacing, .expression([.length]), "Space between children, in points.")
  static let spacingInGrid = Row(
    .spacing, .expression([.length]), "Space between elements, in points.")
  static let inPlace = Row(
    .alignment, .wordOrExpression(.alignment), "Alignment of each element in its space. Default: 'center'.")
  static let isRevealed = Row(
    .isRevealed, .expression([.bool]),
    "Whether the password can be read. Focus and keyboard stay when it changes. Default: false.")
  static let prompt = Row(
    .prompt, .expression([.string]), "Placeholder text, also the accessibility label.")
  static let onSubmit = Row(.onSubmit, .expression([.action]), "Action that the return key runs.")
}
