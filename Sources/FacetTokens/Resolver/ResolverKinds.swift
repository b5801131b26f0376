import FacetDiagnostics
import FacetSpec

extension DiagnosticKind {
  /// Diagnostics of resolver documents.
  static let resolverKinds: [DiagnosticKind] = [
    .resolverVersion, .resolverMissingProperty, .resolverUnknownProperty, .resolverPropertyType, .resolverReference,
    .resolverCycle, .resolverNoContext, .resolverOneContext, .resolverUnknownContext, .resolverDuplicateName,
    .resolverUnused,
  ]

  static let resolverVersion = DiagnosticKind(
    "resolver/version", .error, "Unsupported version of a resolver document",
    explanation: """
      A resolver document declares the version of the format. The only version is 2025.10.

          # base.tokens.json
          { "m": { "$type": "number", "$value": 1 } }

      Wrong:

          # app.resolver.json
          { "version": "1.0", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }] }

      Right:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }] }
      """)

  static let resolverMissingProperty = DiagnosticKind(
    "resolver/missing-property", .error, "Missing required property",
    explanation: """
      A resolver document has a resolutionOrder, a set has sources, a modifier has contexts, and an item that stands \
      in the order itself has a name and a type.

          # base.tokens.json
          { "m": { "$type": "number", "$value": 1 } }

      Wrong:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": {} },
            "resolutionOrder": [{ "$ref": "#/sets/base" }] }

      Right:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }] }
      """)

  static let resolverUnknownProperty = DiagnosticKind(
    "resolver/unknown-property", .error, "Unknown property of a resolver document",
    explanation: """
      A document has name, description, version, sets, modifiers and resolutionOrder; a set has sources; a modifier \
      has contexts and default. Other properties are errors, so that a misspelled one is not ignored.

          # facet.yaml
          facet: 1
          module: Sample
          tokens: { bind: { theme: colorScheme } }
          # base.tokens.json
          { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
          # dark.tokens.json
          { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }

      Wrong:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "modifiers": { "theme": { "context": { "light": [], "dark": [] }, "contexts": { "light": [], "dark": [] }, "default": "light" } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }

      Right:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "modifiers": { "theme": { "contexts": { "light": [], "dark": [{ "$ref": "dark.tokens.json" }] }, "default": "light" } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """)

  static let resolverPropertyType = DiagnosticKind(
    "resolver/property-type", .error, "A property of the wrong kind",
    explanation: """
      sets, modifiers and contexts are mappings of names; sources, the sources of a context and resolutionOrder are \
      lists. Each source is a reference to a token file, or tokens.

          # facet.yaml
          facet: 1
          module: Sample
          tokens: { bind: { theme: colorScheme } }
          # base.tokens.json
          { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
          # dark.tokens.json
          { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }

      Wrong:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "modifiers": { "theme": { "contexts": { "light": [], "dark": "dark.tokens.json" }, "default": "light" } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }

      Right:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "modifiers": { "theme": { "contexts": { "light": [], "dark": [{ "$ref": "dark.tokens.json" }] }, "default": "light" } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """)

  static let resolverReference = DiagnosticKind(
    "resolver/reference", .error, "Invalid reference",
    explanation: """
      The order refers to sets and modifiers, and sources refer to sets, to token files and parts of them \
      ("base.tokens.json#/color"), and to what stands under "$defs". Nothing but the order \
      refers to a modifier, and nothing refers into the order.

          # base.tokens.json
          { "m": { "$type": "number", "$value": 1 } }

      Wrong:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "#/resolutionOrder/0" }] } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }] }

      Right:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }] }
      """)

  static let resolverCycle = DiagnosticKind(
    "resolver/cycle", .error, "A set that refers to itself",
    explanation: """
      A set can contain the sources of another set, but not its own.

          # base.tokens.json
          { "m": { "$type": "number", "$value": 1 } }

      Wrong:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "#/sets/brand" }] }, "brand": { "sources": [{ "$ref": "#/sets/base" }] } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }] }

      Right:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] }, "brand": { "sources": [{ "$ref": "#/sets/base" }] } },
            "resolutionOrder": [{ "$ref": "#/sets/brand" }] }
      """)

  static let resolverNoContext = DiagnosticKind(
    "resolver/no-context", .error, "Modifier without contexts",
    explanation: """
      A modifier is a choice between contexts, so it has two or more. A context may be empty.

          # base.tokens.json
          { "m": { "$type": "number", "$value": 1 } }

      Wrong:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "modifiers": { "theme": { "contexts": {} } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }

      Right:

          # facet.yaml
          facet: 1
          module: Sample
          tokens: { bind: { theme: colorScheme } }
          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "modifiers": { "theme": { "contexts": { "light": [], "dark": [] }, "default": "light" } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """)

  static let resolverOneContext = DiagnosticKind(
    "resolver/one-context", .warning, "Modifier with a single context",
    explanation: """
      A modifier with one context has no effect. Use a set instead.

          # base.tokens.json
          { "m": { "$type": "number", "$value": 1 } }

      Wrong:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "modifiers": { "theme": { "contexts": { "light": [{ "$ref": "light.tokens.json" }] }, "default": "light" } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
          # light.tokens.json
          { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }

      Right:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] }, "light": { "sources": [{ "$ref": "light.tokens.json" }] } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/sets/light" }] }
          # light.tokens.json
          { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
      """)

  static let resolverUnknownContext = DiagnosticKind(
    "resolver/unknown-context", .error, "Unknown context of a modifier",
    explanation: """
      The default of a modifier, what facet.yaml gives it under "inputs", and what it is bound to are names of its contexts.

          # base.tokens.json
          { "m": { "$type": "number", "$value": 1 } }

      Wrong:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "modifiers": { "theme": { "contexts": { "light": [], "dark": [] }, "default": "lite" } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }

      Right:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
            "modifiers": { "theme": { "contexts": { "light": [], "dark": [] }, "default": "light" } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """)

  static let resolverDuplicateName = DiagnosticKind(
    "resolver/duplicate-name", .error, "Duplicate name in the resolution order",
    explanation: """
      A set or a modifier that stands in the order itself has a name of its own.

      Wrong:

          # app.resolver.json
          { "version": "2025.10",
            "resolutionOrder": [{ "type": "set", "name": "base", "sources": [{ "m": { "$type": "number", "$value": 1 } }] },
              { "type": "set", "name": "base", "sources": [{ "l": { "$type": "number", "$value": 1 } }] }] }

      Right:

          # app.resolver.json
          { "version": "2025.10",
            "resolutionOrder": [{ "type": "set", "name": "base", "sources": [{ "m": { "$type": "number", "$value": 1 } }] },
              { "type": "set", "name": "brand", "sources": [{ "l": { "$type": "number", "$value": 1 } }] }] }
      """)

  static let resolverUnused = DiagnosticKind(
    "resolver/unused", .warning, "Set, modifier or token file outside of the resolution order",
    explanation: """
      Tokens come only from the sets and modifiers in the resolutionOrder. Other sets, modifiers and token files are \
      ignored, and references to their tokens are errors.

          # base.tokens.json
          { "m": { "$type": "number", "$value": 1 } }

      Wrong:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] }, "type": { "sources": [{ "l": { "$type": "number", "$value": 2 } }] } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }] }

      Right:

          # app.resolver.json
          { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] }, "type": { "sources": [{ "l": { "$type": "number", "$value": 2 } }] } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/sets/type" }] }
      """)
}
