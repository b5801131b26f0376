import FacetCompiler
import FacetDiagnostics
import FacetSnapshot
import Testing

/// What goldens say a variant is given: what differs from the first one.
struct GivenTests {
  @Test func whatIsNilSaysNothingOfWhatIsInside() throws {
    let spec = """
      component: Card
      types:
        Host: { name: String, place: Place? }
        Place: { city: String, country: String }
      parameters:
        title: String = "none"
        host: Host?
      content: { title: String, host: Host? }
      styles:
        default:
          body: { text: content.title }
      variants:
        First: { with: { host: { name: Mina, place: { city: Porto, country: Portugal } } } }
        No host: { with: { host: null } }
        No place: { with: { host: { name: Mina, place: null } } }
        Nothing: { with: { title: "a" } }
        Other place: { with: { host: { name: Mina, place: { city: Faro, country: Portugal } } } }
      """
    let compilation = Compiler.compile([
      SourceInput(path: "facet.yaml", bytes: Array("facet: 1\nmodule: Cards\n".utf8)),
      SourceInput(path: "components/card.component.yaml", bytes: Array("\(spec)\n".utf8)),
    ])
    let design = try #require(compilation.design, "\(compilation.diagnostics.map(\.message))")
    let cells = GoldenDocument(Goldens(design)["Card.default.snap.txt"]).cells.filter { !$0.name.contains(" @ ") }
    let given = Dictionary(uniqueKeysWithValues: cells.map { ($0.name, $0.given.filter { $0.contains("given") }) })
    #expect(
      given == [
        "First": [
          "  given      host.name \"Mina\"  host.place.city \"Porto\"  host.place.country \"Portugal\""
        ],
        "No host": ["  given      host nil"], "No place": ["  given      host.place nil"],
        "Nothing": ["  given      title \"a\"  host by default"],
        "Other place": ["  given      host.place.city \"Faro\""],
      ])
  }

  /// Of an array, only the elements that differ, and of these only the fields; what is nil is left out.
  @Test func anArraySaysWhichElementsDiffer() throws {
    let spec = """
      component: Card
      types:
        Row: { title: String, detail: String?, note: { type: String?, default: "none" } }
      parameters:
        rows: Array<Row> = []
      content: { rows: Array<Row> }
      styles:
        default:
          body:
            vstack:
              - each: content.rows
                as: row
                id: row.title
                do: { text: row.title }
            spacing: 0
      variants:
        First: { with: { rows: [{ title: A, detail: a }, { title: B }, { title: C }] } }
        Second differs: { with: { rows: [{ title: A, detail: a }, { title: D }, { title: C }] } }
        Shorter: { with: { rows: [{ title: A }] } }
        Two: { with: { rows: [{ title: A, detail: a }, { title: B }] } }
        Four: { with: { rows: [{ title: A, detail: a }, { title: B }, { title: C }, { title: D }] } }
        Without a note: { with: { rows: [{ title: A, detail: a }, { title: B, note: nil }, { title: C }] } }
      """
    let compilation = Compiler.compile([
      SourceInput(path: "facet.yaml", bytes: Array("facet: 1\nmodule: Cards\n".utf8)),
      SourceInput(path: "components/card.component.yaml", bytes: Array("\(spec)\n".utf8)),
    ])
    let design = try #require(compilation.design, "\(compilation.diagnostics.map(\.message))")
    let cells = GoldenDocument(Goldens(design)["Card.default.snap.txt"]).cells
    let given = Dictionary(uniqueKeysWithValues: cells.map { ($0.name, $0.given.filter { $0.contains("given") }) })
    let note = "note \"none\""
    #expect(
      given == [
        "First": [
          "  given      rows [{ title \"A\", detail \"a\", \(note) }, { title \"B\", \(note) }, { title \"C\", \(note) }]"
        ],
        "Second differs": ["  given      rows[2].title \"D\""],
        "Shorter": ["  given      rows [{ title \"A\", note \"none\" }]"], "Two": ["  given      rows[3] none"],
        "Four": ["  given      rows[4] { title \"D\", note \"none\" }"],
        "Without a note": ["  given      rows[2].note nil"],
      ])
  }
}
