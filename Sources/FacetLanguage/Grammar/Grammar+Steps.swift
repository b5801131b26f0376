extension Grammar {
  /// What is typed, and into what.
  package static let typing = Shape(
    "'type'",
    [
      Row(.text, .text, required: true, "What is typed behind what stands there; a line break is the return key."),
      Row(.into, .name, "The field of the content that is typed into; not needed where there is one."),
    ])

  /// Where a slider is moved.
  package static let sliding = Shape(
    "'adjust'",
    [
      Row(.slider, .name, required: true, "The field of the content that the slider moves."),
      Row(.to, .number, "The value that it is moved to."),
      Row(.by, .number, "How far it is moved."),
    ])
}
