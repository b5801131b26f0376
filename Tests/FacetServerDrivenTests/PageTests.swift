import FacetFlags
import FacetServerDriven
import SeededRandom
import Testing

struct PageTests {
  private func decode(
    _ json: String, _ configure: (inout ServerPageDecoder<TestContent>) -> Void = { _ in }
  ) -> ServerPageResult<TestContent> {
    var decoder = ServerPageDecoder<TestContent>()
    configure(&decoder)
    return decoder.decode(json.utf8)
  }

  @Test func sectionsHaveLayouts() {
    let json = """
      {"sections": [
        {"id": "a", "layout": "row", "components": []},
        {"id": "b", "layout": {"type": "grid", "columns": 3, "spacing": 8}, "components": []},
        {"id": "c", "layout": "grid", "components": []},
        {"id": "d", "layout": {"type": "stack", "spacing": 4}, "components": []},
        {"id": "e", "components": [{"type": "hero", "id": "h", "title": "H"}]},
        {"id": "f", "layout": {"type": "grid", "columns": 0}, "components": []},
        {"id": "g", "layout": {"type": "carousel", "spacing": 2}, "components": []},
        {"id": "g", "layout": 3, "components": []},
        {"components": 3}, {"id": "i"}, 7
      ]}
      """
    #expect(
      decode(json).outline == """
        a row(spacing: 0.0)
        b grid(columns: 3, spacing: 8.0)
        c grid(columns: 2, spacing: 0.0)
        d stack(spacing: 4.0)
        e list(spacing: 0.0)
          h: hero H
        f grid(columns: 1, spacing: 0.0)
        g list(spacing: 2.0)
        g@7 list(spacing: 0.0)
        section@8 list(spacing: 0.0)
        i list(spacing: 0.0)
        ! invalidValue /sections/5/layout/columns
        ! unknownLayout /sections/6/layout/type
        ! duplicateID /sections/7/id
        ! wrongType /sections/7/layout
        ! missingID /sections/8
        ! wrongType /sections/8/components
        ! missingField /sections/9
        ! wrongType /sections/10
        """)
  }

  @Test func aSectionIsReplacedByItsFallback() {
    let json = """
      {"sections": [
        {"id": "a", "fallback": "drop", "components": [{"type": "x", "id": "x"}]},
        {"id": "b", "fallback": {"type": "hero", "id": "f", "title": "F"}, "components": [{"type": "x", "id": "x"}]},
        {"id": "c", "fallback": {"type": "y", "id": "y"}, "components": [{"type": "x", "id": "x"}]}
      ]}
      """
    #expect(
      decode(json).outline == """
        b list(spacing: 0.0)
          f: hero F
        c list(spacing: 0.0)
          y: unknown y unknownType
        ! unknownType /sections/0/components/0/type
        ! dropped /sections/0
        ! unknownType /sections/1/components/0/type
        ! usedFallback /sections/1/fallback
        ! unknownType /sections/2/components/0/type
        ! usedFallback /sections/2/fallback
        ! unknownType /sections/2/fallback/type
        """)
  }

  @Test func thePagesFlagsComeBeforeTheApps() {
    let json = """
      {"flags": {"new": false, "old": true, "odd": 1}, "sections": [
        {"id": "a", "flag": "new", "components": []}, {"id": "b", "flag": "old", "components": []},
        {"id": "c", "flag": "app", "components": []}, {"id": "d", "flag": "odd", "components": []}
      ]}
      """
    let result = decode(json) { $0.flags = FlagTable(["new": true, "app": true, "odd": true]) }
    #expect(result.page?.sections.map(\.id) == ["b", "c", "d"])
    #expect(result.page?.flags == ["new": false, "old": true])
    #expect(result.problems.map(\.pointer) == ["/flags/odd"])
  }

  @Test func navigationIsReadWithItsActions() {
    let json = """
      {"id": "home", "version": "2.1", "navigation": {"title": "Stays", "items": [
        {"id": "map", "title": "Map", "icon": "map", "action": {"type": "open", "destination": {"type": "map"}}},
        {"id": "broken", "title": "No action"}
      ]}, "components": []}
      """
    let result = decode(json)
    #expect(result.page?.id == "home")
    #expect(result.page?.version == "2.1.0")
    #expect(result.page?.navigation.title == "Stays")
    #expect(result.page?.navigation.items.map(\.id) == ["map"])
    #expect(result.problems.map { "\($0)" } == ["3:3: /navigation/items/1: missing field 'action'; expected an action"])
    guard case .open(let destination)? = result.page?.navigation.items.first?.action.navigation else {
      Issue.record("the action opens no destination")
      return
    }
    #expect(destination.type == "map")
  }

  @Test func everyNavigationActionIsRead() throws {
    func action(_ json: String) throws -> ServerNavigationAction? {
      ServerAction(try JSONValue(parsing: json.utf8))?.navigation
    }
    let place = try #require(ServerDestination(try JSONValue(parsing: #"{"type": "stay", "id": "7"}"#.utf8)))
    let json = #""destination": {"id": "7", "type": "stay"}}"#
    #expect(place["id"] == "7")
    #expect(try action(#"{"type": "select", "tab": "home"}"#) == .select(tab: "home"))
    #expect(try action(#"{"type": "push", "# + json) == .push(place))
    #expect(try action(#"{"type": "pop"}"#) == .pop)
    #expect(try action(#"{"type": "popToRoot"}"#) == .popToRoot)
    #expect(try action(#"{"type": "present", "# + json) == .present(place))
    #expect(try action(#"{"type": "dismiss"}"#) == .dismiss)
    #expect(try action(#"{"type": "open", "# + json) == .open(place))
    #expect(try action(#"{"type": "open"}"#) == nil)
    #expect(try action(#"{"type": "share"}"#) == nil)
  }

  @Test func aNewerPageIsReported() {
    let json = #"{"version": "3", "components": []}"#
    #expect(decode(json) { $0.version = "2.9" }.problems.map(\.kind) == [.newerPage])
    #expect(decode(json) { $0.version = "3.0" }.problems == [])
    #expect(decode(#"{"version": "three", "components": []}"#).problems.map(\.kind) == [.invalidValue])
  }

  @Test func whatIsNoPageIsAFailure() {
    for json in ["[]", "null", "\"page\"", "1"] {
      guard case .failure(let problems) = decode(json) else {
        Issue.record("\(json) is a page")
        continue
      }
      #expect(problems.map(\.kind) == [.notAPage])
    }
    #expect(decode("{}").problems.map(\.kind) == [.missingField])
  }

  @Test func versionsAreComparedByTheirNumbers() {
    for (left, right) in [("1", "2"), ("1.9", "1.10"), ("1", "1.0.1"), ("9", "10"), ("0", "0.1")] {
      #expect(ServerVersion(left)! < ServerVersion(right)!)
      #expect(!(ServerVersion(right)! < ServerVersion(left)!))
    }
    #expect(ServerVersion("2") == ServerVersion("2.0.0"))
    for text in ["", ".", "1.", ".1", "1..2", "x", "1.x", "-1", "+1", " 1", "1 ", "99999999999999999999"] {
      #expect(ServerVersion(text) == nil, "\(text)")
    }
  }
}
