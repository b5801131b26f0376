/// What a modifier changes of an element. A rule that is about one of these asks for it, and so is right about modifiers
/// that come later.
package enum ModifierEffect: Sendable {
  /// Colors, outlines and what is drawn behind or in front.
  case paint
  /// How text is set.
  case text
  /// Sizes and places.
  case geometry
  /// What assistive technologies are told.
  case speech
  /// Whether it is seen.
  case visibility
  /// What it does, and what it is.
  case behavior
}

extension Grammar {
  /// The modifiers, each with SwiftUI's meaning. They apply from top to bottom.
  package static let modifiers = Shape("an element", modifierRows.map(\.row))

  /// What a modifier changes; nil for the style of a component, and for what is none.
  package static func effect(ofModifier word: String) -> ModifierEffect? {
    modifierRows.first { $0.row.key.text == word }?.effect
  }

  private static let modifierRows: [(effect: ModifierEffect, row: Row)] = [
    (.geometry, Row(.frame, .shape(frame), "A size, or bounds for one.")),
    (.geometry, Row(.padding, .expressionOr(insets), "Room around it: a Length, or Insets.")),
    (.paint, Row(.color, .expression, "The Color of its text and symbols, or a Gradient.")),
    (.paint, Row(.tint, .expression, "The Color of its controls; nil for the app's own.")),
    (.text, Row(.textStyle, .expression, "The TextStyle of its text.")),
    (
      .text,
      Row(.font, .expressionOr(font), "A Font of the system for its text, such as 'headline', or the parts of one.")
    ),
    (.text, Row(.lineLimit, .expression, "How many lines its text may take; nil for no limit.")),
    (.text, Row(.monospacedDigit, .expression, "Whether all digits are equally wide.")),
    (.text, Row(.multilineTextAlignment, .expression, "How lines of text align: 'leading', 'center' or 'trailing'.")),
    (.text, Row(.truncationMode, .expression, "Where text that does not fit is cut: 'head', 'middle' or 'tail'.")),
    (
      .paint,
      Row(
        .background, .expressionOr(background),
        "The Color or Gradient behind it, perhaps in a shape, or the elements behind it.")
    ),
    (.paint, Row(.overlay, .shape(overlay), "What is drawn in front of it.")),
    (.paint, Row(.border, .expressionOr(border), "The Color or the BorderStyle of a line inside its edges.")),
    (.paint, Row(.cornerRadius, .expression, "How round its corners are cut, in points.")),
    (.paint, Row(.clip, .wordOr(.shape, clip), "The shape outside of which nothing of it is drawn.")),
    (.paint, Row(.shadow, .expressionOr(shadow), "The Shadow that it casts, or the parts of one.")),
    (.geometry, Row(.offset, .shape(offset), "How far from its place it is drawn; the place stays.")),
    (.geometry, Row(.aspectRatio, .shape(aspectRatio), "The shape that its size is made to have.")),
    (.visibility, Row(.opacity, .expression, "From 0, invisible, to 1.")),
    (.behavior, Row(.disabled, .expression, "Whether its controls cannot be used.")),
    (.visibility, Row(.hidden, .expression, "Whether it takes room and is not drawn.")),
    (.geometry, Row(.fixedSize, .expressionOr(fixedSize), "Whether it keeps its ideal size whatever is offered.")),
    (.geometry, Row(.layoutPriority, .expression, "Which elements of a stack are given room first.")),
    (
      .geometry,
      Row(.zIndex, .expression, "Which elements of a zstack are in front: the higher ones; 0 if nothing is said.")
    ),
    (
      .geometry,
      Row(.alignmentGuide, .shape(alignmentGuide), "Where its guides are, by which the stack around it aligns it.")
    ),
    (.behavior, Row(.id, .expression, "What it is: where the value changes, the state in it begins anew.")),
    (.geometry, Row(.gridCellColumns, .expression, "How many columns of the grid around it it takes.")),
    (
      .geometry,
      Row(
        .gridCellUnsizedAxes, .word(.axes), "Along which axes it takes the room that the grid has, and asks for none.")
    ),
    (.behavior, Row(.onTap, .expression, "The action that a tap on it runs.")),
    (.behavior, Row(.onAppear, .expression, "The action that is run when it is there for the first time.")),
    (.behavior, Row(.task, .shape(task), "The action that is run once it has been there for a while.")),
    (.speech, Row(.accessibilityHidden, .expression, "Whether assistive technologies do not see it.")),
    (.text, Row(.bold, .expression, "Whether its text is bold.")),
    (.text, Row(.italic, .expression, "Whether its text is slanted.")),
    (.text, Row(.underline, .expression, "Whether there is a line under its text.")),
    (.text, Row(.strikethrough, .expression, "Whether there is a line through its text.")),
    (.text, Row(.textCase, .expression, "Its text in 'uppercase' or in 'lowercase', whatever it is written in.")),
    (.text, Row(.lineSpacing, .expression, "The room between its lines of text, in points, on top of the font's own.")),
    (
      .text,
      Row(.minimumScaleFactor, .expression, "How small its text may become before it is cut, as a part of its size.")
    ),
    (.geometry, Row(.rotation, .expression, "By how many degrees it is drawn turned, clockwise; the place stays.")),
    (.geometry, Row(.scale, .expression, "By how much it is drawn larger; the place stays.")),
    (.behavior, Row(.contentShape, .wordOr(.shape, contentShape), "The shape in which it can be tapped.")),
    (
      .speech,
      Row(.accessibilityElement, .word(.childBehavior), "One element for assistive technologies, or a container.")
    ),
    (.speech, Row(.accessibilityLabel, .expression, "What assistive technologies call it.")),
    (.speech, Row(.accessibilityValue, .expression, "What assistive technologies say that it is set to.")),
    (.speech, Row(.accessibilityHint, .expression, "What assistive technologies say that happens when it is used.")),
    (.speech, Row(.accessibilityTraits, .expression, "A list of traits that it has too: 'button', 'header', …")),
    (
      .speech,
      Row(.accessibilitySortPriority, .expression, "Which elements of a container are read first: the higher ones.")
    ),
    (.speech, Row(.accessibilityIdentifier, .expression, "What tests of an interface find it by; nobody hears it.")),
  ]

  /// The mappings that stand behind modifiers and arguments.
  package static let modifierParts = [
    frame, insets, background, overlay, border, shadow, offset, aspectRatio, fixedSize, clip, stroke, cornerRadii,
    gridTrack, trackBounds, contentShape, task, placeholder, font, alignmentGuide,
  ]

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
      Row(
        .alignment, .wordOrExpression(.alignment),
        "Where the element stands in the frame; 'center' if nothing is said."),
    ])

  package static let font = Shape(
    "'font'",
    [
      Row(.style, .expression, "A text style, such as 'headline': its size grows with the reader's."),
      Row(.size, .expression, "In place of a style a size in points, which does not grow."),
      Row(.weight, .expression, "A FontWeight, such as 'semibold'; the style's own if nothing is said."),
      Row(.design, .expression, "'default', 'serif', 'rounded' or 'monospaced'."),
    ])

  /// What stands behind a guide sees the dimensions of the element.
  package static let alignmentGuide = Shape(
    "'alignmentGuide'",
    [
      Row(.leading, .expression, "From the leading edge, in points."),
      Row(.horizontalCenter, .expression, "From the leading edge, in points."),
      Row(.trailing, .expression, "From the leading edge, in points."),
      Row(.top, .expression, "From the top, in points."),
      Row(.verticalCenter, .expression, "From the top, in points."),
      Row(.bottom, .expression, "From the top, in points."),
      Row(.firstTextBaseline, .expression, "From the top, in points."),
      Row(.lastTextBaseline, .expression, "From the top, in points."),
    ])

  package static let overlay = Shape(
    "'overlay'",
    [
      Row(.content, .elements, required: true, "What is drawn."),
      Row(.alignment, .wordOrExpression(.alignment), "Where it stands; 'center' if nothing is said."),
    ])

  package static let border = Shape(
    "'border'",
    [
      Row(.color, .expression, required: true, "The Color."),
      Row(.width, .expression, "How wide the line is, in points; 1 if nothing is said."),
    ])

  package static let shadow = Shape(
    "'shadow'",
    [
      Row(.color, .expression, "The Color; a third of black if nothing is said."),
      Row(.radius, .expression, required: true, "How far it is blurred, in points."),
      Row(.x, .expression, "How far to the right it falls, in points."),
      Row(.y, .expression, "How far down it falls, in points."),
    ])

  package static let offset = Shape(
    "'offset'",
    [
      Row(.x, .expression, "To the right, in every direction of reading, in points."),
      Row(.y, .expression, "Down, in points."),
    ])

  package static let aspectRatio = Shape(
    "'aspectRatio'",
    [
      Row(.ratio, .expression, "Width over height; its own if nothing is said."),
      Row(.contentMode, .word(.contentMode), required: true, "Whether it fits into what is offered, or fills it."),
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
      Row(.all, .expression, "Every side, in points; the sides that are named besides have their own."),
      Row(.horizontal, .expression, "Leading and trailing, in points."),
      Row(.vertical, .expression, "Top and bottom, in points."),
      Row(.top, .expression, "In points."),
      Row(.leading, .expression, "In points."),
      Row(.bottom, .expression, "In points."),
      Row(.trailing, .expression, "In points."),
    ])
}
