import FacetFlags
import FacetServerDriven
import Testing

/// Documents that no honest server sends: each is answered within the bounds.
struct HostilePageTests {
  private func decode(
    _ json: String, _ configure: (inout ServerLimits) -> Void = { _ in }
  ) -> ServerPageResult<TestContent> {
    var decoder = ServerPageDecoder<TestContent>()
    configure(&decoder.limits)
    return decoder.decode(json.utf8)
  }

  private func kinds(_ result: ServerPageResult<TestContent>) -> [ServerProblem.Kind] { result.problems.map(\.kind) }

  @Test func deepNestingIsAnError() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(kinds(decode("{\"components\": " + deep)) == [.tooDeep])
    let objects = String(repeating: "{\"type\": \"grid\", \"items\": [", count: 100_000)
    #expect(kinds(decode("{\"components\": [" + objects)) == [.tooDeep])
  }

  @Test func nestingAtTheBoundIsDecoded() {
    var component = #"{"type": "hero", "id": "h", "title": "H"}"#
    for level in 0..<98 { component = "{\"type\": \"grid\", \"id\": \"\(level)\", \"items\": [\(component)]}" }
    let result = decode("{\"components\": [\(component)]}") { $0.depth = 1_000_000 }
    #expect(kinds(result) == [])
    #expect(result.outline.hasSuffix("h: hero H"))
  }

  @Test func largeDocumentsAreNotRead() {
    #expect(kinds(decode("{\"components\": []}" + String(repeating: " ", count: 9 << 20))) == [.tooLarge])
    #expect(ServerLimits().values == 1_000_000)
    let values = "{\"components\": [" + String(repeating: "0,", count: 10_000) + "0]}"
    #expect(kinds(decode(values) { $0.values = 10_000 }) == [.tooManyValues])
  }

  @Test func manyComponentsAreCutOff() {
    let component = #"{"type":"grid"}"#
    let many = "{\"components\":[" + String(repeating: component + ",", count: 49_999) + component + "]}"
    let result = decode(many) { $0.components = 50 }
    #expect(result.page?.sections.first?.components.count == 50)
    #expect(kinds(result) == Array(repeating: .missingID, count: 50) + [.tooManyComponents])
  }

  @Test func componentsWithinOthersCountToo() {
    let grid =
      "{\"type\": \"grid\", \"id\": \"g\", \"items\": ["
      + Array(repeating: #"{"type":"grid"}"#, count: 9).joined(separator: ",") + "]}"
    let result = decode("{\"components\": [\(grid), \(grid), \(grid)]}") { $0.components = 12 }
    #expect(result.page?.sections.first?.components.count == 2)
    #expect(kinds(result).filter { $0 == .tooManyComponents }.count == 1)
  }

  @Test func placesAreFoundInAnyOrder() {
    let components = (0..<40).map { number in
      number.isMultiple(of: 3)
        ? #"{"fallback": {"type": "hero", "title": "\#(number)"}, "type": "gone\#(number)"}"#
        : #"{"type": "grid", "items": [{"type": "hero", "title": 1}, {"type": "hero", "title": "T"}]}"#
    }
    let result = decode("{\"components\": [\(components.joined(separator: ","))]}")
    let shown = result.page?.sections.first?.components ?? []
    // A fallback has the identity of what it replaces.
    let ids = (0..<40).map { ($0.isMultiple(of: 3) ? "gone\($0)" : "grid") + "@/components/\($0)" }
    #expect(shown.map(\.id) == ids)
    for problem in result.problems where problem.kind == .missingField {
      #expect(problem.pointer.hasSuffix("/title"))
    }
    #expect(result.problems.contains { $0.pointer == "/components/1/items/0/title" && $0.kind == .wrongType })
  }

  /// A key is shown shortened, and is not read to its end each time that something in it is reported.
  @Test func longKeysAreShortenedInPlaces() {
    let plain = String(repeating: "k", count: 5_000)
    let escaped = String(repeating: #"\u00e9"#, count: 5_000)
    let pairs = String(repeating: #"\ud83d\ude00"#, count: 5_000)
    let wide = String(repeating: "é", count: 5_000)
    for (key, shown) in [(plain, "k"), (escaped, "é"), (pairs, "😀"), (wide, "é"), (#"~/"# + plain, "")] {
      let result = decode(#"{"components": [], "\#(key)": [["\ud800"]], "\#(key)": 1}"#)
      let head = shown.isEmpty ? "~0~1" + String(repeating: "k", count: 78) : String(repeating: shown, count: 80)
      #expect(result.problems.map(\.pointer) == ["/\(head)…/0/0", "/\(head)…"])
      let name = shown.isEmpty ? "~/" + String(repeating: "k", count: 78) : head
      #expect(result.problems.last?.message.contains("'\(name)…'") == true)
    }
  }

  @Test func aFlagThatIsThereTwiceIsTheLast() {
    let page = decode(#"{"flags": {"a": true, "b": true, "a": false, "b": null, "c": 1}, "components": []}"#).page
    #expect(page?.flags.values == ["a": false])
  }

  @Test(arguments: [Int.min, -1, 0, 1, .max]) func boundsCanBeAnyNumbers(number: Int) {
    let bounds: [WritableKeyPath<ServerLimits, Int>] = [\.bytes, \.depth, \.values, \.components, \.problems]
    for bound in bounds {
      let result = decode(#"{"components": [{"type": "grid", "items": [{"type": "grid"}]}, {"type": "gone"}]}"#) {
        $0[keyPath: bound] = number
      }
      #expect((result.page == nil) == (number <= 1 && [\.bytes, \.depth, \.values].contains(bound)))
    }
    let all = decode("[]") { limits in for bound in bounds { limits[keyPath: bound] = number } }
    #expect(all.page == nil)
  }

  @Test func problemsAreBounded() {
    let wrong = Array(repeating: "1", count: 100_000).joined(separator: ",")
    let result = decode(
      "{\"components\": [{\"type\": \"hero\", \"id\": \"a\", \"title\": \"A\", \"tags\": [\(wrong)]}]}")
    #expect(result.problems.count == ServerLimits().problems)
    #expect(result.problems.last?.pointer == "/components/0/tags/999")
  }

  @Test func messagesStayShort() {
    let long = String(repeating: "x", count: 1 << 20)
    let json = """
      {"components": [
        {"type": "\(long)", "id": "\(long)"}, {"type": "hero", "id": "\(long)", "title": "A", "size": "\(long)"},
        {"type": "hero", "\(long)": 1, "\(long)": 2}
      ]}
      """
    let result = decode(json)
    #expect(result.problems.count > 5)
    for problem in result.problems { #expect(problem.description.utf8.count < 400) }
  }

  @Test func fallbacksOfFallbacksAreFollowedOnce() {
    var component = #"{"type": "hero", "title": "H"}"#
    for level in 0..<60 { component = "{\"type\": \"x\(level)\", \"id\": \"\(level)\", \"fallback\": \(component)}" }
    let result = decode("{\"components\": [\(component)]}")
    #expect(result.outline.contains("  59: hero H"))
    #expect(kinds(result).filter { $0 == .usedFallback }.count == 60)
  }

  @Test func wrongTypesEverywhereAreProblemsOnly() {
    let values = ["null", "0", "-1e999", "\"\"", "true", "[]", "{}", "[[]]", "[{}]", "[null]"]
    let keys = [
      "id", "version", "navigation", "flags", "sections", "components", "type", "layout", "requires", "fallback",
      "flag",
      "items", "title", "onTap",
    ]
    for key in keys {
      for value in values {
        let field = "\"\(key)\": \(value)"
        for json in [
          "{\(field)}", "{\"sections\": [{\(field)}]}", "{\"components\": [{\(field)}]}",
          "{\"components\": [{\"type\": \"grid\", \(field)}]}", "{\"navigation\": {\(field)}, \"components\": []}",
          "{\"sections\": [{\"layout\": {\(field)}, \"components\": []}]}",
        ] {
          #expect(decode(json).page != nil, "\(json)")
        }
      }
    }
  }
}
