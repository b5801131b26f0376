package import FacetDiagnostics

/// The slips of the code zone where they happen in the data zone. Which keys a mapping may have, and whether a mapping
/// makes sense at all, is for the types to say; so whoever knows them asks.
extension SourceTree {
  /// Values of `{ title: Hello, world }` that a comma has ended too early. Each diagnostic covers all that came loose.
  ///
  /// - Parameter isKey: Whether a key is one that the mapping may have.
  package func commasInBraces(of mapping: NodeID, isKey: (String) -> Bool) -> [Diagnostic] {
    var decoder = SpecDecoder(self)
    decoder.reportCommas(in: mapping) { tree, key in isKey(tree.text(key)) }
    return decoder.diagnostics
  }

  /// `title: {name}` where no mapping can stand; nil for any other value.
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
