import FacetDiagnostics
import FacetSpec

extension ComponentResolver {
  /// `with: { title: Hello, world }`: YAML makes a key of what stands behind the comma. Said once, as what it is.
  mutating func reportCommas(in mapping: NodeID, among names: [String]) {
    for slip in spec.tree.commasInBraces(of: mapping, isKey: names.contains) {
      report(slip)
      if let span = slip.span { spoilt.append(span) }
    }
  }
}
