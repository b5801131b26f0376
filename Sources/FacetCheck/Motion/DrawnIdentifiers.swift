import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetLimits
import FacetSpec

/// The identifiers that components draw, with those of the components in them.
struct DrawnIdentifiers {
  private let own: [String: Set<String>]
  private let used: [String: [String]]
  private let specs: [String: TypedComponent]

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
    specs = Dictionary(components.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
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

  /// The identifiers that a component draws in each variant: in the body of each style, around no condition and no list.
  func certainIdentifiers(of component: String) -> Set<String> {
    var known: [String: Set<String>] = [:]
    return certainIdentifiers(of: component, &known, depth: 0)
  }

  /// - Parameters:
  ///   - known: Those of components that were entered before; none for the components around this one.
  ///   - depth: The number of components around it.
  private func certainIdentifiers(
    of component: String, _ known: inout [String: Set<String>], depth: Int
  ) -> Set<String> {
    if let identifiers = known[component] { return identifiers }
    guard let typed = specs[component], depth <= Limit.componentDepth.most else { return [] }
    known[component] = []
    if typed.component.styles.contains(where: { if case .body = $0.implementation { false } else { true } }) {
      return []
    }
    var common: Set<String>?
    for body in [typed.spec.body].compactMap(\.self) + typed.spec.styles.compactMap(\.body) {
      let names = certainIdentifiers(in: body, of: component, &known, depth: depth)
      common = common?.intersection(names) ?? names
    }
    known[component] = common ?? []
    return common ?? []
  }

  private func certainIdentifiers(
    in element: ElementSpec, of component: String, _ known: inout [String: Set<String>], depth: Int
  ) -> Set<String> {
    if element.modifiers.contains(where: { $0.modifier == .hidden }) { return [] }
    var names: Set<String> = []
    for modifier in element.modifiers where modifier.modifier == .identifier {
      guard case .word(let name) = modifier.value else { continue }
      names.insert(name.value.fullIdentifier(in: component))
    }
    switch element.id {
    case nil: names.formUnion(certainIdentifiers(of: element.kind.value, &known, depth: depth + 1))
    case .vstack, .hstack, .zstack, .group, .scroll:
      guard case .elements(let children)? = element.principal else { break }
      for child in children { names.formUnion(certainIdentifiers(in: child, of: component, &known, depth: depth)) }
    case .if, .switch, .each: return []
    default: break
    }
    return names
  }
}
