package import FacetIR
import FacetRuntime
package import FacetStrings

/// A design prepared for the interpreter. It is immutable and shared by all drawings, on any thread.
package final class Program: Sendable {
  package let design: Design
  package let bounds: WorkBounds
  let structures: StructureIndex
  /// The String Catalog; nil if texts are not localized.
  package let strings: LocalizedStrings?
  /// The language that the specs are written in.
  package var sourceLanguage: String { strings?.catalog.sourceLanguage ?? "en" }
  /// The name of a hand-written style in pictures.
  let nameOfHandWrittenStyle: @Sendable (Style, Component) -> String
  /// How pages of servers are drawn; nil in a program that draws none.
  package let pages: (any PageDrawing)?
  private let positions: [String: Int]
  /// The icons of the project by name.
  private let icons: [String: DesignIcon]
  /// The characters that pictures show for its icons, by the names of the symbols and images.
  package let glyphs: [String: String]
  /// The values of tokens in the theme of this program.
  private let tokenValues: [TokenPath: Value]
  /// The programs of all themes but the base, by name.
  private let themes: [String: Program]

  package convenience init(
    _ design: Design, within bounds: WorkBounds = WorkBounds(), pages: (any PageDrawing)? = nil,
    namingHandWritten name: @escaping @Sendable (Style, Component) -> String
  ) {
    let others = design.tokens.themes.dropFirst()
    let themes = others.map { theme in (theme, Program(design.shown(in: theme), bounds, pages, name, themes: [:])) }
    self.init(design, bounds, pages, name, themes: Dictionary(themes, uniquingKeysWith: { first, _ in first }))
  }

  private init(
    _ design: Design, _ bounds: WorkBounds, _ pages: (any PageDrawing)?,
    _ name: @escaping @Sendable (Style, Component) -> String,
    themes: [String: Program]
  ) {
    self.design = design
    self.bounds = bounds
    self.pages = pages
    self.themes = themes
    nameOfHandWrittenStyle = name
    structures = StructureIndex(design)
    strings = design.strings.map(LocalizedStrings.init)
    tokenValues = Dictionary(
      design.tokens.tokens.map { ($0.path, Value($0)) }, uniquingKeysWith: { first, _ in first })
    let icons = design.project.icons ?? []
    self.icons = Dictionary(icons.map { ($0.name, DesignIcon($0)) }, uniquingKeysWith: { first, _ in first })
    glyphs = Dictionary(
      icons.compactMap { icon in icon.glyph.map { (icon.drawnName, $0) } }, uniquingKeysWith: { first, _ in first })
    positions = Dictionary(
      design.components.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The program of a theme. All parts of a variant use the same one, so it is resolved once.
  package func shown(in theme: String?) -> Program { theme.flatMap { themes[$0] } ?? self }

  func value(of token: TokenPath) -> Value { tokenValues[token] ?? .null }

  /// An icon of the project, or the SF Symbol with this name.
  func icon(_ name: String) -> DesignIcon { icons[name] ?? DesignIcon(systemName: name) }

  func component(_ name: String) -> Component? {
    positions[name].map { design.components[$0] }
  }
}
