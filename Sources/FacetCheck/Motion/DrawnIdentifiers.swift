import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// The identifiers that components draw, with those of the components in them.
struct DrawnIdentifiers {
  private let own: [String: Set<String>]
  private let used: [String: [String]]

  init(_ components: [TypedComponent]) {
    own = Dictionary(
      components.map { component in
        let modifiers = component.elements.flatMap(\.modifiers).compactMap(\.self)
        let names = modifiers.filter { $0.id == .identifier }.compactMap { modifier -> String? in
          if case .string(let name)? = modifier.value?.node { name } else { nil }
        }
        return (component.name, Set(names))
      }, uniquingKeysWith: { first, _ in first })
    used = Dictionary(
      components.map { ($0.name, $0.componentUses.map(\.written.kind.value)) }, uniquingKeysWith: { first, _ in first })
  }

  func identifiers(of component: String) -> Set<String> {
    var names: Set<String> = []
    var seen: Set<String> = []
    var next = [component]
    while let component = next.popLast() {
      guard seen.insert(component).inserted else { continue }
      names.formUnion(own[component] ?? [])
      next += used[component] ?? []
    }
    return names
  }
}
