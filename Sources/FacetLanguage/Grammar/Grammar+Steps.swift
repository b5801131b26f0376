extension Grammar {
  /// What is typed, and into what.
  package static let typing = Shape(
    "'type'",
    [
      Row(.text, .text, required: true, "Text to type after the current text; a line break presses return."),
      Row(.into, .name, "Content field of the text field; optional if there is only one."),
    ])

  /// Where a slider is moved.
  package static let sliding = Shape(
    "'adjust'",
    [
      Row(.slider, .name, required: true, "Content field of the slider."),
      Row(.to, .number, "Value to move to."),
      Row(.by, .number, "Distance to move."),
    ])
}
