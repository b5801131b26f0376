import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetTokens
import Testing

@Suite struct TokenValueTests {
  @Test func dimensionsAndDurations() {
    let tokens = TokenImporting(
      """
      { "s": { "$type": "dimension", "px": { "$value": \(px(12)) }, "rem": { "$value": { "value": 1.5, "unit": "rem" } } },
        "t": { "$type": "duration", "ms": { "$value": { "value": 250, "unit": "ms" } },
               "s": { "$value": { "value": 2, "unit": "s" } } } }
      """)
    #expect(tokens.found == [])
    #expect(tokens.length("s.px") == 12)
    #expect(tokens.length("s.rem") == 24)
    #expect(tokens.token("t.ms")?.value == .duration(0.25))
    #expect(tokens.token("t.s")?.value == .duration(2))
  }

  @Test(arguments: [
    ("dimension", "\"16px\"", "dtcg/unit-string"), ("dimension", "\"px\"", "dtcg/no-counterpart"),
    ("duration", "\"-2ms\"", "dtcg/unit-string"), ("dimension", "16", "dtcg/unit-as-px"),
    ("dimension", "{ \"value\": 16 }", "token/dimension"),
    ("dimension", "{ \"value\": \"16\", \"unit\": \"px\" }", "dtcg/number-text"),
    ("dimension", "{ \"value\": 16, \"unit\": \"dp\" }", "dtcg/unit-as-px"),
    ("dimension", "{ \"value\": 0, \"unit\": \"\" }", "dtcg/unit-as-px"),
    ("dimension", "{ \"value\": 16, \"unit\": \"px\", \"x\": 1 }", "dtcg/extra-property"),
    ("duration", "{ \"value\": 16, \"unit\": \"px\" }", "dtcg/unit"), ("duration", "[]", "token/duration"),
    ("number", "\"1\"", "dtcg/number-text"), ("number", "\"much\"", "dtcg/no-counterpart"),
    ("number", "null", "token/number"),
    ("number", "1e999", "token/number"),
    ("fontWeight", "\"Bold\"", "dtcg/font-weight"), ("fontWeight", "\"big\"", "dtcg/no-counterpart"),
    ("fontWeight", "0", "token/font-weight"),
    ("fontWeight", "400.5", "token/font-weight"), ("fontFamily", "[]", "token/font-family"),
    ("fontFamily", "12", "token/font-family"), ("typography", "{}", "token/typography"),
    ("color", "\"currentColor\"", "dtcg/no-counterpart"), ("color", "\"#12345\"", "token/color"),
    ("color", "\"#dc0d50\"", "dtcg/hex-string"),
    ("color", "{ \"colorSpace\": \"rgb\", \"components\": [0, 0, 0] }", "token/color"),
    ("color", "{ \"colorSpace\": \"srgb\", \"components\": [0, 0] }", "token/color"),
    ("color", "{ \"colorSpace\": \"srgb\", \"components\": [0, 0, 2] }", "token/color"),
    ("color", "{ \"colorSpace\": \"hsl\", \"components\": [360, 0, 0] }", "token/color"),
    ("color", "{ \"colorSpace\": \"oklch\", \"components\": [0.5, -0.1, 0] }", "token/color"),
    ("color", "{ \"colorSpace\": \"srgb\", \"components\": [0, 0, 0], \"alpha\": 2 }", "token/color"),
    ("color", "{ \"colorSpace\": \"srgb\", \"components\": [0, 0, 0], \"hex\": \"#ffffff\" }", "token/hex-mismatch"),
    ("color", "{ \"colorSpace\": \"srgb\", \"components\": [0, 0, 0], \"hex\": \"#000\" }", "dtcg/hex3"),
    ("color", "{ \"colorSpace\": \"rec2020\", \"components\": [0, 1, 0] }", "token/out-of-gamut"),
    ("cubicBezier", "[0, 1]", "token/composite"), ("cubicBezier", "[2, 1, 0, 0]", "token/composite"),
    ("strokeStyle", "\"wavy\"", "dtcg/no-counterpart"), ("strokeStyle", "\"ridge\"", "token/stroke-style"),
    ("shadow", "{}", "token/composite"),
    ("border", "[]", "token/composite"), ("gradient", "{}", "token/composite"),
  ])
  func wrongValues(_ type: String, _ value: String, _ code: String) {
    let tokens = TokenImporting("{ \"t\": { \"$type\": \"\(type)\", \"$value\": \(value) } }")
    let codes = tokens.diagnostics.map { "\($0.kind.code)" }.filter {
      $0 != "dtcg/typography-missing"
    }
    #expect(Set(codes) == [code])
    #expect(tokens.diagnostics.allSatisfy { $0.span != nil })
  }

  /// In Swift a color is of Display P3 where that is its space, or where sRGB does not have it.
  @Test func wideColorsKeepTheirGamut() throws {
    let tokens = TokenImporting(
      """
      { "$type": "color",
        "p3": { "$value": { "colorSpace": "display-p3", "components": [1, 0.5, 0], "alpha": 0.5 } },
        "inside": { "$value": { "colorSpace": "display-p3", "components": [0.5, 0.5, 0.5] } },
        "ok": { "$value": { "colorSpace": "oklch", "components": [0.65, 0.25, 145] } },
        "plain": { "$value": { "colorSpace": "oklch", "components": [0.51975, 0.17686, 142.495] } } }
      """)
    #expect(tokens.found == [])
    let wide = try #require(tokens.color("p3")?.light)
    #expect(wide.displayP3 == ColorValue.DisplayP3(red: 1, green: 0.5, blue: 0))
    #expect([wide.red, wide.green, wide.blue, wide.alpha] == [1, 0.46253, 0, 0.5])
    let inside = try #require(tokens.color("inside")?.light)
    #expect(inside.displayP3 == ColorValue.DisplayP3(red: 0.5, green: 0.5, blue: 0.5))
    #expect(abs(inside.red - 0.5) < 0.0001)
    // By the matrices that CSS Color 4 publishes: color(display-p3 0.200429 0.687122 0.150347).
    let ok = try #require(tokens.color("ok")?.light.displayP3)
    #expect(abs(ok.red - 0.200429) < 0.0001 && abs(ok.green - 0.687122) < 0.0001 && abs(ok.blue - 0.150347) < 0.0001)
    #expect(tokens.color("plain")?.light.displayP3 == nil)
  }

  @Test func noneIsZeroAndAlphaIsKept() {
    let tokens = TokenImporting(
      """
      { "$type": "color", "a": { "$value": { "colorSpace": "hsl", "components": ["none", 0, 50], "alpha": 0.25 } } }
      """)
    #expect(tokens.found == [])
    #expect(tokens.color("a") == ColorModes(light: ColorValue(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25)))
  }

  static func typography(_ parts: String) -> String {
    """
    { "font": { "f": { "$type": "fontFamily", "$value": ["Inter", "system"] }, "w": { "$type": "fontWeight", "$value": "semi-bold" },
        "s": { "$type": "dimension", "$value": \(px(17)) } },
      "t": { "$type": "typography", "$value": { \(parts) } } }
    """
  }

  @Test func typographyFromTokens() {
    let tokens = TokenImporting(
      Self.typography(
        """
        "fontFamily": "{font.f}", "fontSize": "{font.s}", "fontWeight": "{font.w}",
        "letterSpacing": { "value": 0.1, "unit": "rem" }, "lineHeight": 1.25
        """))
    #expect(tokens.found == [])
    #expect(
      tokens.textStyle("t")
        == TextStyleValue(
          family: "Inter", size: 17, weight: 600, letterSpacing: 1.6, lineHeight: 1.25, relativeTo: "headline"))
  }

  @Test func whatRealFilesWriteInTypographies() {
    let tokens = TokenImporting(
      Self.typography(
        """
        "fontFamily": ["-apple-system"], "fontSize": { "value": 20, "unit": "px" }, "fontWeight": 400,
        "letterSpacing": { "value": -0.02, "unit": "em" }, "lineHeight": { "value": 30, "unit": "px" }
        """))
    #expect(tokens.found == ["dtcg/em at \"em\"", "dtcg/line-height-dimension at { \"value\": 30, \"unit\": \"px\" }"])
    #expect(
      tokens.textStyle("t")
        == TextStyleValue(
          family: nil, size: 20, weight: 400, letterSpacing: -0.4, lineHeight: 1.5, relativeTo: "title3"))
  }

  @Test func partsOfATypographyHaveTheirTypes() {
    let tokens = TokenImporting(
      Self.typography(
        """
        "fontFamily": "{font.s}", "fontSize": "{font.w}", "fontWeight": "{font.f}", "letterSpacing": 0.5,
        "lineHeight": "1.2"
        """))
    #expect(
      tokens.found == [
        "token/type-mismatch at \"{font.s}\"", "token/type-mismatch at \"{font.w}\"",
        "token/type-mismatch at \"{font.f}\"", "dtcg/letter-spacing-number at 0.5", "dtcg/number-text at \"1.2\"",
      ])
  }

  @Test(
    arguments: [
      (34, 400, "largeTitle"), (60, 400, "largeTitle"), (28, 700, "title"), (22, 700, "title2"), (20, 400, "title3"),
      (18, 400, "body"), (17, 400, "body"), (17, 600, "headline"), (17, 599, "body"), (16, 400, "callout"),
      (15, 400, "subheadline"), (14, 400, "footnote"), (13, 400, "footnote"), (12, 400, "caption"),
      (9, 400, "caption2"),
    ] as [(Double, Int, String)])
  func theNearestTextStyle(_ size: Double, _ weight: Int, _ name: String) {
    let tokens = TokenImporting(
      Self.typography(
        """
        "fontFamily": "system", "fontSize": \(px(size)), "fontWeight": \(weight), "letterSpacing": \(px(0)),
        "lineHeight": 1.2
        """))
    #expect(tokens.textStyle("t")?.relativeTo == name)
  }

  @Test func theTextStyleThatIsSaid() {
    func tokens(_ style: String) -> TokenImporting {
      TokenImporting(
        """
        { "t": { "$type": "typography", "$extensions": { "facet": { "relativeTo": "\(style)" } },
            "$value": { "fontFamily": "system", "fontSize": \(px(17)), "fontWeight": 400, "letterSpacing": \(px(0)),
              "lineHeight": 1.2 } } }
        """)
    }
    #expect(tokens("caption").textStyle("t")?.relativeTo == "caption")
    #expect(tokens("captoin").found == ["token/relative-to at \"captoin\""])
    #expect(tokens("captoin").diagnostics.first?.help == "did you mean 'caption'?")
  }
}
