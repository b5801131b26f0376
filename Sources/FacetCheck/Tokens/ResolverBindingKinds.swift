package import FacetDiagnostics

extension DiagnosticKind {
  /// What can be wrong between a resolver document, the token files and `facet.yaml`.
  package static let resolverBindingKinds: [DiagnosticKind] = [
    .resolverMissingFile, .resolverUnknownModifier, .resolverMissingInput, .resolverSeveral, .resolverWithModes,
    .resolverAbsent, .dtcgContextMismatch,
  ]

  static let resolverMissingFile = DiagnosticKind(
    "resolver/missing-file", .error, "A source that is not there",
    explanation: """
      A source is the path of a token file from the resolver document, and one of the project's token files.

      Wrong:
        { "$ref": "tokens/base.tokens.json" }

      Right, where both are in one folder:
        { "$ref": "base.tokens.json" }
      """)

  static let resolverUnknownModifier = DiagnosticKind(
    "resolver/unknown-modifier", .error, "A modifier that the resolver document does not have",
    explanation: """
      "bind" and "inputs" of facet.yaml name modifiers of the resolution order, in their spelling.

      Wrong:
        tokens: { bind: { themes: colorScheme } }

      Right:
        tokens: { bind: { theme: colorScheme } }
      """)

  static let resolverMissingInput = DiagnosticKind(
    "resolver/missing-input", .error, "A modifier without a context",
    explanation: """
      A modifier that has no default and is bound to no appearance needs a context from facet.yaml.

      Wrong: "brand" has no default, and facet.yaml does not mention it.

      Right:
        tokens: { inputs: { brand: acme } }
      """)

  static let resolverSeveral = DiagnosticKind(
    "resolver/several", .error, "Two resolver documents in one project",
    explanation: """
      A resolver document says what all tokens of a project are made of, so there is one.

      Wrong: app.resolver.json and brand.resolver.json in the folder of the specs.

      Right: keep one among the specs, and move the others elsewhere.
      """)

  static let resolverWithModes = DiagnosticKind(
    "resolver/modes", .error, "Modes beside a resolver document",
    explanation: """
      With a resolver document, the contexts of its modifiers hold the values of an appearance. A file that is bound to a \
      mode as well would have two places in the order.

      Wrong:
        tokens: { modes: { dark: dark.tokens.json } }

      Right:
        tokens: { bind: { theme: colorScheme } }
      """)

  static let resolverAbsent = DiagnosticKind(
    "resolver/absent", .error, "Bindings without a resolver document",
    explanation: """
      "bind" and "inputs" are about the modifiers of a resolver document, a file whose name ends in .resolver.json.

      Wrong, without such a file:
        tokens: { bind: { theme: colorScheme } }

      Right, without such a file:
        tokens: { modes: { dark: dark.tokens.json } }
      """)

  static let dtcgContextMismatch = DiagnosticKind(
    "dtcg/context-mismatch", .warning, "A token that some contexts do not have",
    explanation: """
      A token is one symbol in every appearance, so every context has to have it. One that is there in dark alone is left \
      out; one that dark does not have keeps its value.

      Wrong: "overlay" is in the files of the context dark, but not in those of light.

      Right: "overlay" is in both.
      """)
}
