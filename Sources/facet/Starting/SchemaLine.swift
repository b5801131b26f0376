import FacetSchema
import FacetSpec

/// The comment at the beginning of a spec that names its schema.
///
///     # yaml-language-server: $schema=../../generated/Schema/component.schema.json
struct SchemaLine {
  let text: String

  /// Nil for a kind of file without a schema.
  ///
  /// - Parameter folder: The folder of schemas, relative to that of the spec.
  init?(_ kind: SpecFileKind, in folder: String) {
    guard let schema = Self.schema(of: kind) else { return nil }
    text = "# yaml-language-server: $schema=\(folder)/\(schema.fileName)\n"
  }

  private static func schema(of kind: SpecFileKind) -> SpecSchema? {
    switch kind {
    case .project: .facet
    case .component: .component
    case .screen: .screen
    case .app: .app
    case .transition: .transition
    case .tokens, .resolver, .page, .swift: nil
    }
  }
}
