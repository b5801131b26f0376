import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetTokens
import Testing

/// A resolver document and files of one mode come to the same design; here it is held for what only resolvers can do.
@Suite struct TokenResolverTests {
  private struct Resolved {
    var imported = ImportedTokens()
    var codes: [String] = []

    init(_ document: String, project: String, _ files: [(String, String)]) throws {
      var diagnostics: [Diagnostic] = []
      func tree(_ text: String, _ index: Int) throws -> SourceTree {
        let tree = SourceTree.read(yaml: Array(text.utf8), file: FileID(index), diagnostics: &diagnostics)
        return try #require(tree)
      }
      let spec = ProjectSpec.decode(
        try tree("facet: 1\nmodule: M\ntokens: \(project)", 90), diagnostics: &diagnostics)
      let resolver = ResolverDocument.decode(try tree(document, 91), diagnostics: &diagnostics)
      var decoded: [(path: String, file: TokenFile)] = []
      for (index, file) in files.enumerated() {
        decoded.append((file.0, TokenFile.decode(try tree(file.1, index), diagnostics: &diagnostics)))
      }
      let sources = tokenSources(
        of: spec, resolvers: [("design/all.resolver.yaml", resolver)], files: decoded, diagnostics: &diagnostics)
      imported = importTokens(sources, diagnostics: &diagnostics)
      codes = diagnostics.map { "\($0.kind.code)" }
    }

    func color(_ path: String) -> ColorModes? {
      guard case .color(let modes)? = imported.catalog[TokenPath(path.split(separator: ".").map(String.init))]?.value
      else { return nil }
      return modes
    }
  }

  private func level(_ value: Double, _ name: String) -> String {
    "\(name): { $type: color, $value: \(gray(value)) }"
  }

  private let document = """
    version: "2025.10"
    modifiers:
      theme:
        contexts:
          day: [{ $ref: day.tokens.yaml }]
          night: [{ $ref: night.tokens.yaml }]
          clear: [{ $ref: ./clear.tokens.yaml }]
          clearNight: [{ $ref: ../design/night.tokens.yaml }, { a: { $type: color, $value: "{b}" } }]
    resolutionOrder:
      - { type: set, name: base, sources: [{ $ref: base.tokens.yaml }, { b: { $type: color, $value: "{a}" } }] }
      - $ref: "#/modifiers/theme"
    """

  private var files: [(String, String)] {
    [
      ("design/base.tokens.yaml", "{ \(level(0, "a")), \(level(0.5, "c")) }"),
      ("design/day.tokens.yaml", "{ \(level(0.1, "a")) }"), ("design/night.tokens.yaml", "{ \(level(0.9, "a")) }"),
      ("design/clear.tokens.yaml", "{ \(level(0.2, "a")), \(level(0.3, "c")) }"),
    ]
  }

  @Test func theLastSourceWinsInEveryAppearance() throws {
    let resolved = try Resolved(
      document, project: "{ bind: { theme: { light: day, dark: night, increasedContrast: clear } } }", files)
    #expect(resolved.codes == [])
    let a = try #require(resolved.color("a"))
    #expect([a.light.red, a.dark?.red, a.lightIncreasedContrast?.red] == [0.1, 0.9, 0.2])
    // Of the two that could be meant, dark is the one that shows.
    #expect(a.darkIncreasedContrast == nil)
    #expect(resolved.color("b") == a)
    #expect(resolved.color("c")?.lightIncreasedContrast?.red == 0.3)
  }

  /// Aliases are followed when all is put together, so a circle can be in one context alone.
  @Test func aliasesAreFollowedAtTheEnd() throws {
    let resolved = try Resolved(
      document, project: "{ bind: { theme: { light: day, darkIncreasedContrast: clearNight } } }", files)
    #expect(Set(resolved.codes) == ["token/cycle"])
    #expect(resolved.imported.withoutValue.map(\.description) == ["a", "b"])
  }

  @Test func aContextIsChosenOnceAndForAll() throws {
    let resolved = try Resolved(document, project: "{ inputs: { THEME: Night } }", files)
    #expect(resolved.codes == [])
    #expect(resolved.color("a") == ColorModes(light: ColorValue(red: 0.9, green: 0.9, blue: 0.9)))
  }

  @Test func aModifierWithoutADefaultNeedsAContext() throws {
    #expect(try Resolved(document, project: "{ strict: false }", files).codes == ["resolver/missing-input"])
  }

  /// What stands beside a reference replaces what has that name, as a whole.
  @Test func whatStandsBesideAReferenceWins() throws {
    let resolved = try Resolved(
      """
      version: "2025.10"
      sets:
        s: { sources: [{ $ref: base.tokens.yaml }] }
      resolutionOrder:
        - { $ref: "#/sets/s", sources: [{ $ref: base.tokens.yaml, g: { y: { $type: number, $value: 2 } } }] }
      """, project: "{ strict: true }",
      [("design/base.tokens.yaml", "{ g: { x: { $type: number, $value: 1 } }, h: { $type: number, $value: 3 } }")])
    #expect(resolved.codes == [])
    #expect(resolved.imported.catalog.tokens.map(\.path.description) == ["g.y", "h"])
  }
}
