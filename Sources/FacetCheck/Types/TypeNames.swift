import FacetDiagnostics
import FacetLanguage
import FacetSpec

/// The names of the types that each component declares, collected before any component is resolved.
struct TypeNames: Sendable {
  /// The components in the order of the files.
  private var components: [String] = []
  private var types: [String: [String]] = [:]

  init(_ specs: [ComponentSpec] = []) {
    for spec in specs {
      guard let name = spec.name?.value, types[name] == nil else { continue }
      components.append(name)
      types[name] = spec.types.map(\.name.value)
    }
  }

  func has(_ component: String) -> Bool { types[component] != nil }

  func has(_ type: String, of component: String) -> Bool { types[component]?.contains(type) == true }

  /// `ReviewCard.Review` for `Review`, if only one component declares a type of this name.
  func spelling(ofTypeNamed name: String) -> String? {
    let owners = components.filter { has(name, of: $0) }
    return owners.count == 1 ? "\(owners[0]).\(name)" : nil
  }

  /// Suggestions for an unknown type of a component: its other types, or types of this name in other components.
  func spellings(like name: String, of component: String) -> [String] {
    guard let types = types[component] else { return components.map { "\($0).\(name)" } }
    return (types + [DeclaredType.content]).map { "\(component).\($0)" }
  }
}
