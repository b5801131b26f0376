package import FacetDiagnostics
package import FacetSpec

/// A `*.resolver.json` file: the token files of a design, their order, and the choices between them.
///
/// References inside the file have been resolved to token files and to tokens in the file itself. DTCG 2025.10,
/// Resolver.
package struct ResolverDocument: Sendable {
  /// A source of tokens.
  package enum Source: Sendable {
    /// A token file by its path relative to the document, or the part of it that a JSON Pointer refers to, without the
    /// top-level groups that properties beside the reference replace.
    case file(Located<String>, part: [String], without: [String])
    case inline(TokenFile)
  }

  /// A choice of a modifier, with the sources that it adds.
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

  /// All token files that the document refers to, with paths relative to it, including those outside the resolution
  /// order. `isWhole` is false if only parts of a file are used.
  package var files: [(path: String, isWhole: Bool)] {
    var found: [(path: String, isWhole: Bool)] = []
    var nodes = tree.root.map { [$0] } ?? []
    while let node = nodes.popLast() {
      switch tree.kind(node) {
      case .sequence: nodes += tree.elements(of: node)
      case .mapping:
        for (key, value) in tree.entries(of: node) {
          guard tree.isText(key, "$ref"), tree.kind(value).isScalar else {
            nodes.append(value)
            continue
          }
          let parts = tree.text(value).split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
          if !parts[0].isEmpty { found.append((String(parts[0]), parts.count == 1)) }
        }
      default: break
      }
    }
    return found
  }

  package var modifiers: [Modifier] {
    steps.compactMap { if case .modifier(let modifier) = $0 { modifier } else { nil } }
  }
}
