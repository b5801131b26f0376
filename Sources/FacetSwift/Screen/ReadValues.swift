import FacetIR
import FacetLanguage

/// The content of a screen and the names around an element that the element reads, each once.
///
/// All of them can be compared: the state of a screen holds values only.
struct ReadValues {
  private let locals: [String]
  private let component: Component
  private(set) var values: [Expression] = []

  /// - Parameter locals: The names that enclosing elements bind.
  init(of element: Element, locals: [String], in component: Component) {
    self.locals = locals
    self.component = component
    element.forEachExpression { add($0) }
    element.forEachElement { element in
      if let field = element.kind.boundField { addContent(field) }
    }
  }

  private mutating func add(_ expression: Expression) {
    switch expression.node {
    case .local(let name) where locals.contains(name): add(once: expression)
    case .content(let name): addContent(name)
    default: break
    }
  }

  private mutating func addContent(_ name: String) {
    guard let field = component.content.fields.first(where: { $0.name == name }) else { return }
    add(once: Expression(.content(name), as: field.type.read))
  }

  private mutating func add(once expression: Expression) {
    if !values.contains(where: { $0.node == expression.node }) { values.append(expression) }
  }
}
