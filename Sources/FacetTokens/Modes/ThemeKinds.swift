import FacetDiagnostics

extension DiagnosticKind {
  static let themeKinds: [DiagnosticKind] = [
    .themeSeveralBases, .tokenThemeOnly, .tokenMissingInTheme, .tokenThemeType,
  ]

  static let themeSeveralBases = DiagnosticKind(
    "theme/several-bases", .error, "Several base themes",
    explanation: """
      The files of a theme override values of the base. A theme without files is the base itself; if there is none, \
      the name of the base is 'standard'.

      Wrong, because both are the base:

          themes:
            standard:
            harbor:

      Right:

          themes:
            standard:
            harbor: { tokens: tokens/harbor.tokens.json }
      """)

  static let tokenThemeOnly = DiagnosticKind(
    "token/theme-only", .warning, "Token of a theme that the base does not have",
    explanation: """
      A theme overrides values of the base. A token that only the theme has can be referred to by other values of the \
      theme, but is not a token of the design, because it has no value in other themes. If nothing refers to it, it is \
      probably misspelled; it is omitted, and in strict mode this is an error.

          # facet.yaml
          facet: 1
          module: Sample
          themes: { standard: , harbor: { tokens: harbor.tokens.json } }

      Wrong:

          # harbor.tokens.json
          { "wave": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }

      Right:

          # base.tokens.json
          { "wave": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }
          # harbor.tokens.json
          { "wave": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
      """)

  static let tokenMissingInTheme = DiagnosticKind(
    "token/missing-in-theme", .warning, "Token missing in a theme",
    explanation: """
      A resolver document puts the sources of each theme together by itself. A token that is in those of the base and \
      not in those of another theme has the value of the base there, which may be another brand's.

          # facet.yaml
          facet: 1
          module: Sample
          tokens: { bind: { brand: theme } }
          # base.tokens.json
          { "m": { "$type": "number", "$value": 1 } }

      Wrong:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "modifiers": { "brand": { "contexts": { "rose": [{ "action": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } }],
              "harbor": [] }, "default": "rose" } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/brand" }] }

      Right:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "modifiers": { "brand": { "contexts": { "rose": [{ "action": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } }],
              "harbor": [{ "action": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } } }] }, "default": "rose" } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/brand" }] }
      """)

  static let tokenThemeType = DiagnosticKind(
    "token/theme-type", .error, "Token of another type in a theme",
    explanation: """
      A token has the same type in all themes, because it is one symbol in Swift.

          # facet.yaml
          facet: 1
          module: Sample
          themes: { standard: , harbor: { tokens: harbor.tokens.json } }
          # base.tokens.json
          { "card": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }

      Wrong:

          # harbor.tokens.json
          { "card": { "$type": "number", "$value": 12 } }

      Right:

          # harbor.tokens.json
          { "card": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } } }
      """)
}
