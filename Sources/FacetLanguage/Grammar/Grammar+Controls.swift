extension Grammar {
  /// The kinds of elements that write to a binding of the content, and what shows how far something has come.
  package static let controls = [
    ElementShape(
      .toggle, .expression, "A switch: turns a Binding<Bool> of the content on and off.",
      arguments: [Row(.label, .elements, required: true, "What the switch is for; it stands beside it.")]),
    ElementShape(
      .textField, .expression, "A place to type in: writes to a Binding<String> of the content.",
      arguments: [
        prompt, Row(.axis, .word(.axis), "Whether it grows with its text; 'horizontal', one line, if nothing is said."),
        onSubmit,
      ]),
    ElementShape(
      .secureField, .expression, "A place to type in what nobody may see, as a Binding<String> of the content.",
      arguments: [prompt, onSubmit]),
    ElementShape(
      .slider, .expression, "Moves a Binding<Double> of the content between two ends.",
      arguments: [
        Row(.in, .expression, required: true, "The Range<Double> that it moves in."),
        Row(.step, .expression, "How far apart the values are that it stops at; left out, it stops anywhere."),
        Row(.label, .elements, "What it is called, for assistive technologies; it is not drawn."),
      ]),
    ElementShape(
      .progress, .expression, required: false, "How far something has come, from 0 to 'total'; nil where nobody knows.",
      arguments: [
        Row(.total, .expression, "What it is when all is done; 1 if nothing is said."),
        Row(.label, .elements, "What has come so far."),
      ]),
  ]

  private static let prompt = Row(.prompt, .expression, "What stands there while nothing is typed; its name, too.")
  private static let onSubmit = Row(.onSubmit, .expression, "The action that the return key runs.")

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
