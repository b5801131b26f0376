package import FacetDiagnostics

extension DiagnosticKind {
  /// What can be wrong with a resolver document by itself.
  package static let resolverKinds: [DiagnosticKind] = [
    .resolverVersion, .resolverMissingProperty, .resolverUnknownProperty, .resolverPropertyType, .resolverReference,
    .resolverCycle, .resolverNoContext, .resolverOneContext, .resolverUnknownContext, .resolverDuplicateName,
    .resolverUnused,
  ]

  static let resolverVersion = DiagnosticKind(
    "resolver/version", .error, "A resolver document of another version",
    explanation: """
      A resolver document says which version of the format it follows. There is one: 2025.10.

      Wrong:
        { "version": "1.0", "resolutionOrder": [ … ] }

      Right:
        { "version": "2025.10", "resolutionOrder": [ … ] }
      """)

  static let resolverMissingProperty = DiagnosticKind(
    "resolver/missing-property", .error, "A property that has to be there",
    explanation: """
      A resolver document has a resolutionOrder, a set has sources, a modifier has contexts, and an item that stands in the \
      order itself has a name and a type.

      Wrong:
        "sets": { "base": {} }

      Right:
        "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } }
      """)

  static let resolverUnknownProperty = DiagnosticKind(
    "resolver/unknown-property", .error, "A property that a resolver document does not have",
    explanation: """
      A document has name, description, version, sets, modifiers and resolutionOrder; a set has sources; a modifier has \
      contexts and default. A property that is misspelt would be left out without a word.

      Wrong:
        "theme": { "context": { "light": [], "dark": [] } }

      Right:
        "theme": { "contexts": { "light": [], "dark": [] } }
      """)

  static let resolverPropertyType = DiagnosticKind(
    "resolver/property-type", .error, "A property of the wrong kind",
    explanation: """
      sets, modifiers and contexts are mappings of names; sources, the sources of a context and resolutionOrder are lists. \
      Each source is a reference to a token file, or tokens.

      Wrong:
        "contexts": { "dark": "dark.tokens.json" }

      Right:
        "contexts": { "dark": [{ "$ref": "dark.tokens.json" }] }
      """)

  static let resolverReference = DiagnosticKind(
    "resolver/reference", .error, "A reference that cannot stand here",
    explanation: """
      The order refers to sets and modifiers, and sources refer to sets and to whole token files. Nothing but the order \
      refers to a modifier, and nothing refers into the order.

      Wrong:
        "sources": [{ "$ref": "#/modifiers/theme" }]

      Right:
        "sources": [{ "$ref": "#/sets/base" }, { "$ref": "brand.tokens.json" }]
      """)

  static let resolverCycle = DiagnosticKind(
    "resolver/cycle", .error, "A set that refers to itself",
    explanation: """
      A set may have the sources of another one, but not its own: there would be no end to them.

      Wrong:
        "base": { "sources": [{ "$ref": "#/sets/brand" }] }, "brand": { "sources": [{ "$ref": "#/sets/base" }] }

      Right:
        "base": { "sources": [{ "$ref": "base.tokens.json" }] }, "brand": { "sources": [{ "$ref": "#/sets/base" }] }
      """)

  static let resolverNoContext = DiagnosticKind(
    "resolver/no-context", .error, "A modifier with nothing to choose from",
    explanation: """
      A modifier is a choice between contexts, so it has two or more. A context may be empty.

      Wrong:
        "theme": { "contexts": {} }

      Right:
        "theme": { "contexts": { "light": [], "dark": [{ "$ref": "dark.tokens.json" }] }, "default": "light" }
      """)

  package static let resolverOneContext = DiagnosticKind(
    "resolver/one-context", .warning, "A modifier with one context",
    explanation: """
      With one context there is nothing to choose: its tokens are always there, and a set says so.

      Wrong:
        "theme": { "contexts": { "light": [{ "$ref": "light.tokens.json" }] } }

      Right:
        "light": { "sources": [{ "$ref": "light.tokens.json" }] }
      """)

  package static let resolverUnknownContext = DiagnosticKind(
    "resolver/unknown-context", .error, "A context that a modifier does not have",
    explanation: """
      The default of a modifier, what facet.yaml gives it under "inputs", and what it is bound to are names of its contexts.

      Wrong:
        "theme": { "contexts": { "light": [], "dark": [] }, "default": "lite" }

      Right:
        "theme": { "contexts": { "light": [], "dark": [] }, "default": "light" }
      """)

  static let resolverDuplicateName = DiagnosticKind(
    "resolver/duplicate-name", .error, "Two items of the order with one name",
    explanation: """
      A set or a modifier that stands in the order itself has a name of its own.

      Wrong:
        [{ "type": "set", "name": "base", "sources": [ … ] }, { "type": "set", "name": "base", "sources": [ … ] }]

      Right:
        [{ "type": "set", "name": "base", "sources": [ … ] }, { "type": "set", "name": "brand", "sources": [ … ] }]
      """)

  package static let resolverUnused = DiagnosticKind(
    "resolver/unused", .warning, "A set, modifier or token file that has no part in the order",
    explanation: """
      Only what is in the resolutionOrder gives tokens. A set, a modifier or a token file that is not reached from it is \
      left out, and references to its tokens lead nowhere.

      Wrong:
        "sets": { "base": { … }, "type": { … } }, "resolutionOrder": [{ "$ref": "#/sets/base" }]

      Right:
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/sets/type" }]
      """)
}
