import FacetDiagnostics

// Errors in the files of modes.
extension DiagnosticKind {
  static let tokenExtendsInMode = DiagnosticKind(
    "token/extends-in-mode", .error, "A group extended in the file of a mode",
    explanation: """
      The file of a mode can change only values of the base. A group that extends another one in the base also \
      inherits the changes of each mode.

          # facet.yaml
          facet: 1
          module: Sample
          tokens: { modes: { dark: dark.tokens.json } }
          # base.tokens.json
          { "button": { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } } }

      Wrong:

          # dark.tokens.json
          { "danger": { "$extends": "{button}" } }

      Right: what dark changes in the group, it changes in those that extend it.

          # dark.tokens.json
          { "button": { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } } }
      """)

  static let tokenModeOnly = DiagnosticKind(
    "token/mode-only", .warning, "Token of a mode that the base does not have",
    explanation: """
      A mode overrides values of the base. A token that only the mode has can be referred to by other values of the \
      mode, but is not a token of the design, because it has no value in light. If nothing refers to it, it is \
      probably misspelled; it is omitted, and in strict mode this is an error.

          # facet.yaml
          facet: 1
          module: Sample
          tokens: { modes: { dark: dark.tokens.json } }

      Wrong:

          # dark.tokens.json
          { "overlay": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }

      Right:

          # base.tokens.json
          { "overlay": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }
          # dark.tokens.json
          { "overlay": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
      """)

  static let tokenModeValue = DiagnosticKind(
    "token/mode-value", .error, "Mode that changes something other than a color",
    explanation: """
      Modes change colors only, so that the layout does not depend on the appearance. Use a theme for other \
      differences between designs.

          # facet.yaml
          facet: 1
          module: Sample
          tokens: { modes: { dark: dark.tokens.json } }
          # base.tokens.json
          { "space": { "m": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } } } }

      Wrong:

          # dark.tokens.json
          { "space": { "m": { "$type": "dimension", "$value": { "value": 14, "unit": "px" } } } }

      Right: leave it to the base.

          # dark.tokens.json
          {}
      """)

  static let tokenMissingModeFile = DiagnosticKind(
    "token/missing-mode-file", .error, "Missing file of a mode",
    explanation: """
      The path under "modes" is relative to facet.yaml and has to be one of the project's token files.

      Wrong:

          # facet.yaml
          facet: 1
          module: Sample
          tokens: { modes: { dark: dark.tokens.json } }
          # tokens/dark.tokens.json
          {}

      Right:

          # facet.yaml
          facet: 1
          module: Sample
          tokens: { modes: { dark: tokens/dark.tokens.json } }
          # tokens/dark.tokens.json
          {}
      """)

  static let tokenModeTwice = DiagnosticKind(
    "token/mode-file-twice", .error, "A file bound to two modes",
    explanation: """
      A token file contains the values of one mode. Put values that two modes share into the base, or into both files.

      Wrong:

          # facet.yaml
          facet: 1
          module: Sample
          tokens: { modes: { dark: dark.tokens.json, darkIncreasedContrast: dark.tokens.json } }
          # dark.tokens.json
          {}

      Right: what is dark also holds with increased contrast.

          # facet.yaml
          facet: 1
          module: Sample
          tokens: { modes: { dark: dark.tokens.json } }
          # dark.tokens.json
          {}
      """)
}
