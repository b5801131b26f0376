import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetText

/// The pages of a project, as variants name them.
struct ServerPages: Sendable {
  private var specs: [PageSpec] = []
  /// Whether servers send a component of the project.
  private(set) var haveComponents = false

  init() {}

  init(_ pages: [PageSpec], sentTo components: [ComponentSpec]) {
    specs = pages
    haveComponents = components.contains { $0.serverDriven?.isOn == true }
  }

  var names: [String] { specs.map(\.name.value) }

  func has(_ name: String) -> Bool { specs.contains { $0.name.value == name } }

  /// Ascending in UTF-8; none if no component decodes what is on them.
  var lowered: [PageFile] {
    if !haveComponents { return [] }
    return specs.map { PageFile(name: $0.name.value, source: $0.path, bytes: $0.bytes) }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Reports names that two pages have, and names that no member of a Swift type can have.
  var unclearNames: [Diagnostic] {
    var first: [String: PageSpec] = [:]
    return specs.compactMap { page in
      // Other letters may be spelled in several ways, and file systems choose one.
      guard page.name.value.utf8.allSatisfy({ $0 < 0x80 }), let name = CamelCase.lower(page.name.value) else {
        return .unnamedPage(page)
      }
      if ReservedNames.impossible.contains(name) || ReservedNames.optionalCases.contains(name) {
        return .reservedName(page.name, what: "page", reason: "it is reserved by Swift")
      }
      if let other = first.updateValue(page, forKey: name) { return .pageNamedTwice(page, as: other, swiftName: name) }
      return nil
    }
  }
}
