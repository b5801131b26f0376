import FacetIR

/// The bodies of components that a drawing evaluates.
///
/// In a screen they are counted by its bars and sections, which generated code compares: one of them is evaluated only
/// if a value that it reads has changed.
package struct DrawnBodies: Equatable, Sendable {
  private struct Part: Equatable, Sendable {
    /// The content and the names around the part that it reads.
    var values: [String: Value]
    var bodies = 0
  }

  private var parts: [String: Part] = [:]
  private var outside = 0

  /// All bodies of the drawing.
  package var total: Int { parts.values.reduce(outside) { $0 + $1.bodies } }

  /// The bodies that are evaluated for this drawing if the screen has been drawn before: those of the parts that have
  /// changed, with the components in them. The body of the screen itself is not counted.
  package func evaluated(after earlier: DrawnBodies) -> Int {
    if self == earlier { return 0 }
    return parts.reduce(max(0, outside - 1)) { sum, part in
      earlier.parts[part.key]?.values == part.value.values ? sum : sum + 1 + part.value.bodies
    }
  }

  mutating func begin(_ part: String, reading names: [(name: String, value: Value)]) {
    parts[part] = Part(values: Dictionary(names.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last }))
  }

  mutating func note(reading field: String, _ value: Value, in part: String) {
    parts[part]?.values["content.\(field)"] = value
  }

  mutating func count(in part: String?) {
    if let part { parts[part]?.bodies += 1 } else { outside += 1 }
  }
}

/// The bars and sections of a screen that generated code compares.
struct ComparedParts {
  let screen: String
  /// The names that the condition of a part binds, by the name of the part's element.
  private let parts: [String: [String]]

  /// Nil for a component that is no screen.
  init?(_ component: Component) {
    guard let screen = component.screen else { return nil }
    self.screen = component.name
    let elements = screen.parts.all
    parts = Dictionary(
      elements.map(\.underCondition).filter(\.element.isCompared).map { ($0.element.name, $0.locals) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Nil if the element is no part of the screen.
  func boundNames(of element: Element, in context: ElementContext) -> [String]? {
    context.model.component.name == screen ? parts[element.name] : nil
  }
}
