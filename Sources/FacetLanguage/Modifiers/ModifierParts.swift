extension Grammar {
  /// The keys of the modifiers.
  package static let modifiers = Shape("an element", ModifierKind.all.compactMap(\.row))

  /// The mappings that stand behind modifiers and arguments.
  package static let modifierParts: [Shape] = [
    .frame, .insets, .background, .overlay, .border, .shadow, .offset, .aspectRatio, .fixedSize, .clip, .stroke,
    .cornerRadii, .gridTrack, .trackBounds, .contentOutline, .task, .placeholder, .font, .alignmentGuide,
  ]
}

/// The mappings that stand behind modifiers.
extension Shape {
  package static let frame = Shape(
    "'frame'",
    [
      Row(.width, .expression([.length]), "An exact width, in points."),
      Row(.height, .expression([.length]), "An exact height, in points."),
      Row(.minWidth, .expression([.length]), "The least width."),
      Row(.idealWidth, .expression([.length]), "The width where nothing is offered."),
      Row(.maxWidth, .expression([.length]), "The most width; 'infinity' for all there is."),
      Row(.minHeight, .expression([.length]), "The least height."),
      Row(.idealHeight, .expression([.length]), "The height where nothing is offered."),
      Row(.maxHeight, .expression([.length]), "The most height; 'infinity' for all there is."),
      Row(
        .alignment, .wordOrExpression(.alignment), filler: .center,
        "Where the element stands in the frame; 'center' if nothing is said."),
    ])

  package static let font = Shape(
    "'font'",
    [
      Row(
        .style, .expression([.words(.fontTextStyle)]),
        "A text style, such as 'headline': its size grows with the reader's."),
      Row(.size, .expression([.length]), "In place of a style a size in points, which does not grow."),
      Row(.weight, .expression([.fontWeight]), "A FontWeight, such as 'semibold'; the style's own if nothing is said."),
      Row(.design, .expression([.words(.fontDesign)]), "'default', 'serif', 'rounded' or 'monospaced'."),
    ])

  /// What stands behind a guide sees the dimensions of the element.
  package static let alignmentGuide = Shape(
    "'alignmentGuide'",
    [
      Row(.leading, .expression([.length]), "From the leading edge, in points."),
      Row(.horizontalCenter, .expression([.length]), "From the leading edge, in points."),
      Row(.trailing, .expression([.length]), "From the leading edge, in points."),
      Row(.top, .expression([.length]), "From the top, in points."),
      Row(.verticalCenter, .expression([.length]), "From the top, in points."),
      Row(.bottom, .expression([.length]), "From the top, in points."),
      Row(.firstTextBaseline, .expression([.length]), "From the top, in points."),
      Row(.lastTextBaseline, .expression([.length]), "From the top, in points."),
    ])

  package static let overlay = Shape(
    "'overlay'",
    [
      Row(.content, .elements, required: true, "What is drawn."),
      Row(.alignment, .wordOrExpression(.alignment), filler: .center, "Where it stands; 'center' if nothing is said."),
    ])

  package static let border = Shape(
    "'border'",
    [
      Row(.color, .expression([.color]), required: true, "The Color."),
      Row(.width, .expression([.length]), "How wide the line is, in points; 1 if nothing is said."),
    ])

  package static let shadow = Shape(
    "'shadow'",
    [
      Row(.color, .expression([.color]), "The Color; a third of black if nothing is said."),
      Row(.radius, .expression([.length]), required: true, "How far it is blurred, in points."),
      Row(.x, .expression([.length]), "How far to the right it falls, in points."),
      Row(.y, .expression([.length]), "How far down it falls, in points."),
    ])

  package static let offset = Shape(
    "'offset'",
    [
      Row(.x, .expression([.length]), filler: .zero, "To the right, in every direction of reading, in points."),
      Row(.y, .expression([.length]), filler: .zero, "Down, in points."),
    ])

  package static let aspectRatio = Shape(
    "'aspectRatio'",
    [
      Row(.ratio, .expression([.double]), "Width over height; its own if nothing is said."),
      Row(.contentMode, .word(.contentMode), required: true, "Whether it fits into what is offered, or fills it."),
    ])

  package static let fixedSize = Shape(
    "'fixedSize'",
    [
      Row(.horizontal, .expression([.bool]), filler: .no, "Whether it keeps its ideal width."),
      Row(.vertical, .expression([.bool]), filler: .no, "Whether it keeps its ideal height."),
    ])

  /// Insets as a mapping. Where a key is left out, its side has none.
  package static let insets = Shape(
    "insets",
    [
      Row(.all, .expression([.length]), "Every side, in points; the sides that are named besides have their own."),
      Row(.horizontal, .expression([.length]), "Leading and trailing, in points."),
      Row(.vertical, .expression([.length]), "Top and bottom, in points."),
      Row(.top, .expression([.length]), "In points."),
      Row(.leading, .expression([.length]), "In points."),
      Row(.bottom, .expression([.length]), "In points."),
      Row(.trailing, .expression([.length]), "In points."),
    ])

  package static let clip = Shape(
    "'clip'", [Row(.shape, .word(.shape), required: true, "The outline."), .cornerRadius])

  package static let contentOutline = Shape(
    "'contentShape'", [Row(.shape, .word(.shape), required: true, "The outline."), .cornerRadius])

  package static let background = Shape(
    "'background'",
    [
      Row(.color, .expression([.color, .gradient]), "The Color, or a Gradient."),
      Row(.shape, .word(.shape), "The outline of the color; all of the element's place if nothing is said."),
      .cornerRadius,
      Row(.content, .elements, "What is drawn, in place of a color."),
      Row(.alignment, .wordOrExpression(.alignment), "Where the content stands; 'center' if nothing is said."),
    ])

  package static let task = Shape(
    "'task'",
    [
      Row(.after, .duration, required: true, "How long it has to be there: '4s', '400ms', or a Duration."),
      Row(.do, .expression([.action]), required: true, "The action that is run then."),
    ])
}
