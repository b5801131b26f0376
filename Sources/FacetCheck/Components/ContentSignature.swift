import FacetDiagnostics
import FacetIR
import FacetLanguage

/// What a style may see and do, by name and type.
struct ContentSignature: Sendable {
  struct Field: Sendable {
    var name: Located<String>
    /// Nil where it is wrong, which has been reported.
    var type: ValueType?
    /// Written under `content:`, not derived from the parameters.
    var isDeclared: Bool
  }

  struct Action: Sendable {
    var name: Located<String>
    var isOptional: Bool
    /// The type of the value that it is given; nil where it takes nothing.
    var takes: ValueType?
    /// What it takes is wrong, which has been reported.
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
}
