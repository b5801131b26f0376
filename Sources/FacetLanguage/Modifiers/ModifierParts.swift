extension Grammar {
  /// The keys of the modifiers.
  package static let modifiers = Shape("an element", ModifierKind.all.compactMap(\.row))

  /// The mappings that are values of modifiers and arguments.
  package static let modifierParts: [Shape] =
    [
      .frame, .background, .overlay, .border, .offset, .aspectRatio, .fixedSize, .clip, .stroke, .gridTrack,
      .trackBounds, .contentOutline, .task, .sensoryFeedback, .animation, .viewTransition,
      .matchedGeometry, .focused, .accessibilityFocused, .tap, .longPress, .drag, .accessibilityAdjustableAction,
      .largeContent, .placeholder, .fieldFormat, .alignmentGuide,
      .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog, .safeAreaInset, .navigationTitle,
      .toolbarItem, .searchable, .swipeActions,
    ] + RecordID.allCases.map(Shape.record)
}

/// The mappings that are values of modifiers.
extension Shape {
  package static let frame = Shape(
    "'frame'",
    [
      Row(.width, .expression([.length]), "Fixed width, in points."),
      Row(.height, .expression([.length]), "Fixed height, in points."),
      Row(.minWidth, .expression([.length]), "Minimum width."),
      Row(.idealWidth, .expression([.length]), "Ideal width, used where no width is proposed."),
      Row(.maxWidth, .expression([.length]), "Maximum width; 'infinity' for all available space."),
      Row(.minHeight, .expression([.length]), "Minimum height."),
      Row(.idealHeight, .expression([.length]), "Ideal height, used where no height is proposed."),
      Row(.maxHeight, .expression([.length]), "Maximum height; 'infinity' for all available space."),
      Row(
        .alignment, .wordOrExpression(.alignment), filler: .center,
        "Alignment of the element in the frame. Default: 'center'."),
    ])

  /// The expressions can read the dimensions of the element.
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
      Row(.content, .elements, required: true, "The elements to draw."),
      Row(.alignment, .wordOrExpression(.alignment), filler: .center, "Alignment. Default: 'center'."),
    ])

  package static let safeAreaInset = Shape(
    "'safeAreaInset'",
    [
      Row(.edge, .word(.edge), required: true, "The edge: 'top', 'bottom', 'leading' or 'trailing'."),
      Row(
        .alignment, .wordOrExpression(.alignment),
        "Alignment along the edge: 'leading' or 'trailing', or 'top' or 'bottom'. Default: 'center'."),
      Row(.spacing, .expression([.length]), "Space between both, in points. Default: 0."),
      Row(.content, .elements, required: true, "The elements beside the edge."),
    ])

  package static let border = Shape(
    "'border'",
    [
      Row(.color, .expression([.color]), required: true, "The Color."),
      Row(.width, .expression([.length]), "Line width, in points. Default: 1."),
    ])

  package static let largeContent = Shape(
    "'accessibilityShowsLargeContentViewer'",
    [
      Row(.title, .expression([.string]), required: true, "The title."),
      Row(.icon, .expression([.optional(.icon)]), "The icon above the title, or nil."),
    ])

  package static let offset = Shape(
    "'offset'",
    [
      Row(.x, .expression([.length]), filler: .zero, "Offset to the right in every layout direction, in points."),
      Row(.y, .expression([.length]), filler: .zero, "Offset downwards, in points."),
    ])

  package static let aspectRatio = Shape(
    "'aspectRatio'",
    [
      Row(.ratio, .expression([.double]), "Width divided by height. Default: the element's own ratio."),
      Row(
        .contentMode, .word(.contentMode), required: true, "Whether the element fits into or fills the proposed size."),
    ])

  package static let fixedSize = Shape(
    "'fixedSize'",
    [
      Row(.horizontal, .expression([.bool]), filler: .no, "Whether the element keeps its ideal width."),
      Row(.vertical, .expression([.bool]), filler: .no, "Whether the element keeps its ideal height."),
    ])

  package static let clip = Shape(
    "'clip'", [Row(.shape, .word(.shape), required: true, "The shape."), .cornerRadius])

  package static let contentOutline = Shape(
    "'contentShape'", [Row(.shape, .word(.shape), required: true, "The shape."), .cornerRadius])

  package static let background = Shape(
    "'background'",
    [
      Row(.color, .expression([.color, .gradient]), "The Color or Gradient."),
      Row(.shape, .word(.shape), "Shape filled with the color. Default: the whole bounds of the element."),
      .cornerRadius,
      Row(.content, .elements, "Elements to draw instead of a color."),
      Row(.alignment, .wordOrExpression(.alignment), "Alignment of the content. Default: 'center'."),
    ])

  package static let task = Shape(
    "'task'",
    [
      Row(.after, .duration, "Delay after the element appears: '4s', '400ms', or a Duration. Default: none."),
      Row(.do, .expression([.action]), required: true, "The action to run."),
      Row(.id, .expression([]), "A value such as 'content.message'. When it changes, the task begins again."),
      Row(
        .when, .expression([.bool]),
        "Condition. While it is false the task waits; when it becomes true, the task begins again. Default: 'true'."),
    ])

  package static let tap = Shape(
    "'onTap'",
    [
      Row(.do, .expression([.action]), required: true, "The action to run."),
      Row(.count, .expression([.int]), "Number of taps, 1 or 2. Default: 1."),
    ])

  package static let longPress = Shape(
    "'onLongPress'",
    [
      Row(.do, .expression([.action]), required: true, "The action to run."),
      Row(.minimumDuration, .expression([.double]), "How long the finger has to rest, in seconds. Default: 0.5."),
    ])

  package static let drag = Shape(
    "'drag'",
    [
      Row(.minimumDistance, .expression([.length]), "Distance from which it is a drag, in points. Default: 10."),
      Row(.onChanged, .expression([.action]), "Action that runs whenever the drag has moved."),
      Row(.onEnded, .expression([.action]), "Action that runs when the drag is released or cancelled."),
    ])

  /// The buttons at one edge.
  package static let swipeActions = Shape(
    "'swipeActions'",
    [
      Row(.edge, .word(.horizontalEdge), "The edge: 'leading' or 'trailing'. Default: 'trailing'."),
      Row(
        .allowsFullSwipe, .expression([.bool]), "Whether a swipe across the row runs the first action. Default: 'true'."
      ),
      Row(.content, .elements, required: true, "The buttons, the outermost first."),
    ])

  package static let accessibilityAdjustableAction = Shape(
    "'accessibilityAdjustableAction'",
    [
      Row(.increment, .expression([.action]), required: true, "The action of a swipe up."),
      Row(.decrement, .expression([.action]), required: true, "The action of a swipe down."),
    ])

  package static let sensoryFeedback = Shape(
    "'sensoryFeedback'",
    [
      Row(
        .feedback, .word(.sensoryFeedback), required: true, "Kind of feedback: 'selection', 'success', 'impact', …"),
      Row(.trigger, .expression([]), required: true, "The value, such as 'content.count', whose changes play it."),
    ])

  package static let animation = Shape(
    "'animation'",
    [
      Row(
        .curve, .wordOrExpression(.timingCurve), required: true,
        "'spring', 'easeInOut', …, or a token of type 'transition' with a duration."),
      Row(.value, .expression([]), required: true, "The value, such as 'content.isOpen', whose changes are animated."),
    ])

  package static let matchedGeometry = Shape(
    "'matchedGeometry'",
    [Row(.id, .expression([]), required: true, "The identity, such as 'content.selected'; one element shown has it.")])

  package static let viewTransition = Shape(
    "'transition'",
    [
      Row(.move, .word(.motionEdge), "The edge that the element moves in from and out to."),
      Row(.push, .word(.motionEdge), "The edge that the element comes from; it leaves by the other one."),
    ])

  package static let focused = Shape(
    "'focused'",
    [
      Row(.state, .expression([]), required: true, "The Focus of the content, as in 'content.field'."),
      Row(.equals, .expression([]), required: true, "Its value while the element has the focus."),
    ])

  package static let accessibilityFocused = Shape(
    "'accessibilityFocused'",
    [
      Row(.state, .expression([]), required: true, "The AccessibilityFocus of the content, as in 'content.field'."),
      Row(.equals, .expression([]), required: true, "Its value while VoiceOver is on the element."),
    ])
}
