import FacetIR

/// The sections of a golden that all variants share: the style's values and its tree. Each fact has its own line, so
/// that a changed value changes one line.
struct StyleSection {
  let style: Style
  let component: Component
  let design: Design

  private static let nameWidth = 24

  var lines: [String] { section("style", values) + section("tree", tree) }

  private func section(_ title: String, _ lines: [String]) -> [String] { lines.isEmpty ? [] : ["", title] + lines }

  private var values: [String] {
    let words = ExpressionWords(design: design)
    let declarations = DeclarationWords(of: component, in: design)
    let facts = [
      ("swiftName", style.swiftName), ("history", declarations.history(style.history).joined(separator: ", ")),
      ("available", DeclarationWords.availability(style.availability)), ("otherwise", style.otherwise),
    ].compactMap { name, text in text.flatMap { $0.isEmpty ? nil : "  \(name) \($0)" } }
    let properties = style.properties.filter { base == nil || $0.isOwn }.map { property in
      // A style has the types of the one that it extends.
      let name = base == nil ? "\(property.name): \(declarations.spelling(of: property.type))" : property.name
      let history = base == nil ? declarations.history(property.history) : []
      let text = ([words(property.writtenDefault)] + history).joined(separator: ", ")
      return columns("  \(name)", text, width: Self.nameWidth + 2)
    }
    return (base.map { ["  extends \($0)"] } ?? []) + facts + properties
  }

  private var base: String? { style.base }

  private var tree: [String] {
    switch style.implementation {
    case .extends: []
    case .body(let element):
      TreeWords(words: ExpressionWords(ofWordingIn: design)).node(for: element).lines(depth: 1)
    case .handWritten: (design.handWrittenStyle(style.name, of: component)).map { ["  drawn \($0)"] } ?? []
    }
  }
}
