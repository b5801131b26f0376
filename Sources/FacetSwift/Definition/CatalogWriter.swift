import FacetIR
import FacetLanguage

/// The list of all components of the module: one line each, so that a new one adds a line.
struct CatalogWriter {
  let index: DesignIndex

  var file: SwiftFile {
    let name = SwiftName(index.design.project.module + "Catalog")
    let isOfOneAge = index.design.components.allSatisfy(\.availability.isEmpty)
    let declaration = Code.block("@MainActor \(index.access)enum \(name)", isOfOneAge ? list : growingList)
    return SwiftFile(
      name.text, from: "", importing: index.accessLevel, use: .none, modules: ["FacetVariants"],
      if: index.previewCondition,
      ["/// The components of the module, with their examples.\(.line)\(declaration)"])
  }

  private var list: Code {
    let definitions = index.design.components.map { "\(index.names(of: $0.name).definition).self" as Code }
    return "\(index.access)static let all = ComponentCatalog(\(.longArray(definitions)))"
  }

  /// The components that are available, if some need a later version than the project.
  private var growingList: Code {
    let additions = index.design.components.map { component in
      Code.ifAvailable(
        component.availability, "definitions.append(\(index.names(of: component.name).definition).self)")
    }
    let body = Code.lines(
      ["var definitions: [any ViewDefinition.Type] = []"] + additions + ["return ComponentCatalog(definitions)"])
    return "\(.block("\(index.access)static let all: ComponentCatalog =", body))()"
  }
}
