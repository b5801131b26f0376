extension Grammar {
  /// An icon with a name of the project's own.
  package static let projectIcon = Shape(
    "an icon",
    [
      Row(.systemName, .text, "The SF Symbol."),
      Row(.symbol, .text, "A symbol of the asset catalog, as tall as the text beside it."),
      Row(.image, .text, "An image of the asset catalog in its own size, drawn in the foreground color."),
      Row(.since, .shape(platforms), "The system versions that have the SF Symbol, if the project runs on older ones."),
      Row(.fallback, .text, "The SF Symbol on older systems."),
      Row(
        .glyph, .text,
        "The character that pictures show. Default: one that resembles the symbol, or a numbered mark."),
    ])
}
