package import FacetDiagnostics

extension SourceTree {
  /// A word in the quotes of the scalar whose place it takes, if that has any.
  package func spelling(_ word: String, like node: NodeID) -> String {
    switch kind(node) {
    case .doubleQuoted, .jsonString: "\"\(word)\""
    case .singleQuoted: "'\(word)'"
    default: word
    }
  }

  /// The edit that writes another word for a scalar.
  package func fix(replacing node: NodeID, with word: String) -> Diagnostic.Fix {
    Diagnostic.Fix(replace: span(node), with: spelling(word, like: node))
  }
}
