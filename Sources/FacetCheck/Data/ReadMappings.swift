import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// Values of the data zone that are written as a sequence or a mapping.
extension ComponentResolver {
  mutating func readArray(_ node: NodeID, of element: ValueType, for subject: DataSubject) -> Expression? {
    guard spec.tree.kind(node) == .sequence else { return wrong(node, as: .array(element), for: subject) }
    var values: [Expression] = []
    var isComplete = true
    for (index, child) in spec.tree.elements(of: node).enumerated() {
      guard let value = read(child, as: element, for: subject.element(index)) else {
        isComplete = false
        continue
      }
      values.append(value)
    }
    if isComplete { reportRepeatedIDs(of: values, in: node, of: element) }
    return isComplete ? Expression(.array(values), as: .array(element)) : nil
  }

  /// A mapping of its parts, or one length for all of them.
  mutating func readRecord(_ id: RecordID, _ node: NodeID, for subject: DataSubject) -> Expression? {
    if spec.tree.kind(node) == .mapping {
      return record(id, of: node, at: spec.tree.span(node)) { $0.read($1, as: $2, for: subject) }
    }
    guard id.type.takesLength else { return readScalar(node, as: .record(id), for: subject) }
    return readScalar(node, as: .length, for: subject).map { Expression(Record(id, all: $0)) }
  }
}
