extension Grammar {
  /// The modifiers, each with SwiftUI's meaning. They apply from top to bottom.
  package static let modifiers = Shape(
    "an element",
    [
      Row(.frame, .shape(frame), "A size, or bounds for one."),
      Row(.padding, .expressionOr(insets), "Room around it: a Length, or Insets."),
      Row(.color, .expression, "The Color of its text and symbols."),
      Row(.textStyle, .expression, "The TextStyle of its text."),
      Row(.lineLimit, .expression, "How many lines its text may take; nil for no limit."),
      Row(.monospacedDigit, .expression, "Whether all digits are equally wide."),
      Row(.multilineTextAlignment, .expression, "How lines of text align: 'leading', 'center' or 'trailing'."),
      Row(.truncationMode, .expression, "Where text that does not fit is cut: 'head', 'middle' or 'tail'."),
      Row(.background, .expressionOr(background), "The Color behind it."),
      Row(.cornerRadius, .expression, "How round its corners are cut, in points."),
      Row(.opacity, .expression, "From 0, invisible, to 1."),
      Row(.disabled, .expression, "Whether its controls cannot be used."),
      Row(.hidden, .expression, "Whether it takes room and is not drawn."),
      Row(.fixedSize, .expressionOr(fixedSize), "Whether it keeps its ideal size whatever is offered."),
      Row(.layoutPriority, .expression, "Which elements of a stack are given room first."),
      Row(.onTap, .expression, "The action that a tap on it runs."),
      Row(.accessibilityHidden, .expression, "Whether assistive technologies do not see it."),
    ])

  package static let frame = Shape(
    "'frame'",
    [
      Row(.width, .expression, "An exact width, in points."),
      Row(.height, .expression, "An exact height, in points."),
      Row(.minWidth, .expression, "The least width."),
      Row(.idealWidth, .expression, "The width where nothing is offered."),
      Row(.maxWidth, .expression, "The most width; 'infinity' for all there is."),
      Row(.minHeight, .expression, "The least height."),
      Row(.idealHeight, .expression, "The height where nothing is offered."),
      Row(.maxHeight, .expression, "The most height; 'infinity' for all there is."),
      Row(.alignment, .word(.alignment), "Where the element stands in the frame; 'center' if nothing is said."),
    ])

  package static let background = Shape(
    "'background'",
    [
      Row(.color, .expression, required: true, "The Color."),
      Row(.cornerRadius, .expression, "How round the corners of the color are, in points."),
    ])

  package static let fixedSize = Shape(
    "'fixedSize'",
    [
      Row(.horizontal, .expression, "Whether it keeps its ideal width."),
      Row(.vertical, .expression, "Whether it keeps its ideal height."),
    ])

  /// Insets as a mapping. Where a key is left out, its side has none.
  package static let insets = Shape(
    "insets",
    [
      Row(.horizontal, .expression, "Leading and trailing, in points."),
      Row(.vertical, .expression, "Top and bottom, in points."),
      Row(.top, .expression, "In points."),
      Row(.leading, .expression, "In points."),
      Row(.bottom, .expression, "In points."),
      Row(.trailing, .expression, "In points."),
    ])
}
