package import FacetLanguage

/// How a server describes a component.
package struct ServerDriven: Hashable, Sendable {
  /// The `type` on the wire.
  package var type: String
  /// The version of the wire that has it first, such as `2.1`; nil if all have it.
  package var since: String?
  /// Whether the component draws what a server describes. Otherwise an app still draws it in its own way.
  package var isMigrated: Bool

  package init(type: String, since: String? = nil, isMigrated: Bool = true) {
    self.type = type
    self.since = since
    self.isMigrated = isMigrated
  }

  /// The fields of each component on the wire, besides those of its payload.
  package static let commonFields = ["type", "id", "requires", "fallback", "flag"]
}

/// How a value is written on the wire.
package indirect enum WireShape: Hashable, Sendable {
  case string, int, double, bool
  /// Finished text.
  case text
  /// A number of points.
  case length
  /// A number of seconds.
  case duration
  /// Text as in RFC 3339.
  case date
  case url
  /// The name of a symbol.
  case icon
  /// The name of an image.
  case image
  /// An object for a struct, and text for an enum.
  case declared(DeclaredType)
  case array(WireShape)
  /// An object that an app performs, with a value of a type that ``ValueType/isPassedToServer`` says.
  case action(takes: ValueType?)
  /// The components of a slot.
  case components

  /// The declared type of the value, or of the elements of an array.
  package var declaredType: DeclaredType? {
    switch self {
    case .declared(let type): type
    case .array(let element): element.declaredType
    default: nil
    }
  }
}

extension ValueType {
  /// How a value of the type is written on the wire, where nil is a missing field; nil if it cannot be.
  package var wireShape: WireShape? {
    switch unwrapped {
    case .string: .string
    case .localizedText: .text
    case .int: .int
    case .double: .double
    case .bool: .bool
    case .length: .length
    case .duration: .duration
    case .date: .date
    case .url: .url
    case .icon: .icon
    case .image: .image
    case .declared(let type): .declared(type)
    case .view: .components
    case .action: .action(takes: nil)
    case .actionOf(let value): value.isPassedToServer ? .action(takes: value) : nil
    case .array(let element):
      switch element {
      case .optional, .view, .viewOf, .action, .actionOf: nil
      default: element.wireShape.map(WireShape.array)
      }
    default: nil
    }
  }

  /// Whether a value of the type is passed between an action of a server and one of the app.
  package var isPassedToServer: Bool {
    switch self {
    case .string, .int, .double, .bool: true
    default: false
    }
  }
}

/// A field of a payload, or of a struct in one.
package struct WireField: Equatable, Sendable {
  package var name: String
  /// The name that servers may still send; nil if it has not changed.
  package var formerName: String?
  package var shape: WireShape
  /// Whether a server may leave it out.
  package var isOptional: Bool
  /// What it is if a server leaves it out; nil if that is nothing.
  package var defaultValue: Expression?
  package var doc: String?
}

extension Component {
  /// The fields of its payload in the order of its parameters. Those whose type cannot be on the wire are left out; a
  /// component without errors has none.
  package var wireFields: [WireField] {
    parameters.compactMap { parameter in
      parameter.type.wireShape.map { shape in
        WireField(
          name: parameter.name, formerName: parameter.history.formerName, shape: shape,
          isOptional: parameter.type.isOptional || parameter.defaultValue != nil,
          defaultValue: parameter.defaultValue.flatMap { $0.node == .null ? nil : $0 }, doc: parameter.doc)
      }
    }
  }
}

extension TypeDeclaration {
  /// The fields of a struct on the wire; none for an enum.
  package var wireFields: [WireField] {
    guard case .structure(let fields) = shape else { return [] }
    return fields.compactMap { field in
      field.type.wireShape.map { shape in
        WireField(
          name: field.name, formerName: field.history.formerName, shape: shape,
          isOptional: field.type.isOptional || field.defaultValue != nil,
          defaultValue: field.defaultValue.flatMap { $0.node == .null ? nil : $0 }, doc: field.doc)
      }
    }
  }
}

extension Design {
  /// The declaration of a type; nil for a component with errors.
  package func type(_ declared: DeclaredType) -> TypeDeclaration? {
    component(named: declared.component)?.types.first { $0.name == declared.name }
  }

  /// The structs in fields of payloads, also those within others, in the order of their first use.
  package func structsOnWire(of fields: [WireField]) -> [DeclaredType] {
    var found: [DeclaredType] = []
    var seen: Set<DeclaredType> = []
    var waiting = fields.compactMap(\.shape.declaredType)[...]
    while let type = waiting.popFirst() {
      guard seen.insert(type).inserted, let declaration = self.type(type), case .structure = declaration.shape else {
        continue
      }
      found.append(type)
      waiting += declaration.wireFields.compactMap(\.shape.declaredType)
    }
    return found
  }
}
