import FacetCompiler
import FacetDiagnostics
import FacetIR
import FacetSwift
import Testing

/// Token files that are unlike those of this repository compile without a warning all the same.
struct TokenCompilingTests {
  /// Wherever a component may name a token, it may name one that is deprecated.
  @Test func deprecatedTokensAreUsedWithoutAWarning() throws {
    let compilation = Compiler.compile([
      SourceInput(path: "facet.yaml", bytes: Array("facet: 1\nmodule: Tokens\nlint: { accessibility: off }\n".utf8)),
      SourceInput(path: "card.component.yaml", bytes: Array(Self.component.utf8)),
      SourceInput(path: "base.tokens.json", bytes: Array(Self.tokens.utf8)),
    ])
    #expect(Set(compilation.diagnostics.map { "\($0.kind.code)" }) == ["token/deprecated-use"])
    let files = swiftFiles(for: try #require(compilation.design))
    try expectCompiles(files, with: [])

    // Whoever uses the token by its own name is warned.
    let use = SwiftFile(name: "Use.swift", bytes: Array("let color = ColorTokens.old\n".utf8))
    let folder = try TemporaryFolder()
    #expect(try SwiftTool.compile(files + [use], in: folder).findings.contains { $0.contains("'old' is deprecated") })
  }

  /// Every type of the token format, in all appearances, and named by a component.
  @Test func tokensOfEveryTypeCompile() throws {
    let compilation = Compiler.compile([
      SourceInput(
        path: "facet.yaml",
        bytes: Array("facet: 1\nmodule: Tokens\ntokens: { modes: { dark: dark.tokens.yaml } }\n".utf8)),
      SourceInput(path: "card.component.yaml", bytes: Array(Self.styledComponent.utf8)),
      SourceInput(path: "base.tokens.yaml", bytes: Array(Self.everyType.utf8)),
      SourceInput(path: "dark.tokens.yaml", bytes: Array(Self.dark.utf8)),
    ])
    #expect(Set(compilation.diagnostics.map { "\($0.kind.code)" }) == ["name/unused"])
    try expectCompiles(swiftFiles(for: try #require(compilation.design)), with: [])
  }

  private static let everyType = """
    ink: { $type: color, $value: { colorSpace: srgb, components: [0, 0, 0] } }
    gap: { $type: dimension, $value: { value: 8, unit: px } }
    family: { $type: fontFamily, $value: [Inter, system] }
    weight: { $type: fontWeight, $value: bold }
    fast: { $type: duration, $value: { value: 200, unit: ms } }
    ease: { $type: cubicBezier, $value: [0.4, 0, 0.2, 1] }
    ratio: { $type: number, $value: 1.5 }
    dots: { $type: strokeStyle, $value: { dashArray: ["{gap}"], lineCap: round } }
    dashed: { $type: strokeStyle, $value: dashed }
    shadow:
      edge:
        solid: { $type: border, $value: { color: "{ink}", width: "{gap}", style: solid } }
        dotted: { $type: border, $value: { color: "{ink}", width: "{gap}", style: "{dots}" } }
      shadow:
        none: { $type: shadow, $value: [] }
        low:
          $type: shadow
          $value:
            color: "{ink}"
            offsetX: "{gap}"
            offsetY: "{gap}"
            blur: "{gap}"
            spread: { value: 0, unit: px }
    move: { $type: transition, $value: { duration: "{fast}", delay: "{fast}", timingFunction: "{ease}" } }
    sky: { $type: gradient, $value: [{ color: "{ink}", position: 0 }, { color: "{ink}", position: 1 }] }
    body:
      $type: typography
      $value:
        { fontFamily: "{family}", fontSize: "{gap}", fontWeight: "{weight}", letterSpacing: "{gap}", lineHeight: "{ratio}" }

    """

  private static let dark = """
    ink: { $value: { colorSpace: srgb, components: [1, 1, 1] } }
    sky:
      $value:
        - { color: { colorSpace: srgb, components: [1, 0, 0] }, position: 0 }
        - { color: "{ink}", position: 1 }

    """

  private static let styledComponent = """
    component: Card
    parameters:
      title: String
    styles:
      default:
        properties:
          shadow: Shadow = shadow.shadow.low
          sky: Gradient = sky
          border: BorderStyle = shadow.edge.solid
          dots: StrokePattern = dots
          timing: TransitionTiming = move
          curve: Easing = ease
          weight: FontWeight = weight
        body:
          text: content.title
    sample: { title: Hello }
    variants:
      Default:

    """

  /// A file for each group at the top, however many tokens there are, and in whatever groups.
  @Test func aLargeGroupIsOneFile() throws {
    let color = TokenValue.color(ColorModes(light: ColorValue(red: 1, green: 0, blue: 0)))
    let flat = (1000..<2500).map { Token(path: TokenPath(["flat", "t\($0)"]), value: .number(1)) }
    let deep = (1000..<1700).map { Token(path: TokenPath(["deep", "a", "b", "t\($0)"]), value: color) }
    let wide = (100..<500).map { Token(path: TokenPath(["deep", "a", "t\($0)"]), doc: "A color.", value: color) }
    let other = Token(
      path: TokenPath(["deep", "z", "one"]), aliases: TokenAliases(TokenPath(["deep", "a", "b", "t1000"])), value: color
    )
    let single = (1000..<1700).map { Token(path: TokenPath(["t\($0)"]), value: .number(1)) }
    let catalog = TokenCatalog(
      tokens: (flat + deep + wide + [other] + single).sorted { $0.path < $1.path },
      groups: [TokenGroup(path: TokenPath(["deep", "a"]), doc: "All of them.")])
    let files = tokenFiles(for: Design(project: Project(module: "Tokens"), tokens: catalog, components: []))

    #expect(files.map(\.name).sorted() == ["DeepTokens.swift", "FlatTokens.swift", "Tokens.swift"])
    let text = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    for token in catalog.tokens {
      let declaration = "static let \(token.path.names[token.path.names.count - 1]): "
      #expect(text.contains(declaration), "\(token.path)")
    }
    try expectCompiles(files, with: ["let color = DeepTokens.Z.one\nlet number = FlatTokens.t2499 + Tokens.t1699\n"])
  }

  private func expectCompiles(_ files: [SwiftFile], with others: [String]) throws {
    let folder = try TemporaryFolder()
    let others = others.enumerated().map { SwiftFile(name: "Other\($0).swift", bytes: Array($1.utf8)) }
    let result = try SwiftTool.compile(files + others, in: folder)
    #expect(result.status == 0, "\(result.findings.prefix(10))")
  }

  private static let tokens = """
    { "color": { "$type": "color",
        "old": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] },
          "$deprecated": "Use \\"new\\", \\\\(not) this.\\nReally." },
        "new": { "$value": "{color.old}" } },
      "space": { "$type": "dimension", "$deprecated": true, "repeat": { "$value": { "value": 8, "unit": "px" } } } }
    """

  private static let component = """
    component: Card
    types:
      Look:
        tint: Color = color.old
    parameters:
      title: String
      tint: Color = color.old
      look: Look
    content:
      title: String = title
      tint: Color = tint
      shade: Color = look.tint
    styles:
      default:
        properties:
          gap: Length = space.repeat
          accent: Color = color.old
        body:
          vstack:
            - text: content.title
              color: content.tint
              background: content.shade
            - icon: "star"
              color: color.old
              padding: { top: space.repeat }
              background: style.accent
          spacing: style.gap
      wide: { extends: default, properties: { gap: space.repeat } }
    sample: { title: Hello, look: { tint: color.old } }
    variants:
      Default:
      Other: { with: { tint: color.old }, style: { default: { accent: color.old } } }
    """
}
