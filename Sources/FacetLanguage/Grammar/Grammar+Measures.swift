/// What reports compare a component with.
extension Grammar {
  /// The most that a variant may draw.
  package static let budget = Shape(
    "'budget'",
    [
      Row(.nodes, .number, "Views in a picture."),
      Row(.depth, .number, "Views around a view."),
      Row(
        .bodies, .number,
        "Bodies that an update evaluates: of the component and those in it; of a screen, those of the parts that change."
      ),
    ])

  /// A limit of the system that a component has.
  package static let knownLimit = Shape(
    "a known limit",
    [
      Row(.doc, .text, required: true, "What does not work, one sentence."),
      Row(.feedback, .text, "The number of the report to Apple, as in 'FB12345678'."),
      Row(.fixedIn, .shape(fixedVersions), "Platform versions in which it works. Default: none so far."),
    ])
}
