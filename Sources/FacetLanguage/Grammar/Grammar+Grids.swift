extension Grammar {
  /// Scroll views, and what arranges many elements in them.
  package static let scrollingElements = [
    ElementShape(
      .scroll, .elements, "A window on an element that may be longer than it.",
      arguments: [
        Row(.axis, .word(.axis), "Along which it can be scrolled; 'vertical' if nothing is said."),
        Row(.showsIndicators, .expression, "Whether it shows where one is; 'true' if nothing is said."),
      ]),
    ElementShape(
      .lazyHStack, .elements, "Elements side by side, made as they are scrolled to.",
      arguments: [
        Row(.alignment, .wordOrExpression(.verticalAlignment), "How they align across; 'center' if nothing is said."),
        Row(.spacing, .expression, "The room between them, in points."),
      ]),
    ElementShape(
      .lazyVStack, .elements, "Elements below each other, made as they are scrolled to.",
      arguments: [
        Row(.alignment, .wordOrExpression(.horizontalAlignment), "How they align across; 'center' if nothing is said."),
        Row(.spacing, .expression, "The room between them, in points."),
      ]),
    ElementShape(
      .lazyVGrid, .elements, "Elements in columns, row below row, made as they are scrolled to.",
      arguments: [
        Row(.columns, .expressionOrList(of: gridTrack), required: true, "How many columns, or each of them."),
        Row(.spacing, .expression, "The room between two elements, in points."),
        Row(.rowSpacing, .expression, "The room between two rows; 'spacing' if nothing is said."),
        Row(.alignment, .wordOrExpression(.alignment), "Of each element in its place; 'center' if nothing is said."),
      ]),
    ElementShape(
      .lazyHGrid, .elements, "Elements in rows, column beside column, made as they are scrolled to.",
      arguments: [
        Row(.rows, .expressionOrList(of: gridTrack), required: true, "How many rows, or each of them."),
        Row(.spacing, .expression, "The room between two elements, in points."),
        Row(.columnSpacing, .expression, "The room between two columns; 'spacing' if nothing is said."),
        Row(.alignment, .wordOrExpression(.alignment), "Of each element in its place; 'center' if nothing is said."),
      ]),
    ElementShape(
      .grid, .elements, "Rows whose cells stand in columns, each as wide as its widest cell.",
      arguments: [
        Row(.alignment, .wordOrExpression(.alignment), "Of each cell in its place; 'center' if nothing is said."),
        Row(.horizontalSpacing, .expression, "The room between two columns, in points."),
        Row(.verticalSpacing, .expression, "The room between two rows, in points."),
      ]),
    ElementShape(
      .gridRow, .elements, "The cells of a row of a grid.",
      arguments: [
        Row(
          .alignment, .wordOrExpression(.verticalAlignment),
          "How they align across the row; as in the grid if nothing is said.")
      ]),
  ]

  /// A column of a lazy grid, or a row: one of the first three, and what else is to be said.
  package static let gridTrack = Shape(
    "a column or row",
    [
      Row(.fixed, .expression, "Its width, or its height, in points."),
      Row(.flexible, .shape(trackBounds), "It shares what is left, within bounds."),
      Row(.adaptive, .shape(trackBounds), "As many as fit, within bounds, in place of one."),
      Row(.spacing, .expression, "The room behind it; the grid's 'spacing' if nothing is said."),
      Row(.alignment, .wordOrExpression(.alignment), "Of each element in it; as in the grid if nothing is said."),
    ])

  package static let trackBounds = Shape(
    "the bounds of a column or row",
    [
      Row(.min, .expression, "The least, in points; 10 if nothing is said."),
      Row(.max, .expression, "The most, in points; no end if nothing is said."),
    ])
}
