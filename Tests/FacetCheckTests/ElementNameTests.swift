import FacetCompiler
import FacetIR
import Testing

/// How goldens call the elements of a body.
@Suite struct ElementNameTests {
  @Test(arguments: [
    ("NumericStepper", ["hstack", "decrement", "decrement.icon", "description", "increment", "increment.icon"]),
    ("ListRow", ["hstack", "hstack.if", "icon", "vstack", "title", "vstack.if", "subtitle", "spacer", "trailing"]),
    (
      "ReviewCard",
      [
        "vstack", "hstack", "Avatar", "hstack.vstack", "author", "date", "Rating", "text", "highlights", "Badge",
        "toggle", "toggleTitle",
      ]
    ),
  ])
  func names(of component: String, are expected: [String]) {
    let style = SpecsTests.specs.design?.component(named: component)?.style(named: "default")
    guard case .body(let body) = style?.implementation else {
      Issue.record("no body")
      return
    }
    #expect(names(in: body) == expected)
  }

  private func names(in element: Element) -> [String] {
    [element.name] + inner(of: element).flatMap { names(in: $0) }
  }

  private func inner(of element: Element) -> [Element] {
    switch element.kind {
    case .button(_, let label): label
    case .stack(let stack): stack.children
    case .conditional(_, let then, let otherwise): then + otherwise
    case .forEach(_, _, _, let body), .group(let body): body
    default: []
    }
  }
}
