import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// A struct from mappings that are merged, the last with priority: `with: { review: { text: Lovely. } }` over the
  /// sample's `review`. Omitted fields have their defaults.
  mutating func readStructure(
    _ layers: [NodeID], as type: DeclaredType, for subject: DataSubject
  ) -> Expression? {
    for layer in layers where spec.tree.kind(layer) != .mapping {
      return wrong(layer, as: .declared(type), for: subject)
    }
    let fields = fields(of: type)
    for layer in layers { reportUnknownFields(of: layer, type: type, fields: fields) }
    let values = fields.compactMap { field($0, in: layers, of: type, for: subject.field($0.name)) }
    return values.count == fields.count ? Expression(.structure(values), as: .declared(type)) : nil
  }

  private mutating func field(
    _ field: TypeDeclaration.Field, in layers: [NodeID], of type: DeclaredType, for subject: DataSubject
  ) -> Expression? {
    let written = layers.compactMap { value(of: field.name, field.history, in: $0) }
    if !written.isEmpty { return readLayers(written, as: field.type, for: subject) }
    if field.defaultValue != nil || hasBrokenDefault(field.name, of: type) { return field.defaultValue }
    if let top = layers.last { report(.missingField(field.name, of: type, at: spec.tree.span(top))) }
    return nil
  }

  /// Whether the field has a default that could not be read.
  func hasBrokenDefault(_ field: String, of type: DeclaredType) -> Bool {
    let owner = type.component == name ? signature : design[component: type.component]
    return owner?.brokenDefaults.contains("\(type.name).\(field)") == true
  }

  /// Reads merged layers: structs merge field by field, for other types the last layer is used.
  mutating func readLayers(_ layers: [NodeID], as type: ValueType, for subject: DataSubject) -> Expression? {
    guard let top = layers.last else { return nil }
    if case .declared(let declared) = type.read.unwrapped, isStructure(declared), !isNull(top) {
      let merged = layers.reversed().prefix { spec.tree.kind($0) == .mapping }.reversed()
      if !merged.isEmpty { return readStructure(Array(merged), as: declared, for: subject) }
    }
    return read(top, as: type, for: subject)
  }

  private func isStructure(_ type: DeclaredType) -> Bool {
    if case .structure = declaration(of: type)?.shape { true } else { false }
  }
}
