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
      A token has one value in the base and at most one in each mode. If two files give it different values, the result \
      would hang on the order in which they are read.

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
      A reference in braces is the full path of a token, from the root and in just its spelling; a pointer is a place in \
      the same file.

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
      Only a token has a value. A group is a name for what is in it; where it has a value of its own, that is its token \
      "$root".

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
      There are two ways to refer to a value. Names with one "." between them, in braces and in quotes, stand for the value \
      of a whole token. A "$ref" is a JSON Pointer from the root of the file and may lead into a value. Nothing stands \
      beside a reference, and none leaves its file.

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
      References may lead through any number of tokens, but have to end at a value. Every token on the circle is reported, \
      with the way round. A mode can close a circle that the base does not have.

      Wrong:
        "a": { "$value": "{b}" }, "b": { "$value": "{a}" }

      Right:
        "a": { "$value": "{b}" }, "b": { "$value": { "value": 12, "unit": "px" } }
      """)

  static let tokenLongChain = DiagnosticKind(
    "token/long-chain", .error, "Chain of references that is too long",
    explanation: """
      References are followed for 256 steps from token to token, and 32 deep where a pointer leads through other pointers. \
      A design system needs three or four; a longer chain is a mistake of whatever wrote the file.

      Wrong: a token that refers to a token that refers to another, 300 times.

      Right: let the tokens in the middle refer to the one with the value.
      """)

  static let tokenTypeMismatch = DiagnosticKind(
    "token/type-mismatch", .error, "A value of another type",
    explanation: """
      A token that takes its value from another has that one's type, and so has a part of a value that is a token.

      Wrong:
        "gap": { "$type": "dimension", "$value": "{color.action}" }

      Right:
        "gap": { "$type": "dimension", "$value": "{space.m}" }
      """)

  static let tokenMissingType = DiagnosticKind(
    "token/missing-type", .warning, "A token without a type",
    explanation: """
      A token's type is its own "$type", or that of the token it refers to, or that of the nearest group around it. It is \
      not guessed from a value that may be of several types, so the token is left out; in strict mode it is an error.

      Wrong:
        "space": { "m": { "$value": "12" } }

      Right:
        "space": { "$type": "dimension", "m": { "$value": { "value": 12, "unit": "px" } } }
      """)

  static let tokenExtendsToken = DiagnosticKind(
    "token/extends-token", .error, "A group that extends a token",
    explanation: """
      "$extends" gives a group all that another group has. A token has nothing to give but its value.

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
      A group cannot extend itself, a group that it is in, or one that extends it: there would be no end to what is in it.

      Wrong:
        "button": { "primary": { "$extends": "{button}" } }

      Right:
        "button": { "base": { … }, "primary": { "$extends": "{button.base}" } }
      """)

  static let tokenExtendsTooLarge = DiagnosticKind(
    "token/extends-too-large", .error, "Extended groups that become too large",
    explanation: """
      A group that extends another twice is twice as large, and so on: twenty such steps make a million tokens. After \
      20,000 copies there are no more.

      Wrong: "b" extends "a" twice, "c" extends "b" twice, and so on to "t".

      Right: extend a group once, and refer to single tokens from there on.
      """)

  static let tokenNameNotSwift = DiagnosticKind(
    "token/name-not-swift", .error, "Token name that cannot be spelled in Swift",
    explanation: """
      A token's path becomes a symbol: color.content.secondary is ColorTokens.Content.secondary. Letters a to z, A to Z and \
      digits are kept, and anything between them starts a new word. A name with other letters, or with none at all, has no \
      such spelling.

      Wrong:

          "größe": { "$type": "number", "$value": 4 }

      Right:

          "size": { "$type": "number", "$value": 4 }
      """)

  static let tokenNameCollision = DiagnosticKind(
    "token/name-collision", .error, "Two tokens with the same name in Swift",
    explanation: """
      on-action and onAction are two names in a token file, but one in Swift; and names that differ only in case would make \
      files that some disks cannot keep apart. Neither is renamed, because which one would be is a matter of chance.

      Wrong:

          "on-action": { "$type": "number", "$value": 1 },
          "onAction": { "$type": "number", "$value": 2 }

      Right:

          "onAction": { "$type": "number", "$value": 1 }
      """)
}
