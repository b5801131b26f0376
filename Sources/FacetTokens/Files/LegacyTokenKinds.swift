import FacetDiagnostics
import FacetSpec

extension DiagnosticKind {
  /// Diagnostics of nonstandard syntax of other tools.
  static let legacyTokenKinds: [DiagnosticKind] = [
    .dtcgLegacyType, .dtcgColorModifier, .dtcgColorWithAlpha, .dtcgFigmaAlias, .dtcgFigmaOpacity,
    .dtcgTokenProperty, .dtcgTokenSets, .dtcgStudioThemes,
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
      Tokens Studio can write a rule beside a color: lighten, darken, mix or alpha, in the space srgb, hsl, lch or p3. The \
      color is the one that its own tools make of it. A rule that they do not know leaves the token out.

      Wrong, but read with a warning:

          "danger": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] },
            "$extensions": { "studio.tokens": { "modify": { "type": "darken", "value": "0.25", "space": "srgb" } } } }

      Right: the color as it is in the end.

          "danger": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.75, 0, 0] } }
      """)

  static let dtcgColorWithAlpha = DiagnosticKind(
    "dtcg/color-with-alpha", .warning, "An alpha beside a reference to a color",
    explanation: """
      A reference is a whole color, and the format has no way to give it another alpha. Some tools write one beside it: \
      as a part of the value, or as a property of the token. It is read as that color with that alpha.

      Wrong, but read with a warning:

          "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.2] } },
          "veil": { "$type": "color", "$value": { "color": "{ink}", "alpha": 0.4 } }

      Right: a color that takes the components of the other one.

          "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.2] } },
          "veil": { "$type": "color", "$value": { "colorSpace": "srgb",
            "components": { "$ref": "#/ink/$value/components" }, "alpha": 0.4 } }
      """)

  static let dtcgFigmaAlias = DiagnosticKind(
    "dtcg/figma-alias", .warning, "An alias of Figma that leads nowhere, or to another value",
    explanation: """
      Figma exports the value of a variable even where it takes it from another one, whose name stands in \
      com.figma.aliasData. Where a token has that name, it is what counts, so that the tokens still depend on each other. \
      Without such a token, or with one that has another value, one of the files is missing or older than the other.

      Wrong: nothing is called Slate/900.

          "Primary": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1] },
            "$extensions": { "com.figma.aliasData": { "targetVariableName": "Slate/900" } } }

      Right: the collection with Slate/900 is exported too, as a token file of the project.

          "Primary": { "$type": "color", "$value": "{Slate.900}" }
      """)

  static let dtcgFigmaOpacity = DiagnosticKind(
    "dtcg/figma-opacity", .warning, "An opacity of Figma",
    explanation: """
      Figma has the opacity as a percentage, so 40 with the scope OPACITY is read as 0.4. Other scopes make a length of a \
      number (dtcg/unit-as-px), or a weight.

      Wrong, but read with a warning:

          "dimmed": { "$type": "number", "$value": 40, "$extensions": { "com.figma.scopes": ["OPACITY"] } }

      Right:

          "dimmed": { "$type": "number", "$value": 0.4 }
      """)

  static let dtcgTokenProperty = DiagnosticKind(
    "dtcg/token-property", .warning, "Unknown property of a token",
    explanation: """
      A token has no properties but those that start with "$", and an "alpha" beside a color. What else is written there \
      is not used; where it was meant to change the value, the value is wrong without it.

      Wrong:

          "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" }, "scale": 2 }

      Right:

          "gap": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } }
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
