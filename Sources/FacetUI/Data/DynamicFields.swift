/// The stored properties of types that are dynamic properties, cached by type.
package final class DynamicFields {
  struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  /// The cache for the main actor.
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

// The same view value can be at several places of a tree, with different state and environment. So binding writes into
// a copy, which requires the offsets of its fields, private ones included. `Mirror` does not provide offsets, but the
// functions of the Swift runtime that it uses do. They are part of the stable ABI.

private let structKind = 0x200

private func fieldType(of type: Any.Type, at index: Int) -> Any.Type {
  var field = FieldMetadata()
  defer { field.freeName?(field.name) }
  return withUnsafeMutablePointer(to: &field) { childMetadata(of: type, at: index, $0) }
}

/// The layout of the runtime's `_FieldReflectionMetadata`.
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
