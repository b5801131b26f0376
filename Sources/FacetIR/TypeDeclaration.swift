package import FacetLanguage

/// A type of a component's `types:`.
package struct TypeDeclaration: Equatable, Sendable {
  package struct Field: Equatable, Sendable {
    package var name: String
    package var type: ValueType
    package var defaultValue: Expression?
    package var doc: String?
    package var history: History

    package init(
      name: String, type: ValueType, defaultValue: Expression? = nil, doc: String? = nil, history: History = History()
    ) {
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
      self.doc = doc
      self.history = history
    }
  }

  package enum Shape: Equatable, Sendable {
    case structure([Field])
    case enumeration([String])
  }

  package var name: String
  package var shape: Shape

  package init(name: String, shape: Shape) {
    self.name = name
    self.shape = shape
  }

  /// The name of the field that identifies a value, as in SwiftUI.
  package static let identity = "id"

  /// The field that identifies a value in a list.
  package var identity: Field? {
    guard case .structure(let fields) = shape else { return nil }
    return fields.first { $0.name == Self.identity && $0.type.identifies }
  }
}
