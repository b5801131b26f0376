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

          matrix: { theme: [standard, harbour] }   # wrong, if facet.yaml has 'harbor'
          matrix: { theme: [standard, harbor] }    # right
      """)

  static let themeFixedValue = DiagnosticKind(
    "theme/fixed-value", .error, "A token that differs by theme, where there is no theme",
    explanation: """
      The theme is known where a view is drawn: in the body of a style, and in the properties of a style, which keep a \
      value for each theme. A default of a parameter, content, an action or an example is one value, whatever is drawn. \
      Colors and text styles are not meant: they are chosen when they are drawn, wherever they stand.

      Wrong, if 'radius.card' differs by theme:

          parameters:
            radius: Length = radius.card

      Right:

          styles:
            default:
              properties:
                radius: Length = radius.card
      """)

  static let tokenThemeOnly = DiagnosticKind(
    "token/theme-only", .error, "A token that only a theme has",
    explanation: """
      A theme lies over the base. A token with no value in the base would have none in the other themes, and what uses it \
      could not be drawn there.

      Wrong: "wave" is in harbor.tokens.json alone.

      Right: "wave" is in the base, and in harbor.tokens.json with its value there.
      """)

  static let tokenMissingInTheme = DiagnosticKind(
    "token/missing-in-theme", .warning, "A token that a theme does not have",
    explanation: """
      A resolver document puts the sources of each theme together by itself. A token that is in those of the base and not \
      in those of another theme has the value of the base there, which may be another brand's.

      Wrong: "color.action" is in the context "rose" of the modifier "brand", and not in "harbor".

      Right: it is in both, or in a set that both have.
      """)

  static let tokenThemeType = DiagnosticKind(
    "token/theme-type", .error, "A token of another type in a theme",
    explanation: """
      A token is one symbol in Swift, and that has one type.

      Wrong, if "card" is a dimension in the base:
        "card": { "$type": "number", "$value": 12 }

      Right:
        "card": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } }
      """)
}
