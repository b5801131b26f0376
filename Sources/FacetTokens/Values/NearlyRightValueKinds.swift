import FacetDiagnostics

// Diagnostics of values that deviate from the format and are accepted.
extension DiagnosticKind {
  static let dtcgPartMissing = DiagnosticKind(
    "dtcg/part-missing", .warning, "Missing part of a value",
    explanation: """
      All parts of a value are required. Files often leave out those that would be 0: the offsets, the blur and the spread \
      of a shadow, the delay of a transition; and the style of a border where it is solid.

      Wrong, but read with a warning:
        "$type": "border", "$value": { "color": "{color.action}", "width": { "value": 1, "unit": "px" } }

      Right:
        "$type": "border",
        "$value": { "color": "{color.action}", "width": { "value": 1, "unit": "px" }, "style": "solid" }
      """)

  static let dtcgUnitString = DiagnosticKind(
    "dtcg/unit-string", .warning, "A number and its unit as text",
    explanation: """
      Before the format took numbers and units apart, dimensions and durations were text. What is a number with a unit \
      behind it can mean only one thing, so it is read as that.

      Wrong, but read with a warning:
        "$value": "12px"

      Right:
        "$value": { "value": 12, "unit": "px" }
      """)

  static let dtcgUnit = DiagnosticKind(
    "dtcg/unit", .error, "Unknown unit",
    explanation: """
      Dimensions are in px or rem, durations in ms or s, and 0 has a unit too.

      Wrong:
        { "value": 12, "unit": "pixels" }

      Right:
        { "value": 12, "unit": "px" }
      """)

  static let dtcgEm = DiagnosticKind(
    "dtcg/em", .warning, "A letter spacing in em",
    explanation: """
      Many files give the letter spacing as a multiple of the font size. The format has no such unit, but there is no doubt \
      what it means, so it is read as that.

      Wrong, but read with a warning:
        "letterSpacing": { "value": -0.02, "unit": "em" }

      Right, for 20 px:
        "letterSpacing": { "value": -0.4, "unit": "px" }
      """)

  static let dtcgHex3 = DiagnosticKind(
    "dtcg/hex3", .warning, "A color fallback with three digits",
    explanation: """
      The "hex" of a color has six digits. Three are read as the same digits twice each; the components count anyway.

      Wrong, but read with a warning:

          { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#fff" }

      Right:

          { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff" }
      """)

  static let dtcgHexString = DiagnosticKind(
    "dtcg/hex-string", .warning, "A color as hexadecimal text",
    explanation: """
      Before the format had color spaces, colors were written as text. "#dc0d50" can only mean sRGB, so it is read as that.

      Wrong, but read with a warning:
        "$value": "#dc0d50"

      Right:
        "$value": { "colorSpace": "srgb", "components": [0.863, 0.051, 0.314], "hex": "#dc0d50" }
      """)

  static let dtcgLetterSpacingNumber = DiagnosticKind(
    "dtcg/letter-spacing-number", .warning, "A letter spacing without a unit",
    explanation: """
      The letter spacing is a dimension. A plain number is read as px.

      Wrong, but read with a warning:
        "letterSpacing": 0.5

      Right:
        "letterSpacing": { "value": 0.5, "unit": "px" }
      """)

  static let dtcgLineHeightDimension = DiagnosticKind(
    "dtcg/line-height-dimension", .warning, "A line height as a dimension",
    explanation: """
      The line height is a multiple of the font size, so that it scales with it. A dimension is divided by the font size.

      Wrong, but read with a warning:

          { "fontFamily": "system", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
            "lineHeight": { "value": 24, "unit": "px" }, "letterSpacing": { "value": 0, "unit": "px" } }

      Right:

          { "fontFamily": "system", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
            "lineHeight": 1.5, "letterSpacing": { "value": 0, "unit": "px" } }
      """)

  static let dtcgLineHeightNumber = DiagnosticKind(
    "dtcg/line-height-number", .warning, "A line height in px without its unit",
    explanation: """
      The line height is a multiple of the font size, and no text has lines that are more than four times as high as its \
      letters. A larger number is what Tokens Studio writes for px, so it is divided by the font size.

      Wrong, but read with a warning:

          { "fontFamily": "system", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
            "lineHeight": 24, "letterSpacing": { "value": 0, "unit": "px" } }

      Right:

          { "fontFamily": "system", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
            "lineHeight": 1.5, "letterSpacing": { "value": 0, "unit": "px" } }
      """)

  static let dtcgTypographyIncomplete = DiagnosticKind(
    "dtcg/typography-incomplete", .warning, "A typography without one of its parts",
    explanation: """
      A typography has five parts, and a text style of SwiftUI needs all of them but the letter spacing. Other tools take \
      what is missing from elsewhere, such as from the page. The token is left out.

      Wrong:

          { "fontFamily": "system", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
            "letterSpacing": { "value": 0, "unit": "px" } }

      Right:

          { "fontFamily": "system", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
            "lineHeight": 1.5, "letterSpacing": { "value": 0, "unit": "px" } }
      """)

  static let dtcgTypographyMissing = DiagnosticKind(
    "dtcg/typography-missing", .warning, "A typography without a letter spacing",
    explanation: """
      All five parts of a typography are required. The letter spacing is the one that files leave out; it is then 0.

      Wrong, but read with a warning:

          { "fontFamily": "system", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
            "lineHeight": 1.5 }

      Right:

          { "fontFamily": "system", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
            "lineHeight": 1.5, "letterSpacing": { "value": 0, "unit": "px" } }
      """)

  static let dtcgExtraProperty = DiagnosticKind(
    "dtcg/extra-property", .warning, "Unknown part of a value",
    explanation: """
      A value has the parts that its type names. What else is written there is not used; a misspelled part would go \
      unnoticed.

      Wrong:
        { "value": 12, "unit": "px", "scale": 2 }

      Right: data of a tool goes into "$extensions" of the token.
      """)
}
