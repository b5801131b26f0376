package import FacetDiagnostics

/// A `*.resolver.json` file: which token files make up a design, in which order, and which of them depend on a choice.
///
/// References inside of the file are followed already; what is left are token files, and tokens that stand in the file
/// itself. DTCG 2025.10, Resolver.
package struct ResolverDocument: Sendable {
  /// Where tokens come from.
  package enum Source: Sendable {
    /// A token file by its path from the document, without those of its top-level groups that stand beside the
    /// reference.
    case file(Located<String>, without: [String])
    case inline(TokenFile)
  }

  package struct Context: Sendable {
    package var name: Located<String>
    package var sources: [Source]
  }

  /// A choice between contexts.
  package struct Modifier: Sendable {
    package var name: Located<String>
    package var contexts: [Context]
    package var defaultContext: Located<String>?
  }

  /// One step of the resolution order.
  package enum Step: Sendable {
    case sources([Source])
    case modifier(Modifier)
  }

  package var tree: SourceTree
  package var steps: [Step] = []

  package init(tree: SourceTree) { self.tree = tree }

  package var modifiers: [Modifier] {
    steps.compactMap { if case .modifier(let modifier) = $0 { modifier } else { nil } }
  }
}
