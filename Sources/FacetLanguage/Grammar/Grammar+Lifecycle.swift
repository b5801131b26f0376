extension Grammar {
  package static let task = Shape(
    "'task'",
    [
      Row(.after, .duration, required: true, "How long it has to be there: '4s', '400ms', or a Duration."),
      Row(.do, .expression, required: true, "The action that is run then."),
    ])
}
