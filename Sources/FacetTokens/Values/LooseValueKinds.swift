import FacetDiagnostics

extension DiagnosticKind {
  /// Diagnostics of nonstandard values, which are accepted or omitted with a warning.
  static let looseValueKinds: [DiagnosticKind] = [
    .dtcgUnitAsPx, .dtcgUnitSkipped, .dtcgNumberText, .dtcgMath, .dtcgSeveralValues, .dtcgFontWeight, .dtcgCSSColor,
    .dtcgLightDark, .dtcgGradientText, .dtcgGradientSkipped, .dtcgFontStack, .dtcgUnreadModes, .dtcgStudioShadow,
    .dtcgStudioAlias,
    .dtcgNoCounterpart, .dtcgTypeInferred,
    .dtcgReferenceToLeftOut,
  ]

  static let dtcgUnitAsPx = DiagnosticKind(
    "dtcg/unit-as-px", .warning, "A length in dp, pt, sp or without a unit",
    explanation: """
      The units of the format are px and rem. Files for Android have dp and sp, those for iOS pt, and some have none: \
      all of them are what px is on a screen, so they are read as that.

      Wrong, but read with a warning:
        { "value": 12, "unit": "dp" }

      Right:
        { "value": 12, "unit": "px" }
      """)

  static let dtcgUnitSkipped = DiagnosticKind(
    "dtcg/unit-skipped", .warning, "Length relative to its context",
    explanation: """
      The units em, % and vw are relative to text or a window, so a token with such a unit has no fixed value. The \
      token is omitted, and so are tokens that refer to it.

      Wrong:
        "gutter": { "$type": "dimension", "$value": { "value": 5, "unit": "vw" } }

      Right: a number, by which a component multiplies.
        "gutter": { "$type": "number", "$value": 0.05 }
      """)

  static let dtcgNumberText = DiagnosticKind(
    "dtcg/number-text", .warning, "A number as text",
    explanation: """
      Some tools write every number as text, and a fraction as a percentage. "1.5" is read as 1.5, and "25%" as 0.25.

      Wrong, but read with a warning:
        "$type": "number", "$value": "25%"

      Right:
        "$type": "number", "$value": 0.25
      """)

  static let dtcgMath = DiagnosticKind(
    "dtcg/math", .warning, "Calculated value",
    explanation: """
      The format has no arithmetic, but some tools do: + - * / and parentheses between numbers and references to \
      dimensions and numbers. The expression is evaluated for each appearance, and the result is not an alias.

      Wrong, but read with a warning:
        "l": { "$type": "dimension", "$value": "{space.m} * 2" }

      Right:
        "l": { "$type": "dimension", "$value": { "value": 24, "unit": "px" } }
      """)

  static let dtcgSeveralValues = DiagnosticKind(
    "dtcg/several-values", .warning, "References mixed with text",
    explanation: """
      A value is a single reference or contains none. Text with several, as for the four sides of a CSS margin, is not \
      a value of the format, so the token is omitted.

      Wrong:
        "$type": "dimension", "$value": "{space.s} {space.m}"

      Right: a token for each.
        "vertical": { "$value": "{space.s}" }, "horizontal": { "$value": "{space.m}" }
      """)

  static let dtcgFontWeight = DiagnosticKind(
    "dtcg/font-weight", .warning, "Font weight by another tool's name",
    explanation: """
      The names of font weights are in lower case, with a "-" between words. "SemiBold", "Semi Bold" and "600" as text \
      are read as what they surely mean; "italic" behind a weight is no part of it and is not used.

      Wrong, but read with a warning:
        "$type": "fontWeight", "$value": "SemiBold"

      Right:
        "$type": "fontWeight", "$value": "semi-bold"
      """)

  static let dtcgCSSColor = DiagnosticKind(
    "dtcg/css-color", .warning, "A color in the words of CSS",
    explanation: """
      rgb(), rgba(), hsl() and hsla() of CSS, white, black and transparent are read as colors of sRGB, and so is \
      another color with an alpha, as in rgba({palette.ink}, 50%).

      Wrong, but read with a warning:
        "$type": "color", "$value": "rgba(0, 0, 0, 0.4)"

      Right:
        "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.4 }
      """)

  static let dtcgGradientText = DiagnosticKind(
    "dtcg/gradient-text", .warning, "A gradient in the words of CSS",
    explanation: """
      A gradient of the format is a list of stops, and SwiftUI draws it from top to bottom. linear-gradient() that leads \
      down or up is read as that.

      Wrong, but read with a warning:

          "rose": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.9, 0.1, 0.3] } },
          "dusk": { "$type": "gradient", "$value": "linear-gradient(180deg, {rose} 0%, {rose}80 100%)" }

      Right:

          "rose": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.9, 0.1, 0.3] } },
          "faint": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.9, 0.1, 0.3], "alpha": 0.5 } },
          "dusk": { "$type": "gradient",
            "$value": [{ "color": "{rose}", "position": 0 }, { "color": "{faint}", "position": 1 }] }
      """)

  static let dtcgGradientSkipped = DiagnosticKind(
    "dtcg/gradient-skipped", .warning, "A gradient that is not drawn from top to bottom",
    explanation: """
      A gradient of the format has stops and no direction, and SwiftUI draws it from top to bottom. A gradient of CSS that \
      leads to a side, that is not linear, or whose stops are not colors has no counterpart. The token is omitted, and so \
      are tokens that refer to it.

      Wrong, and left out with a warning:

          "rose": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.9, 0.1, 0.3] } },
          "dusk": { "$type": "gradient", "$value": "linear-gradient(90deg, {rose}, #0000ff)" }

      Right:

          "rose": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.9, 0.1, 0.3] } },
          "dusk": { "$type": "gradient",
            "$value": [{ "color": "{rose}", "position": 0 }, { "color": "{rose}", "position": 1 }] }
      """)

  static let dtcgFontStack = DiagnosticKind(
    "dtcg/font-stack", .warning, "Font families as one text",
    explanation: """
      CSS has font families in one text, with a comma between them. The first that is installed counts, so the text is \
      read as a list. Families that are no fonts, such as sans-serif, are left out; system-ui and -apple-system are the \
      system font.

      Wrong, but read with a warning:
        "$type": "fontFamily", "$value": "Inter, Helvetica, sans-serif"

      Right:
        "$type": "fontFamily", "$value": ["Inter", "Helvetica"]
      """)

  static let dtcgUnreadModes = DiagnosticKind(
    "dtcg/unread-modes", .warning, "Values of other modes in $extensions",
    explanation: """
      Some tools write the values of dark mode, or of another theme, into "$extensions" of a token, each in a way of its \
      own. They are not read. The format has a file for each mode.

      Wrong: the color is the same in dark.

          "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
            "$extensions": { "mode": { "dark": "#ffffff" } } }

      Right: dark.tokens.json has the other value, and facet.yaml says so.

          tokens: { modes: { dark: dark.tokens.json } }
      """)

  static let dtcgLightDark = DiagnosticKind(
    "dtcg/light-dark", .warning, "A list of a light and a dark color",
    explanation: """
      Some files give a color as a list of two: the one in light, and the one in dark. It is read as that.

      Wrong, but read with a warning:
        "text": { "$type": "color", "$value": ["{palette.black}", "{palette.white}"] }

      Right: "{palette.black}" in the base, and "{palette.white}" in the file that facet.yaml binds to dark.
        "text": { "$type": "color", "$value": "{palette.black}" }
      """)

  static let dtcgStudioShadow = DiagnosticKind(
    "dtcg/studio-shadow", .warning, "A shadow with the parts of Tokens Studio",
    explanation: """
      Tokens Studio has x and y for the offsets, and a type for whether a shadow falls inside. They are read as \
      offsetX, offsetY and inset.

      Wrong, but read with a warning:
        { "x": "0", "y": "4", "blur": "10", "spread": "0", "color": "#000000", "type": "dropShadow" }

      Right:
        { "offsetX": …, "offsetY": …, "blur": …, "spread": …, "color": { … } }
      """)

  static let dtcgStudioAlias = DiagnosticKind(
    "dtcg/studio-alias", .warning, "A reference with a '$'",
    explanation: """
      Tokens Studio writes a reference as {space.m} or as $space.m. The format has the first form only.

      Wrong, but read with a warning:

          "m": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } },
          "gap": { "$type": "dimension", "$value": "$m" }

      Right:

          "m": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } },
          "gap": { "$type": "dimension", "$value": "{m}" }
      """)

  static let dtcgNoCounterpart = DiagnosticKind(
    "dtcg/no-counterpart", .warning, "Value without a counterpart in DTCG",
    explanation: """
      CSS and other tools have values that no token of the format can have: words such as none and auto, var(--gap), a \
      shadow as text, a font weight Ultra, a duration without its unit. The token is left out, and what \
      takes its value is left out too; a component that uses it is told (token/left-out).

      Wrong:
        "gap": { "$type": "dimension", "$value": "auto" }

      Right:
        "gap": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } }
      """)

  static let dtcgTypeInferred = DiagnosticKind(
    "dtcg/type-inferred", .warning, "A token without a type whose value has only one reading",
    explanation: """
      A token needs a type: its own, that of a token it refers to, or that of a group it is in. Without one, a value \
      such as "2px", "0.2s", "#fff" or a color with its space is read as what it can only be.

      Wrong, but read with a warning:
        "gap": { "$value": "12px" }

      Right:
        "gap": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } }
      """)

  static let dtcgReferenceToLeftOut = DiagnosticKind(
    "dtcg/reference-to-left-out", .warning, "Reference to a token that was left out",
    explanation: """
      A token of a type or a unit that the format does not have is left out, and then what takes its value has none either.

      Wrong:

          "wide": { "$type": "dimension", "$value": { "value": 5, "unit": "vw" } },
          "gutter": { "$type": "dimension", "$value": "{wide}" }

      Right:

          "wide": { "$type": "dimension", "$value": { "value": 20, "unit": "px" } },
          "gutter": { "$type": "dimension", "$value": "{wide}" }
      """)
}
