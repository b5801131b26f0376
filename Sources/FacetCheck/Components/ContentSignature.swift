import FacetDiagnostics
import FacetIR
import FacetLanguage

/// The content of a component that styles can refer to, by name and type.
struct ContentSignature: Sendable {
  struct Field: Sendable {
    var name: Located<String>
    /// Nil for an invalid type, which has been reported.
    var type: ValueType?
    /// Whether it is written under `content:`, not derived from the parameters.
    var isDeclared: Bool
  }

  struct Action: Sendable {
    var name: Located<String>
    var isOptional: Bool
    /// The type of the action's argument; nil if it has none.
    var takes: ValueType?
    /// Whether the type of the argument is invalid, which has been reported.
    var isBroken = false
    var isDeclared: Bool

    var type: ValueType {
      let type = takes.map(ValueType.actionOf) ?? .action
      return isOptional ? .optional(type) : type
    }
  }

  var fields: [Field] = []
  var actions: [Action] = []

  func field(named name: String) -> Field? { fields.first { $0.name.value == name } }
  func action(named name: String) -> Action? { actions.first { $0.name.value == name } }

  var names: [String] { fields.map(\.name.value) + actions.map(\.name.value) }

  var isLarge: Bool { fields.count + actions.count > 100 }

  /// The names of what can be meant where a type is expected.
  func names(meantAs expected: ValueType?) -> [String] {
    fields.filter { $0.type?.canBeMeant(as: expected) ?? true }.map(\.name.value)
      + actions.filter { $0.type.canBeMeant(as: expected) }.map(\.name.value)
  }
}
