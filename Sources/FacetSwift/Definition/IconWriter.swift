import FacetIR
import FacetLanguage
import FacetText

/// The icons of the project as constants of the runtime's `DesignIcon`.
struct IconWriter {
  let index: DesignIndex

  var files: [SwiftFile] {
    guard let icons = index.design.project.icons, !icons.isEmpty else { return [] }
    let list = Code.block(
      "\(index.access)static var all: [DesignIcon]", .array(icons.map { ".\(member: SwiftName($0.name))" }))
    let all: Code = "\(.documentation("The icons of \(index.design.project.module)."))\(list)"
    return [
      SwiftFile(
        "DesignIcon+\(index.design.project.module)", from: "", importing: index.accessLevel,
        [.block("nonisolated extension DesignIcon", .paragraphs([.lines(icons.map(constant)), all]))])
    ]
  }

  /// `static let cart = DesignIcon("cart", image: "bag", bundle: .designSystem)`
  private func constant(_ icon: IconDefinition) -> Code {
    let value = code(icon, icon.source)
    guard let fallback = icon.fallback, !icon.since.isEmpty else {
      return "\(index.access)static let \(SwiftName(icon.name)) = \(value)"
    }
    let older = code(icon, .systemName(fallback))
    return .block(
      "\(index.access)static var \(SwiftName(icon.name)): DesignIcon",
      "\(.ifAvailable(icon.since, value)) \(.block("else", older))")
  }

  private func code(_ icon: IconDefinition, _ source: IconDefinition.Source) -> Code {
    let arguments: [Code] =
      switch source {
      case .systemName(let name): ["systemName: \(StringLiteral(name))"]
      case .symbol(let name): ["symbol: \(StringLiteral(name))"] + index.bundleArgument
      case .image(let name): ["image: \(StringLiteral(name))"] + index.bundleArgument
      }
    return .call("DesignIcon", ["\(StringLiteral(icon.name))"] + arguments)
  }
}

extension DesignIndex {
  /// Whether icons are constants of the project rather than names of symbols.
  var hasIcons: Bool { design.project.icons != nil }
}
