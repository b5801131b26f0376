extension Grammar {
  /// A fragment of a body that is drawn in several places.
  package static let part = Shape(
    "a part",
    [
      Row(.doc, .text, "Description, one sentence."),
      Row(.parameters, .named(.declaration(partParameter)), "Parameters, in order."),
      Row(.body, .elements, required: true, "The elements."),
    ])

  /// The long form of a parameter of a part.
  package static let partParameter = Shape("a parameter of a part", longDeclaration.rows)
}
