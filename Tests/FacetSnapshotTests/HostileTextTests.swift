import FacetFrame
import FacetIR
import FacetLanguage
import FacetSnapshot
import Testing

struct HostileTextTests {
  /// A component whose every text tries to leave its place: a line of its own, a conflict marker, a turned direction.
  @Test func nothingThatASpecSaysLeavesItsPlace() {
    let text = "a\n=======\nvariant  x\u{202E}\"\u{301}\r\u{1B}[2J"
    let body = Element(name: "text", kind: .text(Expression(.string(text), as: .string)))
    let style = Style(
      name: "default",
      properties: [.init(name: "title", type: .string, defaultValue: Expression(.string(text), as: .string))],
      implementation: .body(body))
    let variant = Variant(
      name: "A", arguments: [.init(parameter: "title", value: Expression(.string(text), as: .string))])
    let component = Component(
      name: "Badge", parameters: [Parameter(label: nil, name: "title", type: .string)],
      content: Content(fields: [], actions: []), styles: [style], catalog: VariantCatalog(variants: [variant]))
    let design = Design(project: Project(module: "M"), tokens: TokenCatalog(tokens: []), components: [component])
    let run = Frame.TextRun(text: text, lines: [text], lineHeight: 22, fontSize: 17)
    var frame = Frame(nodes: [Frame.Node(kind: .text(run), end: 1)])
    frame.accessibility = [AccessibilityElement(label: text, value: text, hint: text, actions: [text])]
    let marks = Marks([Marks.Mark(name: text)])
    let drawn = SnapshotVariant(cell: component.cells[0], frame: frame, marks: marks)

    let golden = ComponentSnapshot.document(component: component, style: style, design: design, cells: [drawn])
    let starts = golden.split(separator: "\n").map { $0.prefix { $0 != " " } }.filter { !$0.isEmpty }
    #expect(starts == ["facet-golden", "component", "style", "tree", "variant"])
    #expect(golden.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x202E })
    #expect(SnapshotComparison(name: "", file: "", old: golden + "x", new: golden).state == .changed)
  }
}
