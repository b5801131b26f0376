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
      A color has a space and three components, and may have an alpha from 0 to 1. The spaces are srgb, srgb-linear, \
      hsl, hwb, lab, lch, oklab, oklch, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz-d65 and xyz-d50. Red, green \
      and blue are from 0 to 1; a hue is degrees; saturation, whiteness and the like are from 0 to 100. A component \
      may be "none".

      Wrong:
        { "colorSpace": "srgb", "components": [220, 13, 80] }

      Right:
        { "colorSpace": "srgb", "components": [0.863, 0.051, 0.314], "hex": "#dc0d50" }
      """)

  static let tokenOutOfGamut = DiagnosticKind(
    "token/out-of-gamut", .warning, "Color outside of Display P3",
    explanation: """
      Generated colors are in sRGB or Display P3. A color outside Display P3 is clamped component by component, which \
      may change its hue.

      Wrong, because it is clipped:
        { "colorSpace": "rec2020", "components": [0, 1, 0] }

      Right:
        { "colorSpace": "display-p3", "components": [0, 1, 0] }
      """)

  static let tokenHexMismatch = DiagnosticKind(
    "token/hex-mismatch", .warning, "Hexadecimal color that differs from its components",
    explanation: """
      "hex" is a fallback for tools that cannot read the components, and is not used. A different value is probably \
      out of date.

      Wrong:
        { "colorSpace": "srgb", "components": [0.863, 0.051, 0.314], "hex": "#6a6a6a" }

      Right:
        { "colorSpace": "srgb", "components": [0.863, 0.051, 0.314], "hex": "#dc0d50" }
      """)

  static let tokenDimension = DiagnosticKind(
    "token/dimension", .error, "A value that is not a dimension",
    explanation: """
      A dimension has a "value", a number, and a "unit", px or rem; 0 requires a unit too. One px is one point, and \
      one rem is 16 points.

      Wrong:
        "$value": { "value": 12 }

      Right:
        "$value": { "value": 12, "unit": "px" }
      """)

  static let tokenDuration = DiagnosticKind(
    "token/duration", .error, "A value that is not a duration",
    explanation: """
      A duration has a "value", a number, and a "unit", ms or s.

      Wrong:
        "$value": { "value": 200 }

      Right:
        "$value": { "value": 200, "unit": "ms" }
      """)

  static let tokenNumber = DiagnosticKind(
    "token/number", .error, "A value that is not a number",
    explanation: """
      A number is written without quotes and without a unit.

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
      A font weight is a number from 1 to 1000, or one of the format's names: thin, hairline, extra-light, \
      ultra-light, light, normal, regular, book, medium, semi-bold, demi-bold, bold, extra-bold, ultra-bold, black, \
      heavy, extra-black and ultra-black, in just this spelling.

      Wrong:
        "$type": "fontWeight", "$value": 1200

      Right:
        "$type": "fontWeight", "$value": "semi-bold"
      """)

  static let tokenTypography = DiagnosticKind(
    "token/typography", .error, "A value that is not a typography",
    explanation: """
      A typography has fontFamily, fontSize (more than 0), fontWeight, letterSpacing, and lineHeight as a multiple of \
      the font size.

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
      Text scales with Dynamic Type like one of SwiftUI's text styles: largeTitle, title, title2, title3, headline, \
      body, callout, subheadline, footnote, caption or caption2. The extension "facet" sets the style. By default it \
      is the one with the nearest size, and headline for 17 points with a weight of semibold or more.

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
      SwiftUI's shadows have no spread. The token keeps the spread for hand-written views, but the modifier 'shadow' \
      ignores it.

      Wrong, because it is not drawn as designed:

          { "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.2 },
            "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 2, "unit": "px" },
            "blur": { "value": 8, "unit": "px" }, "spread": { "value": 2, "unit": "px" } }

      Right, if necessary with a larger blur:

          { "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.2 },
            "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 2, "unit": "px" },
            "blur": { "value": 8, "unit": "px" }, "spread": { "value": 0, "unit": "px" } }
      """)

  static let tokenShadowInset = DiagnosticKind(
    "token/shadow-inset", .warning, "Inset shadow",
    explanation: """
      SwiftUI's shadows are outside of the view. The token keeps "inset" for hand-written views, but the modifier \
      'shadow' ignores such a shadow.

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
      Lines are solid, dashed or dotted. A line of the CSS styles double, groove, ridge, outset and inset is drawn solid.

      Wrong, because the line is solid:
        "$type": "strokeStyle", "$value": "groove"

      Right:
        "$type": "strokeStyle", "$value": { "dashArray": [{ "value": 4, "unit": "px" }], "lineCap": "round" }
      """)
}
