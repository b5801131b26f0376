package import FacetDiagnostics
import FacetIR
import FacetLanguage
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

extension ComponentChecker {
  /// Reports the variants in which an `each` with an 'id' of its own meets one value twice.
  mutating func reportRepeatedIDs(in catalog: VariantCatalog, _ styles: [Style], _ content: [Content.Field]) {
    for variant in catalog.variants {
      guard let body = styles.body(drawnBy: variant.style.style),
        let name = spec.variants.first(where: { $0.name.value == variant.name })?.name
      else { continue }
      let data = VariantData(variant, content, signature)
      for (array, id) in body.lists where !isTypeIdentity(id, of: array.type) {
        guard case .array(let values)? = data.value(of: array)?.node else { continue }
        let ids = values.compactMap { value(of: id, in: $0) }
        guard Set(ids).count < ids.count else { continue }
        report(
          Diagnostic(
            .repeatedID, at: name.span, "in '\(name.value)' two elements of an 'each' have the same id",
            help: "give each its own, or name what differs as the 'id'"))
      }
    }
  }

  private func isTypeIdentity(_ id: Expression, of array: ValueType) -> Bool {
    guard case .declared(let type)? = array.elementType, case .member(let base, let name) = id.node,
      case .local = base.node
    else { return false }
    return declaration(of: type)?.identity?.name == name
  }

  /// A field of a constant struct, or of one in it; the constant itself where it is that.
  private func value(of path: Expression, in element: Expression) -> Expression? {
    switch path.node {
    case .member(let base, let name):
      guard case .declared(let type) = base.type.unwrapped, let whole = value(of: base, in: element),
        case .structure(let fields) = whole.node,
        let place = self.fields(of: type).firstIndex(where: { $0.name == name })
      else { return nil }
      return fields[place]
    case .chain(let base), .unwrapped(let base): return value(of: base, in: element)
    default: return element
    }
  }
}

extension Element {
  /// The arrays that it draws, with what tells their elements apart.
  fileprivate var lists: [(array: Expression, id: Expression)] {
    let own: [(Expression, Expression)] =
      if case .forEach(let array, _, let id?, _) = kind { [(array, id)] } else { [] }
    return own + children.flatMap(\.lists)
  }
}
