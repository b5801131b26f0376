import FacetIR
import FacetLanguage
import FacetUI

/// What the names of an expression stand for at one moment. The lists are short, so they are searched, not hashed.
package struct Scope {
  /// Names and values; a later entry hides an earlier one.
  package struct Table {
    private var entries: [(name: String, value: Value)] = []

    package subscript(name: String) -> Value? {
      entries.last { $0.name == name }?.value
    }

    mutating func bind(_ name: String, to value: Value) {
      entries.append((name, value))
    }
  }

  let run: Run
  var locals = Table()
  package var content = Table()
  var style = Table()
  package var parameters = Table()
  var environment: [EnvironmentID: Value] = [:]
  /// Of the view whose guides are set.
  var dimensions: ViewDimensions?
  /// Where a body is drawn; nil in what a variant gives.
  var place: Place?

  init(run: Run) {
    self.run = run
  }

  var tokens: TokenCatalog { run.program.design.tokens }

  func binding(_ name: String, to value: Value) -> Scope {
    var copy = self
    copy.locals.bind(name, to: value)
    return copy
  }
}

/// Where each field of each declared struct stands.
struct StructureIndex: Sendable {
  private var fields: [DeclaredType: [String]] = [:]

  init(_ design: Design) {
    for component in design.components {
      for type in component.types {
        guard case .structure(let declared) = type.shape else { continue }
        fields[DeclaredType(component: component.name, name: type.name)] = declared.map(\.name)
      }
    }
  }

  func position(of field: String, in type: ValueType) -> Int? {
    guard case .declared(let name) = type.unwrapped else { return nil }
    return fields[name]?.firstIndex(of: field)
  }
}
