import FacetIR
import FacetLanguage
import FacetUI

/// The values of the names of an expression.
package struct Scope {
  let names: Names
  var locals = Table()
  /// The element of the body that is being drawn.
  var element = ""

  init(_ names: Names) {
    self.names = names
  }

  var run: Run { names.run }

  func binding(_ name: String, to value: Value) -> Scope {
    var copy = self
    copy.locals.bind(name, to: value)
    return copy
  }

  /// The same where the guides of a view are set.
  func measuring(_ dimensions: ViewDimensions) -> Scope {
    let names = Names(copying: names)
    names.dimensions = dimensions
    var copy = Scope(names)
    copy.locals = locals
    copy.element = element
    return copy
  }

  package func content(_ name: String) -> Value { names.content[name] ?? .null }

  package func parameter(_ name: String) -> Value { names.parameters[name] ?? .null }

  /// The body in which an element is drawn, and the element; nil in what a variant gives.
  package var place: (body: Names.Body, element: String)? { names.body.map { ($0, element) } }
}

/// The part of a scope that all elements of a body share: the names of its component.
package final class Names {
  let run: Run
  @exclusivity(unchecked) var content = Table()
  @exclusivity(unchecked) var style = Table()
  @exclusivity(unchecked) var parameters = Table()
  /// Nil outside bodies.
  var environment: EnvironmentValues?
  var body: Body?
  /// Of the view whose guides are set.
  var dimensions: ViewDimensions?
  /// Called with each action that a variant only records.
  var record: ((String) -> Void)?

  /// The body of a style.
  package struct Body: Hashable, Sendable {
    package var component: String
    package var style: String
  }

  init(run: Run) {
    self.run = run
  }

  init(copying other: Names) {
    run = other.run
    content = other.content
    style = other.style
    parameters = other.parameters
    environment = other.environment
    body = other.body
    dimensions = other.dimensions
    record = other.record
  }
}

/// Names and values; a later entry hides an earlier one. The lists are short, so they are searched, not hashed.
struct Table {
  private var entries: [(name: String, value: Value)] = []

  subscript(name: String) -> Value? {
    var index = entries.count
    while index > 0 {
      index -= 1
      if entries[index].name == name { return entries[index].value }
    }
    return nil
  }

  mutating func bind(_ name: String, to value: Value) {
    entries.append((name, value))
  }
}

/// The position of each field of each declared struct.
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
