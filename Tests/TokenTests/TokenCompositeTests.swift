import FacetIR
import FacetSpec
import FacetSwift
import FacetTokens
import Testing

@Suite struct TokenCompositeTests {
  static let text = """
    { "ink": { "$type": "color", "$value": \(gray(0)) },
      "dot": { "$type": "strokeStyle", "$value": { "dashArray": [\(px(1)), \(px(2))], "lineCap": "round" } },
      "edge": { "$type": "border", "$value": { "color": "{ink}", "width": \(px(2)), "style": "{dot}" } },
      "ease": { "$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1] },
      "appear": { "$type": "transition", "$value": { "duration": { "value": 200, "unit": "ms" },
        "delay": { "value": 1, "unit": "s" }, "timingFunction": "{ease}" } },
      "low": { "$type": "shadow", "$value": [
        { "color": "{ink}", "offsetX": \(px(0)), "offsetY": \(px(2)), "blur": \(px(8)), "spread": \(px(0)) },
        { "color": \(gray(0.5)), "offsetX": \(px(1)), "offsetY": \(px(0)), "blur": \(px(0)), "spread": \(px(0)) }] },
      "sky": { "$type": "gradient", "$value": [{ "color": \(gray(1)), "position": 2 },
        { "color": "{ink}", "position": -1 }] },
      "same": { "$value": "{low}" } }
    """

  private func code(_ tokens: TokenImporting) -> String {
    let design = Design(project: Project(module: "Acme"), tokens: tokens.imported.catalog, components: [])
    return tokenFiles(for: design).map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  @Test func everyTypeHasAFormInSwift() {
    let tokens = TokenImporting(Self.text)
    #expect(tokens.found == [])
    #expect(tokens.imported.withoutValue == [])
    let code = code(tokens)
    for line in [
      "let dot: StrokePattern = StrokePattern(dash: [1, 2], lineCap: .round)",
      "let ease: DesignEasing = DesignEasing(0.4, 0, 0.2, 1)", "let same: DesignShadow = Tokens.low",
      "DesignShadow.Layer(color: Tokens.ink, radius: 4, y: 2)",
      "DesignShadow.Layer(color: Color(red: 0.5, green: 0.5, blue: 0.5), radius: 0, x: 1)",
      "let appear: TransitionTiming = TransitionTiming(", "easing: DesignEasing(0.4, 0, 0.2, 1)",
    ] { #expect(code.contains(line), "\(line) is not in \(code)") }
  }

  /// A place outside of 0 to 1 is at the nearer end, and stops are in the order of their places.
  @Test func stopsAreClampedAndInOrder() throws {
    guard case .gradient(let stops)? = TokenImporting(Self.text).token("sky")?.value else {
      return #expect(Bool(false))
    }
    #expect(stops.map(\.position) == [0, 1])
    #expect(stops.map(\.color.modes.light.red) == [0, 1])
    #expect(stops.map(\.color.aliases.light) == [TokenPath(["ink"]), nil])
  }

  @Test func colorsInsideOfValuesFollowTheAppearance() {
    let dark = """
      { "ink": { "$value": \(gray(1)) }, "sky": { "$value": [{ "color": \(gray(0.25)), "position": 0 },
        { "color": \(gray(0.5)), "position": 1 }] } }
      """
    let tokens = TokenImporting(Self.text, modes: [.dark: dark])
    #expect(tokens.found == [])
    guard case .shadow(let layers)? = tokens.token("low")?.value else { return #expect(Bool(false)) }
    #expect(layers.map(\.color.modes.dark?.red) == [1, nil])
    guard case .gradient(let stops)? = tokens.token("sky")?.value else { return #expect(Bool(false)) }
    #expect(stops.map(\.color.modes.dark?.red) == [0.25, 0.5])
    #expect(code(tokens).contains("Gradient.Stop(\n"))
  }

  @Test func whatIsNoColorStaysInEveryAppearance() {
    let tokens = TokenImporting(
      Self.text,
      modes: [
        .dark: "{ \"edge\": { \"$value\": { \"color\": \"{ink}\", \"width\": \(px(3)), \"style\": \"solid\" } } }"
      ])
    #expect(tokens.found == ["token/mode-value at \"edge\""])
  }
}
