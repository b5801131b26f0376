import FacetDiagnostics
import FacetSpec

extension ComponentResolver {
  /// Reports `with: { title: Hello, world }`, in which YAML reads `world` as a key, once, and ignores other errors in
  /// it.
  mutating func reportCommas(in mapping: NodeID, among names: [String]) {
    for slip in spec.tree.commasInBraces(of: mapping, isKey: names.contains) {
      report(slip)
      if let span = slip.span { spoilt.append(span) }
    }
  }
}
