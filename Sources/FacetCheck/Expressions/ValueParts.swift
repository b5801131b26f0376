import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// The parts that a value is written by, by their names. Nil if one is wrong, which has been reported.
  mutating func parts(
    of node: NodeID, as types: [String: ValueType], of whole: ValueType, at span: SourceSpan,
    part: (inout ComponentResolver, NodeID, ValueType) -> Expression?
  ) -> [String: Expression]? {
    guard spec.tree.kind(node) == .mapping else {
      report(.mismatch("a sequence", as: whole, at: span))
      return nil
    }
    var values: [String: Expression] = [:]
    var isComplete = true
    for (key, value) in spec.tree.entries(of: node) {
      let name = Located(spec.tree.text(key), at: spec.tree.span(key))
      if let type = types[name.value] {
        values[name.value] = part(&self, value, type)
        isComplete = isComplete && values[name.value] != nil
      } else {
        report(.unknownPart(name, of: whole, among: types.keys.sorted()))
        isComplete = false
      }
    }
    return isComplete ? values : nil
  }
}
