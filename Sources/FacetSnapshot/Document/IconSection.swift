import FacetIR
import FacetText

/// The section of the tokens' golden about the project's own icons: what each name stands for. As with tokens, the goldens
/// of components contain the names only.
///
///     assistant                     apple.intelligence since iOS 18.1, else sparkles
///     cart                          image bag
enum IconSection {
  static func lines(_ icons: [IconDefinition]) -> [String] {
    icons.isEmpty ? [] : ["", "icons"] + icons.map { columns("  \(escapedForDisplay($0.name))", words($0), width: 32) }
  }

  private static func words(_ icon: IconDefinition) -> String {
    let source =
      switch icon.source {
      case .systemName(let name): escapedForDisplay(name)
      case .symbol(let name): "symbol \(escapedForDisplay(name))"
      case .image(let name): "image \(escapedForDisplay(name))"
      }
    guard let fallback = icon.fallback, let since = DeclarationWords.availability(icon.since) else { return source }
    return "\(source) since \(since), else \(escapedForDisplay(fallback))"
  }
}
