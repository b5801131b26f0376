import FacetFlags
import FacetServerDriven
import SeededRandom
import Testing

/// Nothing of a page is lost, and pages that are made in Swift are read as they were.
struct RoundTripTests {
  @Test func aReceivedPageIsWrittenAsItWas() throws {
    let json = """
      {"sections": [{"id": "a", "extra": [1.50, {"b": null}], "components": [
        {"type": "confetti", "id": "c", "colors": ["\\u00e9", 1e400], "id2": 12345678901234567890},
        {"type": "hero", "id": "h", "title": "H", "subtitle": "unknown", "flag": "off"},
        {"type": "gone", "id": "g", "fallback": "drop"}, 7
      ]}], "future": {"x": 1}}
      """
    let page = try #require(ServerPageDecoder<TestContent>().decode(json.utf8).page)
    #expect(page.encoded().elementsEqual(json.utf8))
  }

  @Test func unknownComponentsCanBePutOnAnotherPage() throws {
    let unknown = #"{"type": "confetti", "id": "c", "colors": ["red", 1.50], "requires": {"x": "1"}}"#
    let page = try #require(ServerPageDecoder<TestContent>().decode("{\"components\": [\(unknown)]}".utf8).page)
    let component = try #require(page.sections.first?.components.first)
    let other = ServerPage(sections: [ServerSection(id: "s", layout: .row(spacing: 8), components: [component])])
    let json = String(decoding: other.encoded(), as: UTF8.self)
    #expect(json == #"{"sections":[{"id":"s","layout":{"type":"row","spacing":8.0},"components":["# + unknown + "]}]}")
    #expect(ServerPageDecoder<TestContent>().decode(json.utf8).page == other)
  }

  @Test func randomPagesAreReadAsTheyWereMade() throws {
    var random = SeededRandom(seed: 1)
    for _ in 0..<300 {
      var source = PageSource(random: random)
      let page = source.page()
      random = source.random
      let json = page.encoded()
      let result = ServerPageDecoder<TestContent>().decode(json)
      #expect(result == .success(page), "\(String(decoding: json, as: UTF8.self)): \(result.problems)")
      #expect(result.page?.encoded() == json)
    }
  }
}

private struct PageSource {
  var random: SeededRandom
  private var componentCount = 0

  init(random: SeededRandom) { self.random = random }

  mutating func page() -> ServerPage<TestContent> {
    ServerPage(
      id: chance() ? text() : nil, version: chance() ? "2.1" : nil,
      navigation: chance()
        ? ServerNavigation(
          title: chance() ? text() : nil,
          items: chance()
            ? [ServerBarItem(id: text(), title: text(), icon: chance() ? text() : nil, action: action())] : [])
        : ServerNavigation(),
      flags: chance() ? FlagTable(["a": chance(), "b": chance()]) : [:],
      sections: (0..<below(4)).map { ServerSection(id: "s\($0)", layout: layout(), components: components(depth: 3)) })
  }

  private mutating func components(depth: Int) -> [ServerComponent<TestContent>] {
    (0..<below(4)).map { _ in
      componentCount += 1
      let id = "\(componentCount)" + text()
      if depth > 0, chance() {
        var grid = Grid(items: components(depth: depth - 1))
        grid.columns = below(9) - 3
        return ServerComponent(id: id, content: .grid(grid))
      }
      var hero = Hero(title: text())
      hero.count = Int(truncatingIfNeeded: random.next())
      hero.isNew = chance()
      hero.size = chance() ? .large : .small
      hero.price = chance() ? Hero.Price(amount: Double(below(1_000_000)) / 7 - 100) : nil
      hero.tags = (0..<below(3)).map { _ in text() }
      hero.onTap = chance() ? action() : nil
      return ServerComponent(id: id, content: .hero(hero))
    }
  }

  private mutating func layout() -> ServerLayout {
    let spacing = Double(below(20)) / 2
    return switch below(4) {
    case 0: .list(spacing: spacing)
    case 1: .row(spacing: spacing)
    case 2: .stack(spacing: spacing)
    default: .grid(columns: 1 + below(12), spacing: spacing)
    }
  }

  private mutating func action() -> ServerAction {
    let json = #"{"type": "open", "destination": {"type": "stay", "id": "\#(below(100))"}}"#
    return (try? JSONValue(parsing: json.utf8)).flatMap(ServerAction.init)!
  }

  private mutating func text() -> String {
    let alphabet = Array("ab \"\\/\n\t\u{1}\u{7F}é𝄞\u{301}\u{2028}💥{}[],:0".unicodeScalars)
    var text = ""
    for _ in 0..<below(6) { text.unicodeScalars.append(alphabet[below(alphabet.count)]) }
    return text
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
  private mutating func chance() -> Bool { below(2) == 0 }
}
