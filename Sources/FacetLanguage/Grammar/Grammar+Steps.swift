extension Grammar {
  /// The text to type and the text field.
  package static let typing = Shape(
    "'type'",
    [
      Row(.text, .text, required: true, "Text to type after the current text; a line break presses return."),
      Row(.into, .name, "Content field of the text field; optional if there is only one."),
    ])

  /// The picker and the option to select.
  package static let selecting = Shape(
    "'select'",
    [
      Row(.picker, .name, required: true, "Content field of the picker."),
      Row(.option, .text, required: true, "The value of the option: a case, a text or a number."),
    ])

  /// The slider and its new value or change.
  package static let sliding = Shape(
    "'adjust'",
    [
      Row(.slider, .name, "Content field of the slider or the stepper."),
      Row(.to, .number, "Value to move to."),
      Row(.by, .number, "Distance to move."),
      Row(.increment, .name, "Swipes up on the element whose 'accessibilityAdjustableAction' has this action."),
      Row(.decrement, .name, "Swipes down on the element whose 'accessibilityAdjustableAction' has this action."),
    ])

  /// The element to drag, and the way.
  package static let dragging = Shape(
    "the step 'drag'",
    [
      Row(.element, .name, required: true, "The action of its 'onChanged', or of its 'onEnded' if there is no other."),
      Row(
        .by, .number, "Distance toward the trailing edge, in points; negative toward the leading edge. Default: 0."),
      Row(.y, .number, "Distance downwards, in points. Default: 0."),
      Row(
        .from, .number, "Place that is touched, from 0 at the leading edge to 1. Default: 0.5."),
      Row(.isReleased, .flag, "Whether the drag ends. Default: 'true'."),
    ])
}
