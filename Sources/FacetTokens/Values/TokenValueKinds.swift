import FacetDiagnostics

extension DiagnosticKind {
  /// Diagnostics of token values.
  static let tokenValueKinds: [DiagnosticKind] = [
    .tokenColor, .tokenOutOfGamut, .tokenHexMismatch, .tokenDimension, .tokenDuration, .tokenNumber,
    .tokenFontFamily, .tokenFontWeight, .tokenTypography, .tokenRelativeTo, .tokenComposite, .tokenShadowSpread,
    .tokenShadowInset,
    .tokenStrokeStyle, .dtcgPartMissing,
    .dtcgUnit, .dtcgUnitString, .dtcgEm, .dtcgHex3, .dtcgHexString, .dtcgLetterSpacingNumber, .dtcgLineHeightDimension,
    .dtcgLineHeightNumber, .dtcgTypographyMissing, .dtcgTypographyIncomplete, .dtcgExtraProperty,
  ]

  static let tokenColor = DiagnosticKind(
    "token/color", .error, "A value that is not a color",
    explanation: """
      A color has a space and three components, and may have an alpha from 0 to 1. The spaces are srgb, srgb-linear, hsl, \
      hwb, lab, lch, oklab, oklch, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz-d65 and xyz-d50. Red, green and blue are \
      from 0 to 1; a hue is degrees; saturation, whiteness and the like are from 0 to 100. A component may be "none".

      Wrong:
        { "colorSpace": "srgb", "components": [220, 13, 80] }

      Right:
        { "colorSpace": "srgb", "components": [0.863, 0.051, 0.314], "hex": "#dc0d50" }
      """)

  static let tokenOutOfGamut = DiagnosticKind(
    "token/out-of-gamut", .warning, "Color outside of Display P3",
    explanation: """
      Apple's screens show the colors of Display P3, and Swift keeps those that sRGB does not have. Wider spaces have \
      colors that neither has. Each component of these is brought to the nearest it can be, which may change how the color \
      looks beside others.

      Wrong, because it is clipped:
        { "colorSpace": "rec2020", "components": [0, 1, 0] }

      Right:
        { "colorSpace": "display-p3", "components": [0, 1, 0] }
      """)

  static let tokenHexMismatch = DiagnosticKind(
    "token/hex-mismatch", .warning, "Hexadecimal color that differs from its components",
    explanation: """
      "hex" is for tools that cannot read the components, and is not used. People read it first, though, and one of the two \
      was most likely forgotten in a change.

      Wrong:
        { "colorSpace": "srgb", "components": [0.863, 0.051, 0.314], "hex": "#6a6a6a" }

      Right:
        { "colorSpace": "srgb", "components": [0.863, 0.051, 0.314], "hex": "#dc0d50" }
      """)

  static let tokenDimension = DiagnosticKind(
    "token/dimension", .error, "A value that is not a dimension",
    explanation: """
      A dimension is a number and its unit, px or rem, each for itself; 0 needs a unit too. One px is one point; one rem is \
      16.

      Wrong:
        "$value": { "value": 12 }

      Right:
        "$value": { "value": 12, "unit": "px" }
      """)

  static let tokenDuration = DiagnosticKind(
    "token/duration", .error, "A value that is not a duration",
    explanation: """
      A duration is a number and its unit, ms or s, each for itself.

      Wrong:
        "$value": { "value": 200 }

      Right:
        "$value": { "value": 200, "unit": "ms" }
      """)

  static let tokenNumber = DiagnosticKind(
    "token/number", .error, "A value that is not a number",
    explanation: """
      A number stands without quotes and without a unit.

      Wrong:
        "$type": "number", "$value": [1.5]

      Right:
        "$type": "number", "$value": 1.5
      """)

  static let tokenFontFamily = DiagnosticKind(
    "token/font-family", .error, "A value that is not a font family",
    explanation: """
      A font family is its name, or a list of names with the preferred one first. "system" is the system's font.

      Wrong:
        "$type": "fontFamily", "$value": []

      Right:
        "$type": "fontFamily", "$value": ["Inter", "system"]
      """)

  static let tokenFontWeight = DiagnosticKind(
    "token/font-weight", .error, "A value that is not a font weight",
    explanation: """
      A font weight is a number from 1 to 1000, or one of the format's names: thin, hairline, extra-light, ultra-light, \
      light, normal, regular, book, medium, semi-bold, demi-bold, bold, extra-bold, ultra-bold, black, heavy, extra-black \
      and ultra-black, in just this spelling.

      Wrong:
        "$type": "fontWeight", "$value": 1200

      Right:
        "$type": "fontWeight", "$value": "semi-bold"
      """)

  static let tokenTypography = DiagnosticKind(
    "token/typography", .error, "A value that is not a typography",
    explanation: """
      A typography has fontFamily, fontSize (more than 0), fontWeight, letterSpacing, and lineHeight as a multiple of the \
      font size.

      Wrong:

          { "fontFamily": "system", "fontSize": { "value": 0, "unit": "px" }, "fontWeight": 400,
            "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.29 }

      Right:

          { "fontFamily": "system", "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 400,
            "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.29 }
      """)

  static let tokenRelativeTo = DiagnosticKind(
    "token/relative-to", .error, "Unknown text style",
    explanation: """
      Text grows with the size that people choose in Settings, as one of SwiftUI's text styles does: largeTitle, title, \
      title2, title3, headline, body, callout, subheadline, footnote, caption or caption2. Which one is said in the \
      extension "facet"; left out, it is the one whose own size is nearest, and headline for 17 points from semibold on.

      Wrong:
        "$extensions": { "facet": { "relativeTo": "bodyText" } }

      Right:
        "$extensions": { "facet": { "relativeTo": "body" } }
      """)

  static let tokenComposite = DiagnosticKind(
    "token/composite", .error, "Missing or invalid parts of a composite value",
    explanation: """
      A border has color, width and style; a transition has duration, delay and timingFunction; a shadow has color, \
      offsetX, offsetY, blur and spread; a stop of a gradient has color and position; a cubicBezier is four numbers; a \
      strokeStyle is a word, or dashArray and lineCap.

      Wrong:
        "$type": "border", "$value": { "color": "{color.action}" }

      Right:
        "$type": "border",
        "$value": { "color": "{color.action}", "width": { "value": 1, "unit": "px" }, "style": "solid" }
      """)

  static let tokenShadowSpread = DiagnosticKind(
    "token/shadow-spread", .warning, "Shadow with a spread",
    explanation: """
      SwiftUI's shadows are as large as the view that throws them. A spread is kept in the token, where a view that draws \
      its shadow by hand finds it, but the modifier 'shadow' leaves it out.

      Wrong, because it is not drawn as designed:

          { "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.2 },
            "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 2, "unit": "px" },
            "blur": { "value": 8, "unit": "px" }, "spread": { "value": 2, "unit": "px" } }

      Right, perhaps with a larger blur:

          { "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.2 },
            "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 2, "unit": "px" },
            "blur": { "value": 8, "unit": "px" }, "spread": { "value": 0, "unit": "px" } }
      """)

  static let tokenShadowInset = DiagnosticKind(
    "token/shadow-inset", .warning, "Inset shadow",
    explanation: """
      A view of SwiftUI throws shadows outwards. A shadow with "inset" is kept in the token, where a shape that is filled \
      by hand finds it, but the modifier 'shadow' leaves it out.

      Wrong, because it is not drawn:

          { "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.2 },
            "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 2, "unit": "px" },
            "blur": { "value": 8, "unit": "px" }, "spread": { "value": 0, "unit": "px" }, "inset": true }

      Right; inside of a shape: 'border', or a gradient.

          { "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.2 },
            "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 2, "unit": "px" },
            "blur": { "value": 8, "unit": "px" }, "spread": { "value": 0, "unit": "px" } }
      """)

  static let tokenStrokeStyle = DiagnosticKind(
    "token/stroke-style", .warning, "Unsupported stroke style",
    explanation: """
      Lines are solid, dashed or dotted. The words double, groove, ridge, outset and inset come from CSS, where they imitate \
      edges with two colors; a line of these styles is solid.

      Wrong, because the line is solid:
        "$type": "strokeStyle", "$value": "groove"

      Right:
        "$type": "strokeStyle", "$value": { "dashArray": [{ "value": 4, "unit": "px" }], "lineCap": "round" }
      """)
}
