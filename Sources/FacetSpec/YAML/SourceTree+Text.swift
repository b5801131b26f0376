package import FacetDiagnostics

extension SourceTree {
  package func sourceSpan(ofText range: Range<Int>, in node: NodeID) -> SourceSpan {
    let found = nodes[Int(node.raw)]
    if found.isCooked { return span(node) }
    let start = Int(found.textStart)
    return SourceSpan(file: file, start: start + range.lowerBound, end: start + range.upperBound)
  }
}
