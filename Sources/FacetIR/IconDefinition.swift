package import FacetLanguage

/// An icon of the project, with a name of its own.
package struct IconDefinition: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    /// An SF Symbol.
    case systemName(String)
    /// A symbol of the asset catalog.
    case symbol(String)
    /// An image of the asset catalog, drawn in the foreground color.
    case image(String)
  }

  package var name: String
  package var source: Source
  /// The systems that have the symbol, if it has a fallback.
  package var since = Availability()
  /// The SF Symbol on older systems.
  package var fallback: String?
  /// The character in pictures.
  package var glyph: String?

  package init(name: String, source: Source) {
    self.name = name
    self.source = source
  }

  /// The name of what is drawn.
  package var drawnName: String {
    switch source {
    case .systemName(let name), .symbol(let name), .image(let name): name
    }
  }
}
