import Checkout
import FacetCompiler
import FacetIR
import Testing

/// How goldens call the elements of a body.
@Suite struct ElementNameTests {
  @Test(arguments: [
    ("NumericStepper", ["hstack", "decrement", "minusCircle", "description", "increment", "plusCircle"]),
    (
      "ListRow",
      [
        "if", "hstack", "icon.if", "icon", "vstack", "title", "subtitle.if", "subtitle", "spacer", "trailing",
        "icon.hstack", "else.if", "else.icon", "title.vstack", "else.title", "title.if", "else.subtitle",
        "else.spacer", "else.trailing",
      ]
    ),
    (
      "ReviewCard",
      [
        "vstack", "hstack", "Avatar", "author.vstack", "author", "date", "Rating", "text", "highlights", "Badge",
        "toggle", "toggleTitle",
      ]
    ),
    (
      "GuestPicker",
      ["vstack"]
        + [("adults", "age13AndOver"), ("children", "age2To12"), ("infants", "under2")].flatMap { title, note in
          ["\(title).hstack", "\(title).vstack", title, note, "\(title).NumericStepper", "\(title).divider"]
        }.dropLast() + ["limit"]
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

  /// The names of a body of which `elements` are the lines.
  private func names(_ elements: String) throws -> [String] {
    let spec = """
      component: Card
      parameters: { title: String, isOpen: Bool = true, onTap: Action, onClose: Action, kind: Kind = one }
      types: { Kind: [one, two] }
      content: { title: String, isOpen: Bool, onTap: Action, onClose: Action, kind: Kind }
      styles:
        default:
          body:
            vstack:
      \(elements.split(separator: "\n").map { "        \($0)" }.joined(separator: "\n"))
            spacing: 0
      """
    let body = Checking(spec + "\n").body
    return names(in: try #require(body))
  }

  @Test func anElementIsCalledAfterWhatItShows() throws {
    let elements = """
      - text: content.title
      - text: "Age 13 and over"
      - text: "That is all that this place has room for."
      - text: "Don't go"
      - text: "{content.title}: the title"
      - text: "·"
      - text: "שלום"
      - text: "Öffnen"
      - icon: "chevron.forward"
      - icon: if content.isOpen then "chevron.up" else "chevron.down"
      - button: content.onTap
        label: { icon: "plus" }
      - { shape: circle, fill: color.action }
      """
    let found = try names(elements)
    #expect(
      found == [
        "vstack", "title", "age13AndOver", "thatIsAllThatThis", "dontGo", "theTitle.title", "title.text",
        "öffnen.text", "öffnen", "chevronForward", "chevronUp", "tap", "plus", "circle",
      ])
  }

  @Test func elementsOfOneNameAreToldApart() throws {
    let elements = """
      - hstack:
          - { text: "One" }
          - divider
        spacing: 0
      - hstack:
          - { text: "Two" }
          - divider
        spacing: 0
      - if: content.isOpen
        then: { text: content.title, bold: true }
        else: { text: content.title }
      - switch: content.kind
        cases:
          one: { icon: "plus" }
          two: { icon: "plus", opacity: 0.5 }
      - button: content.onTap
        label: { icon: "minus" }
      - button: content.onTap
        label: { icon: "star" }
      - divider
      - divider
      """
    let found = try names(elements)
    #expect(
      found == [
        "vstack", "one.hstack", "one", "one.divider", "two.hstack", "two", "two.divider", "if", "title", "else.title",
        "switch", "one.plus", "two.plus", "minus.tap", "minus", "star.tap", "star", "tap.divider", "vstack.divider",
      ])
  }

  /// A number says nothing about an element: only what shows nothing, beside others like it, is numbered.
  @Test(arguments: DesignFolder.all) func namesAreUniqueAndAlmostNeverNumbered(in folder: DesignFolder) throws {
    let design = try #require(try folder.compile().design)
    for component in design.components {
      for style in component.styles {
        guard case .body(let body) = style.implementation else { continue }
        let names = names(in: body)
        #expect(Set(names).count == names.count, "\(component.name): \(names)")
        let numbered = names.filter { $0.contains("-") }
        let kinds = ["rectangle", "roundedRectangle", "capsule", "circle", "text", "spacer", "divider"]
        #expect(
          numbered.allSatisfy { name in kinds.contains { name.contains("\($0)-") } }, "\(component.name): \(names)")
      }
    }
  }

  private func names(in element: Element) -> [String] { [element.name] + element.children.flatMap { names(in: $0) } }
}
