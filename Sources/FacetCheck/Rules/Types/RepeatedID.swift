package import FacetDiagnostics
import FacetIR
import FacetSpec

extension DiagnosticKind {
  package static let repeatedID = DiagnosticKind(
    "type/repeated-id", .warning, "Two elements of a list have the same id",
    explanation: """
      A struct with an 'id' is Identifiable in Swift, and 'each:' tells its values apart by it: what is kept for one, \
      and how it moves when the list changes, follows the id. Where two have the same, SwiftUI draws one of them twice \
      or loses one.

          types:
            Item: { id: String, title: String }
          parameters:
            items: Array<Item>
            title: String = Title
          sample:
            items: [{ id: map, title: Map }, { id: map, title: Saved }]     # wrong: which of them is 'map'?
            items: [{ id: map, title: Map }, { id: saved, title: Saved }]   # right
      """)
}

extension ComponentChecker {
  /// - Parameter values: what each element of the list at `node` was read as.
  mutating func reportRepeatedIDs(of values: [Expression], in node: NodeID, of element: ValueType) {
    guard case .declared(let type) = element, let id = declaration(of: type)?.identity,
      let place = fields(of: type).firstIndex(where: { $0.name == id.name })
    else { return }
    var seen: [Expression: NodeID] = [:]
    for (value, child) in zip(values, spec.tree.elements(of: node)) {
      guard case .structure(let fields) = value.node else { continue }
      if let first = seen[fields[place]] {
        report(
          Diagnostic(
            .repeatedID, at: spec.tree.span(self.value(of: id.name, in: child) ?? child),
            "another \(type.spelling) of this list has the same '\(id.name)'",
            help: "give each its own, so that 'each:' can tell them apart",
            notes: [Diagnostic.Note("first here", at: spec.tree.span(self.value(of: id.name, in: first) ?? first))]))
      } else {
        seen[fields[place]] = child
      }
    }
  }
}
