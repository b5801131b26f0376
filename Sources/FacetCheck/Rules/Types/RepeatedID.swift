package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let repeatedID = DiagnosticKind(
    "type/repeated-id", .warning, "Duplicate id in a list",
    explanation: """
      A struct with an 'id' is Identifiable in Swift, and 'each:' uses the id as the identity of each element. State \
      and animations follow the id. If two elements have the same id, SwiftUI draws one of them twice or omits one.

          types:
            Item: { id: String, title: String }
          parameters:
            items: Array<Item>
            title: String = Title
          sample:
            items: [{ id: map, title: Map }, { id: map, title: Saved }]     # wrong: two elements are 'map'
            items: [{ id: map, title: Map }, { id: saved, title: Saved }]   # right
      """)
}

extension ComponentResolver {
  /// - Parameter values: The values read from the elements of the list at `node`.
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
            "duplicate '\(id.name)' in an array of '\(type.spelling)'",
            help: "give each element its own '\(id.name)'",
            notes: [
              Diagnostic.Note(
                "previous element is here", at: spec.tree.span(self.value(of: id.name, in: first) ?? first))
            ]))
      } else {
        seen[fields[place]] = child
      }
    }
  }
}

/// Reports the variants in which an `each` with an explicit `id` draws two elements with the same id.
func repeatedIDs(in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  guard component.has(.each) else { return [] }
  return component.examples.flatMap { example -> [Diagnostic] in
    let lists = example.body.lists.filter { !component.isTypeIdentity($0.id, of: $0.array.type, in: design) }
    if lists.isEmpty { return [] }
    let data = VariantData(example.variant, of: component)
    return lists.compactMap { array, id in
      guard case .array(let values)? = data.value(of: array)?.node else { return nil }
      let ids = values.compactMap { component.value(of: id, in: $0, design) }
      return Set(ids).count < ids.count ? .repeatedID(in: example.name) : nil
    }
  }
}

extension TypedComponent {
  fileprivate func isTypeIdentity(_ id: Expression, of array: ValueType, in design: DesignIndex) -> Bool {
    guard case .declared(let type)? = array.elementType, case .member(let base, let name) = id.node,
      case .local = base.node
    else { return false }
    return declaration(of: type, in: design)?.identity?.name == name
  }

  /// The field of a constant struct that a path leads to, or the constant itself for an empty path.
  fileprivate func value(of path: Expression, in element: Expression, _ design: DesignIndex) -> Expression? {
    switch path.node {
    case .member(let base, let name):
      guard case .declared(let type) = base.type.unwrapped, let whole = value(of: base, in: element, design),
        case .structure(let values) = whole.node,
        let place = fields(of: type, in: design).firstIndex(where: { $0.name == name })
      else { return nil }
      return values[place]
    case .chain(let base), .unwrapped(let base): return value(of: base, in: element, design)
    default: return element
    }
  }
}

extension Diagnostic {
  fileprivate static func repeatedID(in variant: Located<String>) -> Diagnostic {
    Diagnostic(
      .repeatedID, at: variant.span, "two elements of an 'each' have the same id in '\(variant.value)'",
      help: "give each element its own id, or use another field as the 'id'")
  }
}

extension Element {
  /// The arrays that the element draws, with the ids of their elements.
  fileprivate var lists: [(array: Expression, id: Expression)] {
    let own: [(Expression, Expression)] =
      if case .forEach(let array, _, let id?, _) = kind { [(array, id)] } else { [] }
    return own + children.flatMap(\.lists)
  }
}
