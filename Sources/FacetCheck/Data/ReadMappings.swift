import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// Values of the data zone that are written as a list or as named parts.
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

  mutating func readInsets(_ node: NodeID, for subject: DataSubject) -> Expression? {
    guard spec.tree.kind(node) == .mapping else {
      return readScalar(node, as: .length, for: subject).map(Expression.insets(all:))
    }
    return insetSides(node) { $0.readScalar($1, as: .length, for: subject) }
  }

  mutating func readCornerRadius(_ node: NodeID, for subject: DataSubject) -> Expression? {
    guard spec.tree.kind(node) == .mapping else {
      return readScalar(node, as: .length, for: subject).map(Expression.cornerRadii(all:))
    }
    return cornerRadii(node, at: spec.tree.span(node)) { $0.readScalar($1, as: .length, for: subject) }
  }
}
