import FacetDiagnostics

extension DiagnosticKind {
  /// Diagnostics of references, overrides and names of tokens.
  static let tokenReferenceKinds: [DiagnosticKind] = [
    .tokenDuplicate, .tokenUnknownReference, .tokenReferenceToGroup, .tokenMalformedReference, .tokenCycle,
    .tokenLongChain, .tokenTypeMismatch, .tokenMissingType, .tokenExtendsToken, .tokenExtendsCycle,
    .tokenExtendsTooLarge, .tokenExtendsInMode, .tokenModeOnly, .tokenModeValue, .tokenMissingModeFile, .tokenModeTwice,
    .tokenNameNotSwift, .tokenNameCollision,
  ]

  static let tokenDuplicate = DiagnosticKind(
    "token/duplicate", .error, "Duplicate token",
    explanation: """
      A token has one value in the base and at most one in each mode. If two files give it different values, the \
      result would depend on the order in which they are read.

      Wrong:

          # base.tokens.json
          { "m": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } } }
          # brand.tokens.json
          { "m": { "$type": "dimension", "$value": { "value": 14, "unit": "px" } } }

      Right: keep one; or, if the second is for a theme or an appearance, bind its file to it in facet.yaml.

          # base.tokens.json
          { "m": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } } }
      """)

  static let tokenUnknownReference = DiagnosticKind(
    "token/unknown-reference", .error, "Reference to an unknown token",
    explanation: """
      A reference in braces is the full path of a token from the root, and is case-sensitive. A pointer refers to a \
      place in the same file.

      Wrong:

          "palette": { "rose": { "500": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0.6] } } } },
          "action": { "$type": "color", "$value": "{rose.500}" }

      Right:

          "palette": { "rose": { "500": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0.6] } } } },
          "action": { "$type": "color", "$value": "{palette.rose.500}" }
      """)

  static let tokenReferenceToGroup = DiagnosticKind(
    "token/reference-to-group", .error, "A reference to a group",
    explanation: """
      A group has no value. Refer to one of its tokens, or to its token "$root".

      Wrong:

          "palette": { "rose": { "500": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0.6] } } } },
          "action": { "$type": "color", "$value": "{palette.rose}" }

      Right:

          "palette": { "rose": { "500": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0.6] } } } },
          "action": { "$type": "color", "$value": "{palette.rose.500}" }
      """)

  static let tokenMalformedReference = DiagnosticKind(
    "token/malformed-reference", .error, "Malformed reference",
    explanation: """
      A reference to a token is its path, with "." between the names, in braces and quotes. A "$ref" is a JSON Pointer \
      from the root of the file and may refer to a part of a value. A reference is the only content of its value, and \
      refers to the same file.

      Wrong:

          "palette": { "rose": { "500": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0.6] } } } },
          "action": { "$type": "color", "$value": "{palette..rose}" },
          "accent": { "$type": "color", "$value": { "$ref": "other.json#/palette" } }

      Right:

          "palette": { "rose": { "500": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0.6] } } } },
          "action": { "$type": "color", "$value": "{palette.rose.500}" },
          "accent": { "$type": "color", "$value": { "$ref": "#/palette/rose/500/$value" } }
      """)

  static let tokenCycle = DiagnosticKind(
    "token/cycle", .error, "Reference cycle of tokens",
    explanation: """
      A chain of references must end at a value. Every token of a cycle is reported. A mode can introduce a cycle that \
      the base does not have.

      Wrong:
        "a": { "$value": "{b}" }, "b": { "$value": "{a}" }

      Right:
        "a": { "$value": "{b}" }, "b": { "$value": { "value": 12, "unit": "px" } }
      """)

  static let tokenLongChain = DiagnosticKind(
    "token/long-chain", .error, "Chain of references that is too long",
    explanation: """
      A chain of references may have 256 steps, and pointers may lead through 32 other pointers; sums of other sums, \
      colors of other colors, and groups that extend others, through 64. Design systems usually need three or four.

      Wrong: a token that refers to a token that refers to another, 300 times.

      Right: let the tokens in the middle refer to the one with the value.
      """)

  static let tokenTypeMismatch = DiagnosticKind(
    "token/type-mismatch", .error, "A value of another type",
    explanation: """
      A token that refers to another must have the same type. A reference in a part of a value must have the type of \
      that part.

      Wrong:
        "gap": { "$type": "dimension", "$value": "{color.action}" }

      Right:
        "gap": { "$type": "dimension", "$value": "{space.m}" }
      """)

  static let tokenMissingType = DiagnosticKind(
    "token/missing-type", .warning, "A token without a type",
    explanation: """
      A token's type is its own "$type", or that of the token it refers to, or that of the nearest group around it. \
      The type is not inferred from an ambiguous value: the token is omitted, and in strict mode this is an error.

      Wrong:
        "space": { "m": { "$value": "12" } }

      Right:
        "space": { "$type": "dimension", "m": { "$value": { "value": 12, "unit": "px" } } }
      """)

  static let tokenExtendsToken = DiagnosticKind(
    "token/extends-token", .error, "A group that extends a token",
    explanation: """
      "$extends" copies the tokens of another group. It cannot refer to a token.

      Wrong:

          "critical": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0.6] } },
          "danger": { "$extends": "{critical}" }

      Right:

          "critical": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0.6] } },
          "danger": { "$type": "color", "$value": "{critical}" }
      """)

  static let tokenExtendsCycle = DiagnosticKind(
    "token/extends-cycle", .error, "A group that extends itself",
    explanation: """
      A group cannot extend itself, a group that contains it, or a group that extends it.

      Wrong:
        "button": { "primary": { "$extends": "{button}" } }

      Right:
        "button": { "base": { … }, "primary": { "$extends": "{button.base}" } }
      """)

  static let tokenExtendsTooLarge = DiagnosticKind(
    "token/extends-too-large", .error, "Extended groups that become too large",
    explanation: """
      Nested extensions can double the number of tokens at each step. "$extends" may create at most 20,000 copies.

      Wrong: "b" extends "a" twice, "c" extends "b" twice, and so on to "t".

      Right: extend a group once, and refer to single tokens from there on.
      """)

  static let tokenNameNotSwift = DiagnosticKind(
    "token/name-not-swift", .error, "Token name that cannot be spelled in Swift",
    explanation: """
      A token's path becomes a symbol: color.content.secondary is ColorTokens.Content.secondary. Letters and digits are \
      kept, and anything between them starts a new word. A name without any has no such spelling, and neither has one \
      that does not show what it is: with invisible characters, or with Latin letters beside those of Greek or Cyrillic.

      Wrong:

          "→": { "$type": "number", "$value": 4 }

      Right:

          "next": { "$type": "number", "$value": 4 }
      """)

  static let tokenNameCollision = DiagnosticKind(
    "token/name-collision", .error, "Two tokens with the same name in Swift",
    explanation: """
      on-action and onAction are different names in a token file, but the same in Swift. Names that differ only in \
      case collide on file systems that ignore case.

      Wrong:

          "on-action": { "$type": "number", "$value": 1 },
          "onAction": { "$type": "number", "$value": 2 }

      Right:

          "onAction": { "$type": "number", "$value": 1 }
      """)
}
