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
          "  given      host.name \"Mina\"", "  given      host.place.city \"Porto\"",
          "  given      host.place.country \"Portugal\"",
        ],
        "No host": ["  given      host nil"], "No place": ["  given      host.place nil"],
        "Nothing": ["  given      title \"a\"", "  given      host by default"],
        "Other place": ["  given      host.place.city \"Faro\""],
      ])
  }
}
