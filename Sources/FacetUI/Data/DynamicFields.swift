/// The stored properties of a type that are dynamic properties. Found once per type.
package final class DynamicFields {
  struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  /// Of all that the main actor draws.
  @MainActor static let ofMainActor = DynamicFields()

  private var known: [ObjectIdentifier: [Field]] = [:]

  package init() {}

  func of(_ type: Any.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields = Self.find(in: type)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private static func find(in type: Any.Type) -> [Field] {
    guard metadataKind(of: type) == structKind else { return [] }
    return (0..<fieldCount(of: type)).compactMap { index in
      guard let fieldType = fieldType(of: type, at: index) as? any DynamicProperty.Type else { return nil }
      return Field(offset: fieldOffset(in: type, at: index), type: fieldType)
    }
  }
}

// A view is a value: the same one may stand at two places of a tree, with another state and environment at each. So
// binding writes into a copy, for which the places of its fields must be known, private ones included. `Mirror` reads
// fields but does not tell where they are; the functions of the Swift runtime on which it is built do. They are part
// of its stable interface.

private let structKind = 0x200

private func fieldType(of type: Any.Type, at index: Int) -> Any.Type {
  var field = FieldMetadata()
  defer { field.freeName?(field.name) }
  return withUnsafeMutablePointer(to: &field) { childMetadata(of: type, at: index, $0) }
}

/// As the runtime's `_FieldReflectionMetadata`.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

@_silgen_name("swift_getMetadataKind")
private func metadataKind(of type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(of type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(in type: Any.Type, at index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childMetadata(of type: Any.Type, at index: Int, _ field: UnsafeMutablePointer<FieldMetadata>) -> Any.Type
