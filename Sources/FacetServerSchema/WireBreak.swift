package import FacetIR
import FacetLanguage
import FacetServerDriven

/// A change of the wire that breaks pages which servers send already.
package struct WireBreak: Equatable, Sendable {
  package enum Change: Equatable, Sendable {
    case removedType
    case removedField
    case removedCase(String)
    /// The field may no longer be left out.
    case requiredField
    /// There was no such field.
    case newRequiredField
    case changedType(from: String, to: String)
    /// Nil for all versions.
    case changedSince(from: String?, to: String?)
  }

  package var change: Change
  /// The type on the wire.
  package var type: String
  /// The field of the component, and the fields within that; empty for the component itself.
  package var path: [String]
  /// The place in the earlier schema, in bytes.
  package var range: Range<Int>
}

/// The schema of an earlier state of a design.
package struct EarlierSchema: Sendable {
  private let schema: JSONValue

  /// Nil for JSON that is no schema of ``serverPageSchema(for:)``, and for what is no JSON.
  package init?(_ bytes: [UInt8]) {
    guard let schema = try? JSONValue(parsing: bytes, limits: .ofSchemas), schema["definitions"]?["component"] != nil
    else { return nil }
    self.schema = schema
  }

  /// What breaks pages that are valid by this schema, in its order.
  package func breaks(in design: Design) -> [WireBreak] {
    // A design without server-driven components has no schema.
    let current = serverPageSchema(for: design).flatMap { try? JSONValue(parsing: $0, limits: .ofSchemas) }
    var comparison = WireComparison(schema, current, formerNames: formerNames(in: design))
    comparison.run()
    return comparison.breaks
  }

  /// The present names of fields by their former ones, for each definition.
  private func formerNames(in design: Design) -> [String: [String: String]] {
    var names: [String: [String: String]] = [:]
    func add(_ fields: [WireField], to definition: String) {
      for field in fields { if let former = field.formerName { names[definition, default: [:]][former] = field.name } }
    }
    for component in design.components {
      add(component.wireFields, to: ServerSchema.componentPrefix + component.name)
      for type in component.types {
        add(
          type.wireFields, to: ServerSchema.definition(of: DeclaredType(component: component.name, name: type.name)))
      }
    }
    return names
  }
}

extension ServerLimits {
  /// A schema is as large as a project is.
  fileprivate static var ofSchemas: ServerLimits {
    var limits = ServerLimits()
    limits.bytes = 256 << 20
    limits.values = 10_000_000
    return limits
  }
}
