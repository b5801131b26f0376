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
      Row(.slider, .name, required: true, "Content field of the slider or the stepper."),
      Row(.to, .number, "Value to move to."),
      Row(.by, .number, "Distance to move."),
    ])
}
