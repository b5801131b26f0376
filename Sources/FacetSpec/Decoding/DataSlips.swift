package import FacetDiagnostics

/// Syntax errors in the data zone that are like those of the code zone. Which keys a mapping can have depends on its
/// type, so the caller, which knows the type, requests these diagnostics.
extension SourceTree {
  /// The diagnostics of values of `{ title: Hello, world }` that a comma has split. Each covers all parts after the
  /// comma.
  ///
  /// - Parameter isKey: Whether the mapping can have the key.
  package func commasInBraces(of mapping: NodeID, isKey: (String) -> Bool) -> [Diagnostic] {
    var decoder = SpecDecoder(self)
    decoder.reportCommas(in: mapping) { tree, key in isKey(tree.text(key)) }
    return decoder.diagnostics
  }

  /// The diagnostic of `title: {name}` if the value cannot be a mapping; nil for any other value.
  package func bracesWithoutQuotes(_ node: NodeID) -> Diagnostic? {
    guard SpecDecoder(self).isFlowMapping(node) else { return nil }
    var entries = entries(of: node)
    guard let (key, value) = entries.next(), entries.next() == nil, kind(key).isScalar,
      SpecDecoder(self).isAbsent(value)
    else { return nil }
    return Diagnostic(
      .bracesWithoutQuotes, at: span(node), "braces without quotes are a YAML mapping, not a value",
      help: "write '\(text(key))' without the braces")
  }
}
