import FacetDiagnostics
import FacetSpec

extension DiagnosticKind {
  /// Diagnostics of token files.
  static let tokenFileKinds: [DiagnosticKind] = [
    .tokenExpectedGroup, .tokenInvalidName, .tokenValueAndChildren, .tokenValueAndReference, .tokenNoValue,
    .tokenUnknownProperty, .tokenPropertyType, .tokenUnknownType, .dtcgStringType, .dtcgLegacyValue,
    .dtcgUnknownTypeSkipped,
  ]

  static let tokenExpectedGroup = DiagnosticKind(
    "token/expected-group", .error, "Neither a group nor a token",
    explanation: """
      In a token file every name stands for a group or for a token, and both are mappings. A token is a mapping with a \
      "$value"; a group is one without.

      Wrong:
        "space": { "$type": "dimension", "m": 12 }

      Right:
        "space": { "$type": "dimension", "m": { "$value": { "value": 12, "unit": "px" } } }
      """)

  static let tokenInvalidName = DiagnosticKind(
    "token/invalid-name", .error, "A name that the format does not allow",
    explanation: """
      The name of a token or group is text that is not empty, does not start with "$" and has no ".", "{" or "}" in it. \
      Names are joined by "." into the path by which a token is referred to, as in {color.content.primary}.

      Wrong:

          "space.m": { "$type": "number", "$value": 4 }

      Right:

          "space": { "m": { "$type": "number", "$value": 4 } }
      """)

  static let tokenValueAndChildren = DiagnosticKind(
    "token/value-and-children", .error, "A token that holds other tokens",
    explanation: """
      A mapping with a "$value" is a token, and a token cannot hold others. Where a group has a value of its own, that \
      is the token "$root" of the group.

      Wrong:
        "accent": { "$value": "{palette.rose.500}", "muted": { "$value": "{palette.rose.100}" } }

      Right:
        "accent": { "$root": { "$value": "{palette.rose.500}" }, "muted": { "$value": "{palette.rose.100}" } }
      """)

  static let tokenValueAndReference = DiagnosticKind(
    "token/value-and-reference", .error, "A token with both a value and a reference",
    explanation: """
      A token's value is either written out in "$value" or taken from elsewhere by "$ref". With both, one of them would \
      have to be ignored.

      Wrong:
        "m": { "$value": { "value": 12, "unit": "px" }, "$ref": "#/space/s" }

      Right:
        "m": { "$ref": "#/space/s" }
      """)

  static let tokenNoValue = DiagnosticKind(
    "token/no-value", .warning, "Token without a value",
    explanation: """
      A mapping without a "$value" is a group. A group with a type of its own and nothing in it is allowed, but does \
      nothing: it is most often a token whose "$value" was lost or misspelled.

      Wrong:
        "m": { "$type": "dimension" }

      Right:
        "m": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } }
      """)

  static let tokenUnknownProperty = DiagnosticKind(
    "token/unknown-property", .error, "Unknown property of a token file",
    explanation: """
      Names that start with "$" belong to the format. A token has $value, $type, $description, $extensions, $deprecated \
      and $ref; a group has $type, $description, $extensions, $deprecated and $extends. Data of a tool goes into \
      $extensions, under that tool's name.

      Wrong:
        "m": { "$val": { "value": 12, "unit": "px" }, "$figma": "Space/M" }

      Right:
        "m": { "$value": { "value": 12, "unit": "px" }, "$extensions": { "com.figma": { "name": "Space/M" } } }
      """)

  static let tokenPropertyType = DiagnosticKind(
    "token/property-type", .error, "A property of the wrong kind",
    explanation: """
      "$type" and "$description" are text, "$deprecated" is true, false or the reason as text, and "$extensions" is a \
      mapping.

      Wrong:

          "m": { "$type": "number", "$value": 4, "$deprecated": { "since": "2.0" } }

      Right:

          "m": { "$type": "number", "$value": 4, "$deprecated": "Since 2.0: use space.l." }
      """)

  static let tokenUnknownType = DiagnosticKind(
    "token/unknown-type", .error, "Unknown token type",
    explanation: """
      The types of the DTCG format are color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, \
      strokeStyle, border, transition, shadow, gradient and typography, in just this spelling. A type is never guessed \
      from a value.

      Wrong:
        "m": { "$type": "dimensions", "$value": { "value": 12, "unit": "px" } }

      Right:
        "m": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } }
      """)

  static let dtcgStringType = DiagnosticKind(
    "dtcg/string-type", .warning, "A token of text or of a truth value",
    explanation: """
      Many tools write "$type": "string" or "boolean", but the DTCG format has neither type, and a design system in \
      Swift has better places for both: a String or Bool parameter, or a style's property. Such tokens are left out.

      Wrong:
        "easing-name": { "$type": "string", "$value": "ease-in" }

      Right: a type of the format.
        "easing": { "$type": "cubicBezier", "$value": [0.42, 0, 1, 1] }
      """)

  static let dtcgLegacyValue = DiagnosticKind(
    "dtcg/legacy-value", .warning, "Value in a format older than DTCG",
    explanation: """
      Style Dictionary before version 4, Theo and others write "value" and "type" without the "$". In the DTCG format \
      these are names like any other; but where there is no doubt that a token is meant, it is read as one.

      Wrong, but read with a warning:
        "m": { "value": "12px", "type": "dimension" }

      Right:
        "m": { "$value": { "value": 12, "unit": "px" }, "$type": "dimension" }
      """)

  static let dtcgUnknownTypeSkipped = DiagnosticKind(
    "dtcg/unknown-type-skipped", .warning, "Token type of another tool",
    explanation: """
      Tools have types of their own, such as "content", "asset" or "textCase", for which the format has none. Such tokens \
      are left out.

      Wrong:
        "logo": { "value": "logo.svg", "type": "asset" }

      Right: what is no design token has its place in the component that uses it.
      """)
}
