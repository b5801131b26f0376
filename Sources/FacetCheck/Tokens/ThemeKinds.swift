internal import FacetDiagnostics

extension DiagnosticKind {
  static let themeKinds: [DiagnosticKind] = [
    .themeSeveralBases, .themeUnknown, .themeFixedValue, .tokenThemeOnly, .tokenMissingInTheme, .tokenThemeType,
  ]

  static let themeSeveralBases = DiagnosticKind(
    "theme/several-bases", .error, "More than one theme that is the base",
    explanation: """
      A theme is what its files change of the base. The theme with nothing behind its name is the base itself; where no \
      theme is, the base is called 'standard'.

      Wrong, because both are the base:

          themes:
            standard:
            harbor:

      Right:

          themes:
            standard:
            harbor: { tokens: tokens/harbor.tokens.json }
      """)

  static let themeUnknown = DiagnosticKind(
    "theme/unknown", .error, "A theme that the project does not have",
    explanation: """
      The themes of a project are those of 'themes:' in facet.yaml, or the contexts of the modifier that is bound to the \
      theme. Only these can be drawn.

          # facet.yaml
          facet: 1
          module: Sample
          themes: { standard: , harbor: { tokens: harbor.tokens.json } }
          # base.tokens.json
          { "color": { "action": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0.6] } } } }
          # harbor.tokens.json
          { "color": { "action": { "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.4] } } } }

      Wrong:

          # card.component.yaml
          variants: { Default: }
          matrix: { theme: [standard, harbour] }

      Right:

          # card.component.yaml
          variants: { Default: }
          matrix: { theme: [standard, harbor] }
      """)

  static let themeFixedValue = DiagnosticKind(
    "theme/fixed-value", .error, "A token that differs by theme, where there is no theme",
    explanation: """
      The theme is known where a view is drawn: in the body of a style, and in the properties of a style, which keep a \
      value for each theme. A default of a parameter, content, an action or an example is one value, whatever is drawn. \
      Colors and text styles are not meant: they are chosen when they are drawn, wherever they stand.

          # facet.yaml
          facet: 1
          module: Sample
          themes: { standard: , harbor: { tokens: harbor.tokens.json } }
          # base.tokens.json
          { "radius": { "card": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } } }
          # harbor.tokens.json
          { "radius": { "card": { "$type": "dimension", "$value": { "value": 20, "unit": "px" } } } }

      Wrong:

          # card.component.yaml
          parameters: { radius: Length = radius.card }
          styles: { default: { body: { text: "", padding: content.radius } } }

      Right:

          # card.component.yaml
          parameters: { title: String }
          styles:
            default:
              properties: { radius: Length = radius.card }
              body: { text: content.title, padding: style.radius }
      """)

  static let tokenThemeOnly = DiagnosticKind(
    "token/theme-only", .warning, "A token that only a theme has",
    explanation: """
      A theme lies over the base. What it adds to it is there for the theme's other values to refer to, but is no token of \
      the design, as it would have no value in the other themes. Where nothing refers to it, its name is most likely a \
      slip, and it is left out; in strict mode that is an error.

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
    "token/missing-in-theme", .warning, "A token that a theme does not have",
    explanation: """
      A resolver document puts the sources of each theme together by itself. A token that is in those of the base and not \
      in those of another theme has the value of the base there, which may be another brand's.

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
    "token/theme-type", .error, "A token of another type in a theme",
    explanation: """
      A token is one symbol in Swift, and that has one type.

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
