import FacetDiagnostics
import FacetSpec

extension DiagnosticKind {
  /// Diagnostics of nonstandard syntax of other tools.
  static let legacyTokenKinds: [DiagnosticKind] = [
    .dtcgLegacyType, .dtcgColorModifier, .dtcgTokenProperty, .dtcgTokenSets, .dtcgStudioThemes,
    .tokenForeignFormat,
  ]

  static let dtcgLegacyType = DiagnosticKind(
    "dtcg/legacy-type", .warning, "A type of another tool",
    explanation: """
      Tokens Studio and Style Dictionary have types of their own for what the DTCG format calls a dimension, a number, a \
      fontFamily, a fontWeight, a duration or a shadow. Where there is no doubt, they are read as those.

      Wrong, but read with a warning:
        "m": { "$type": "spacing", "$value": { "value": 12, "unit": "px" } }

      Right:
        "m": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } }
      """)

  static let dtcgColorModifier = DiagnosticKind(
    "dtcg/color-modifier", .warning, "Color modifier of another tool",
    explanation: """
      Tokens Studio can write a rule beside a color, such as to darken it by a quarter, and its own tools apply it. The \
      format has no such rules, and the color beside it is not the one that is meant, so the token is left out.

      Wrong:

          "danger": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] },
            "$extensions": { "studio.tokens": { "modify": { "type": "darken", "value": "0.25", "space": "srgb" } } } }

      Right: the color as it is in the end.

          "danger": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.75, 0, 0] } }
      """)

  static let dtcgTokenProperty = DiagnosticKind(
    "dtcg/token-property", .warning, "Unknown property of a token",
    explanation: """
      A token has no properties but those that start with "$". What else is written there is not used; where it was meant \
      to change the value, as an "alpha" beside a color, the value is wrong without it.

      Wrong:
        "disabled": { "$value": "{palette.ink}", "alpha": 0.4 }

      Right:
        "disabled": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.4 } }
      """)

  static let dtcgTokenSets = DiagnosticKind(
    "dtcg/token-sets", .warning, "A file that is made of sets",
    explanation: """
      Tokens Studio keeps all sets of a design in one file, beside "$themes" and "$metadata". They are read as if they lay \
      over each other, in the order of "tokenSetOrder", and names are those within a set.

      Wrong, but read with a warning:

          { "core": { "small": { "$type": "number", "$value": 1 } }, "$metadata": { "tokenSetOrder": ["core"] } }

      Right: a file for each set.

          { "small": { "$type": "number", "$value": 1 } }
      """)

  static let dtcgStudioThemes = DiagnosticKind(
    "dtcg/studio-themes", .warning, "Themes that are chosen by sets",
    explanation: """
      Tokens Studio says under "$themes" which sets of a file make up a theme: those that are "enabled", over those that \
      are a "source". That is not read. In a project a mode or a theme is a file, which facet.yaml names.

      Wrong:
        { "core": {}, "dark": {}, "$themes": [{ "name": "Dark", "selectedTokenSets": { "dark": "enabled" } }] }

      Right, in facet.yaml:
        tokens:
          modes:
            dark: dark.tokens.json
      """)

  static let tokenForeignFormat = DiagnosticKind(
    "token/foreign-format", .error, "A token file of another format",
    explanation: """
      Theo has lists of props, aliases and imports in place of groups and tokens. Which type a prop has follows from \
      its category and from what the tool is told besides, so such a file is not read.

      Wrong:
        "props": [{ "name": "SPACING_M", "value": "12px", "category": "spacing" }]

      Right:
        "spacing": { "$type": "dimension", "m": { "$value": { "value": 12, "unit": "px" } } }
      """)
}
