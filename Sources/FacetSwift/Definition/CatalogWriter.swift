import FacetIR

/// The list of all components of the module: one line each, so that a new one adds a line.
struct CatalogWriter {
  let index: DesignIndex

  var file: SwiftFile {
    let name = SwiftName(index.design.project.module + "Catalog")
    let definitions = index.design.components.map { "\(index.names(of: $0.name).definition).self" as Code }
    let all: Code = "\(index.access)static let all = ComponentCatalog(\(.longArray(definitions)))"
    let declaration = Code.block("@MainActor \(index.access)enum \(name)", all)
    return SwiftFile(
      name.text, from: "", importing: index.access,
      ["/// The components of the module, with their examples.\(.line)\(declaration)"])
  }
}
