import FacetDiagnostics

// Faults in the files of modes.
extension DiagnosticKind {
  static let tokenExtendsInMode = DiagnosticKind(
    "token/extends-in-mode", .error, "A group extended in the file of a mode",
    explanation: """
      The file of a mode changes values of the base and nothing else. A group that extends another in the base follows it \
      into the modes: what dark changes there, it changes here.

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
      A mode lies over the base. What it adds to it is there for the mode's other values to refer to, but is no token of \
      the design, as it would have no value in light. Where nothing refers to it, its name is most likely a slip, and it \
      is left out; in strict mode that is an error.

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
      Appearances change colors. Distances and fonts that change with the appearance would move the layout when the sun \
      goes down; what should differ between designs is a theme, not a mode.

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
      A token file holds the values of one mode. Values that two modes share stand in the base, or in both files.

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
