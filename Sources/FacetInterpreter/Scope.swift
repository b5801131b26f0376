import FacetIR
import FacetLanguage
import FacetRuntime
import FacetSupport
import FacetUI

/// The values of the names in an expression.
package struct Scope {
  let names: Names
  var locals = Table()
  /// What the locals do that are actions, of which their values say only that they are present.
  var actions: [String: PerformedAction] = [:]
  /// The name of the element being drawn.
  var element = ""

  init(_ names: Names) {
    self.names = names
  }

  var run: Run { names.run }

  package func binding(_ name: String, to value: Value) -> Scope {
    var copy = self
    copy.locals.bind(name, to: value)
    return copy
  }

  /// The scope for alignment guides, with the dimensions of the view.
  func measuring(_ dimensions: ViewDimensions) -> Scope { changed { $0.dimensions = { dimensions[$0] } } }

  /// The scope for an action that is given the size of an element.
  func measuring(_ size: CGSize) -> Scope {
    changed { names in
      names.dimensions = { dimension in
        switch dimension {
        case .width: size.width
        case .height: size.height
        case .guide: 0
        }
      }
    }
  }

  /// The scope for an action of a drag.
  func dragging(_ drag: LayoutDrag) -> Scope { changed { $0.drag = drag } }

  /// The scope for the label of a button.
  func inButton(isPressed: Bool, isHovered: Bool) -> Scope {
    changed { names in
      names.environment?.isPressed = isPressed
      names.environment?.isHovered = isHovered
    }
  }

  /// The scope for the default of a slot, which is in no body.
  var outsideOfBodies: Scope { changed { $0.body = nil } }

  private func changed(_ change: (Names) -> Void) -> Scope {
    let names = Names(copying: names)
    change(names)
    var copy = Scope(names)
    copy.locals = locals
    copy.actions = actions
    copy.element = element
    return copy
  }

  package func content(_ name: String) -> Value {
    let value = names.content[name] ?? .null
    run.note(reading: name, value, of: names.body?.component)
    return value
  }

  func local(_ name: String) -> Value { locals[name] ?? .null }

  package func parameter(_ name: String) -> Value { names.parameters[name] ?? .null }

  /// The body being drawn and the element in it; nil for the arguments of a variant.
  package var place: (body: Names.Body, element: String)? { names.body.map { ($0, element) } }
}

/// The names of a component, shared by all elements of a body.
package final class Names {
  let run: Run
  @exclusivity(unchecked) var content = Table()
  @exclusivity(unchecked) var style = Table()
  @exclusivity(unchecked) var parameters = Table()
  /// Nil outside bodies.
  var environment: EnvironmentValues?
  var body: Body?
  /// The dimensions of the view whose guides are evaluated.
  var dimensions: ((ViewDimension) -> Double)?
  /// The drag whose action is run.
  var drag: LayoutDrag?
  /// Called with each action that a variant records.
  var record: ((String) -> Void)?

  /// The identity of a style's body.
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
    drag = other.drag
    record = other.record
  }
}

/// Names and values; a later entry shadows an earlier one. The lists are short, so a linear search is faster than
/// hashing.
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

/// The fields of each declared struct.
struct StructureIndex: Sendable {
  private var structures: [DeclaredType: [TypeDeclaration.Field]] = [:]

  init(_ design: Design) {
    for component in design.components {
      for type in component.types {
        guard case .structure(let declared) = type.shape else { continue }
        structures[DeclaredType(component: component.name, name: type.name)] = declared
      }
    }
  }

  /// The fields of a type; nil if it is not a struct.
  func fields(of type: ValueType) -> [TypeDeclaration.Field]? {
    guard case .declared(let name) = type.unwrapped else { return nil }
    return structures[name]
  }

  func position(of field: String, in type: ValueType) -> Int? {
    fields(of: type)?.firstIndex { $0.name == field }
  }
}
