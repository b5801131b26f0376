internal import CLibYAML
internal import FacetDiagnostics
internal import FacetLimits

extension YAMLReader {
  /// Adds a copy of the anchored node for an alias. Returns false if the alias is recursive or the tree would be too
  /// large.
  mutating func addAlias(_ event: yaml_event_t) -> Bool {
    guard let anchor = event.data.alias.anchor else { return false }
    let name = String(cString: anchor)
    let span = span(event)
    guard let node = builder.anchors.node(named: name) else {
      builder.diagnostics.append(.unknownAlias(name, at: span, known: builder.anchors.lastNames))
      let place = Int(span.start)..<Int(span.end)
      builder.addScalar(.plain, place, text: place)
      return true
    }
    let original = SourceSpan(
      file: builder.file, start: Int(builder.nodes[node].start), end: Int(builder.nodes[node].start))
    guard !builder.isOpen(node) else {
      builder.diagnostics.append(.aliasCycle(name, at: span, of: original))
      return false
    }
    aliasedNodes += Int(builder.nodes[node].next) - node
    guard aliasedNodes <= Limit.aliasedNodes.most else {
      builder.diagnostics.append(.tooManyAliases(at: span))
      return false
    }
    return builder.addCopy(of: node, at: Int(span.start)..<Int(span.end))
  }
}
