import FacetDiagnostics

extension DiagnosticKind {
  /// Diagnostics of a resolver document's relation to token files and `facet.yaml`.
  static let resolverBindingKinds: [DiagnosticKind] = [
    .resolverMissingFile, .resolverUnknownModifier, .resolverMissingInput, .resolverSeveral, .resolverWithModes,
    .resolverAbsent, .dtcgContextMismatch,
  ]

  static let resolverMissingFile = DiagnosticKind(
    "resolver/missing-file", .error, "Missing source file",
    explanation: """
      A source is the path of one of the project's token files, relative to the resolver document.

          # base.tokens.json
          { "m": { "$type": "number", "$value": 1 } }

      Wrong:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "tokens/base.tokens.json" }] } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }] }

      Right, as both are in one folder:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }] }
      """)

  static let resolverUnknownModifier = DiagnosticKind(
    "resolver/unknown-modifier", .error, "Unknown modifier",
    explanation: """
      "bind" and "inputs" in facet.yaml refer to modifiers of the resolution order. Names are case-sensitive.

          # base.tokens.json
          { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
          # dark.tokens.json
          { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }
          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "modifiers": { "theme": { "contexts": { "light": [], "dark": [{ "$ref": "dark.tokens.json" }] }, "default": "light" } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }

      Wrong:

          # facet.yaml
          facet: 1
          module: Sample
          tokens: { bind: { themes: colorScheme } }

      Right:

          # facet.yaml
          facet: 1
          module: Sample
          tokens: { bind: { theme: colorScheme } }
      """)

  static let resolverMissingInput = DiagnosticKind(
    "resolver/missing-input", .error, "Missing input for a modifier",
    explanation: """
      A modifier that has no default and is bound to no appearance needs a context from facet.yaml.

          # base.tokens.json
          { "m": { "$type": "number", "$value": 1 } }

      Wrong:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "modifiers": { "brand": { "contexts": { "acme": [], "harbor": [] } } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/brand" }] }

      Right:

          # facet.yaml
          facet: 1
          module: Sample
          tokens: { inputs: { brand: acme } }
          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "modifiers": { "brand": { "contexts": { "acme": [], "harbor": [] } } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/brand" }] }
      """)

  static let resolverSeveral = DiagnosticKind(
    "resolver/several", .error, "Two resolver documents in one project",
    explanation: """
      A project has at most one resolver document, because it defines all tokens of the project.

          # base.tokens.json
          { "m": { "$type": "number", "$value": 1 } }

      Wrong:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }] }
          # brand.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }] }

      Right: keep one among the specs, and move the others elsewhere.

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }] }
      """)

  static let resolverWithModes = DiagnosticKind(
    "resolver/modes", .error, "Modes beside a resolver document",
    explanation: """
      With a resolver document, the contexts of its modifiers contain the values of an appearance. A file cannot be \
      bound to a mode as well, because it would have two positions in the order.

          # base.tokens.json
          { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
          # dark.tokens.json
          { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }
          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "modifiers": { "theme": { "contexts": { "light": [], "dark": [{ "$ref": "dark.tokens.json" }] }, "default": "light" } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }

      Wrong:

          # facet.yaml
          facet: 1
          module: Sample
          tokens: { modes: { dark: dark.tokens.json } }

      Right:

          # facet.yaml
          facet: 1
          module: Sample
          tokens: { bind: { theme: colorScheme } }
      """)

  static let resolverAbsent = DiagnosticKind(
    "resolver/absent", .error, "Bindings without a resolver document",
    explanation: """
      "bind" and "inputs" refer to the modifiers of a resolver document, whose file name ends in .resolver.json.

      Wrong, without such a file:
        tokens: { bind: { theme: colorScheme } }

      Right, without such a file:
        tokens: { modes: { dark: dark.tokens.json } }
      """)

  static let dtcgContextMismatch = DiagnosticKind(
    "dtcg/context-mismatch", .warning, "Token that some contexts do not have",
    explanation: """
      A token must exist in every appearance. A token that only dark has is omitted; a token that dark does not have \
      keeps its value.

          # facet.yaml
          facet: 1
          module: Sample
          tokens: { bind: { theme: colorScheme } }
          # base.tokens.json
          { "m": { "$type": "number", "$value": 1 } }

      Wrong:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "modifiers": { "theme": { "contexts": { "light": [], "dark": [{ "overlay": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }] }, "default": "light" } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }

      Right:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "modifiers": { "theme": { "contexts": { "light": [{ "overlay": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }],
              "dark": [{ "overlay": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }] }, "default": "light" } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """)
}
