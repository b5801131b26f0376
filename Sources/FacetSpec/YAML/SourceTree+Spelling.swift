package import FacetDiagnostics

extension SourceTree {
  /// A word, quoted like the scalar that it replaces.
  package func spelling(_ word: String, like node: NodeID) -> String {
    switch kind(node) {
    case .doubleQuoted, .jsonString: "\"\(word)\""
    case .singleQuoted: "'\(word)'"
    default: word
    }
  }

  /// The fix that replaces a scalar with a word.
  package func fix(replacing node: NodeID, with word: String) -> Diagnostic.Fix {
    Diagnostic.Fix(replace: span(node), with: spelling(word, like: node))
  }
}
