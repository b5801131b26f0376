import FacetIR
import FacetSpec
import FacetSwift
import FacetTokens
import Testing

@Suite struct TokenEmissionTests {
  private func files(_ text: String, modes: KeyValuePairs<TokenMode, String> = [:]) -> [String: String] {
    let tokens = TokenImporting(text, modes: modes)
    #expect(tokens.found == [])
    let design = Design(project: Project(module: "Acme"), tokens: tokens.imported.catalog, components: [])
    return Dictionary(
      uniqueKeysWithValues: tokenFiles(for: design).map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// What follows the head of the file.
  private func body(_ file: String?) -> String {
    guard let file, let range = file.firstRange(of: "\n\n") else { return "" }
    return String(file[range.upperBound...])
  }

  @Test func colorsAreOneSymbolForAllAppearances() {
    let files = files(
      """
      { "palette": { "$type": "color", "ink": { "900": { "$value": \(gray(0)) }, "100": { "$value": \(gray(1)) } } },
        "color": { "$description": "What is drawn.",
          "content": { "primary": { "$value": "{palette.ink.900}", "$description": "Text." },
            "onDark": { "$value": "{palette.ink.100}", "$deprecated": "Use \\"primary\\"." } } } }
      """, modes: [.dark: "{ \"color\": { \"content\": { \"primary\": { \"$value\": \(gray(0.9)) } } } }"])
    #expect(files.keys.sorted() == ["ColorTokens.swift", "PaletteTokens.swift"])
    #expect(
      body(files["ColorTokens.swift"]) == """
        public import FacetRuntime

        /// What is drawn.
        public nonisolated enum ColorTokens {
          public nonisolated enum Content {
            /// Text.
            public static let primary: Color = Color(
              light: PaletteTokens.Ink.ink900,
              dark: Color(red: 0.9, green: 0.9, blue: 0.9)
            )

            @available(*, deprecated, message: "Use \\"primary\\".")
            public static var onDark: Color { _onDark }

            /// The value of a token that is deprecated, for generated code.
            public static let _onDark: Color = PaletteTokens.Ink.ink100
          }
        }

        """)
  }

  /// A scale from small to large is not told by the alphabet; what belongs to a group stands together.
  @Test func tokensStandAsTheyWereDeclared() {
    let files = files(
      """
      { "space": { "$type": "number", "s": { "$value": 1 }, "wide": { "x": { "$value": 4 }, "a": { "$value": 5 } },
          "m": { "$value": 2 }, "l": { "$value": 3 } } }
      """)
    #expect(
      body(files["SpaceTokens.swift"]) == """
        public nonisolated enum SpaceTokens {
          public static let s: Double = 1

          public nonisolated enum Wide {
            public static let x: Double = 4
            public static let a: Double = 5
          }

          public static let m: Double = 2
          public static let l: Double = 3
        }

        """)
  }

  /// By its name where it is one color; a color that adapts itself cannot stand for one appearance of another.
  @Test func anAppearanceMayBeAnotherToken() {
    let files = files(
      """
      { "$type": "color", "p": { "a": { "$value": \(gray(0)) }, "b": { "$value": \(gray(1)) },
          "two": { "$value": \(gray(0.5)) } },
        "c": { "plain": { "$value": "{p.a}" }, "adaptive": { "$value": "{p.a}" } } }
      """,
      modes: [
        .dark: """
        { "p": { "two": { "$value": \(gray(0.75)) } },
          "c": { "plain": { "$value": "{p.b}" }, "adaptive": { "$value": "{p.two}" } } }
        """
      ])
    #expect(files["CTokens.swift"]?.contains("plain: Color = Color(light: PTokens.a, dark: PTokens.b)\n") == true)
    #expect(files["CTokens.swift"]?.contains(" dark: Color(red: 0.75, green: 0.75, blue: 0.75)") == true)
  }

  @Test func wideColorsAreOfDisplayP3() {
    let files = files(
      """
      { "c": { "$type": "color",
          "p3": { "$value": { "colorSpace": "display-p3", "components": [1, 0.25, 0], "alpha": 0.5 } },
          "ok": { "$value": { "colorSpace": "oklch", "components": [0.51975, 0.17686, 142.495] } } } }
      """)
    #expect(
      files["CTokens.swift"]?.contains("p3: Color = Color(.displayP3, red: 1, green: 0.25, blue: 0, opacity: 0.5)")
        == true)
    #expect(files["CTokens.swift"]?.contains("ok: Color = Color(red: ") == true)
  }

  @Test func otherValuesAreLiteralsOfTheirType() {
    let files = files(
      """
      { "m": { "a": { "$type": "number", "$value": 1.5 }, "b": { "$type": "duration", "$value": { "value": 250, "unit": "ms" } },
          "c": { "$type": "fontFamily", "$value": "In\\"ter" }, "d": { "$type": "fontWeight", "$value": "bold" },
          "repeat": { "$type": "number", "$value": "{m.a}" } },
        "s": { "$type": "dimension", "color": { "x": { "$value": \(px(-2)) } } },
        "t": { "$type": "typography", "x": { "$value": { "fontFamily": "Inter", "fontSize": \(px(17)), "fontWeight": 650,
          "letterSpacing": \(px(0.5)), "lineHeight": 1.2 } } },
        "top": { "$type": "number", "$value": 2 } }
      """)
    #expect(
      body(files["MTokens.swift"]) == """
        public import FacetRuntime

        public nonisolated enum MTokens {
          public static let a: Double = 1.5
          public static let b: Duration = .milliseconds(250)
          public static let c: [String] = ["In\\"ter"]
          public static let d: Font.Weight = .bold
          public static let `repeat`: Double = MTokens.a
        }

        """)
    #expect(files["STokens.swift"]?.contains("enum Colors {") == true)
    #expect(files["STokens.swift"]?.contains("public static let x: CGFloat = -2") == true)
    #expect(
      files["TTokens.swift"]?.contains(
        """
          public static let x: DesignTextStyle = DesignTextStyle(
            family: "Inter",
            size: 17,
            weight: .semibold,
            tracking: 0.5,
            lineHeight: 1.2,
            relativeTo: .headline
          )

        """) == true)
    #expect(files["Tokens.swift"]?.contains("enum Tokens {") == true)
  }

  /// A use of the name that warns would be a warning in code that nobody can change.
  @Test func generatedCodeUsesADeprecatedTokenByTheNameThatDoesNotWarn() {
    let files = files(
      "{ \"n\": { \"$type\": \"number\", \"1\": { \"$value\": 1, \"$deprecated\": true }, \"b\": { \"$value\": \"{n.1}\" } } }"
    )
    #expect(
      body(files["NTokens.swift"]) == """
        public nonisolated enum NTokens {
          @available(*, deprecated)
          public static var n1: Double { _n1 }

          /// The value of a token that is deprecated, for generated code.
          public static let _n1: Double = 1

          public static let b: Double = NTokens._n1
        }

        """)
  }
}
