import FacetFlags
import FacetServerDriven
import Testing

/// What becomes of components that an app can and cannot decode.
struct ComponentDecodingTests {
  @Test func fieldsAreReadByTheirTypes() throws {
    let json = """
      {"components": [{
        "type": "hero", "id": "a", "title": "Lisbon", "count": 2.0, "isNew": true, "size": "large",
        "price": {"amount": 1.5}, "tags": ["sea", "sun"], "onTap": {"type": "open"}
      }]}
      """
    let result = ServerPageDecoder<TestContent>().decode(json.utf8)
    guard case .success(let page) = result, case .hero(let hero)? = page.sections.first?.components.first?.content
    else { return #expect(result.problems == [], "\(result.outline)") }
    var expected = Hero(title: "Lisbon")
    (expected.count, expected.isNew, expected.size) = (2, true, .large)
    (expected.price, expected.tags) = (Hero.Price(amount: 1.5), ["sea", "sun"])
    expected.onTap = ServerAction(try JSONValue(parsing: #"{"type": "open"}"#.utf8))
    #expect(hero == expected)
  }

  @Test func oneFieldOfAnotherTypeHasItsDefault() {
    let hero = """
      {"type": "hero", "id": "a", "title": "A", "count": 1.5, "isNew": "yes", "size": "huge", "price": {"amount": "1"},
        "tags": ["sea", 1, null, "sun"], "onTap": {}}
      """
    let lines = [
      "  a: hero A", "! wrongType /components/0/count", "! wrongType /components/0/isNew",
      "! invalidValue /components/0/size", "! wrongType /components/0/price/amount", "! wrongType /components/0/tags/1",
      "! wrongType /components/0/tags/2", "! wrongType /components/0/onTap",
    ]
    #expect(outline(hero) == lines)
  }

  @Test func nullIsAMissingField() {
    #expect(outline(#"{"type": "hero", "id": "a", "title": "A", "count": null, "requires": null}"#) == ["  a: hero A"])
    let missing = ["! missingField /components/0", "! malformedComponent /components/0"]
    #expect(outline(#"{"type": "hero", "id": "a", "title": null}"#) == ["  a: unknown hero malformed"] + missing)
  }

  @Test func oneComponentDoesNotAffectItsNeighbors() {
    let components = """
      {"type": "hero", "id": "a", "title": "A"}, {"type": "confetti", "id": "b"}, {"type": "hero", "id": "c", "title": 1},
      null, 3, {"id": "d"}, {"type": 7, "id": "e"},
      {"type": "grid", "id": "f", "items": [{"type": "nope", "id": "g"}, {"type": "hero", "id": "h", "title": "H"}]}
      """
    #expect(
      outline(components) == [
        "  a: hero A", "  b: unknown confetti unknownType", "  c: unknown hero malformed",
        "  @/components/3: unknown  malformed", "  @/components/4: unknown  malformed", "  d: unknown  unknownType",
        "  e: unknown  unknownType", "  f: grid 2", "    g: unknown nope unknownType", "    h: hero H",
        "! unknownType /components/1/type", "! wrongType /components/2/title", "! malformedComponent /components/2",
        "! wrongType /components/3", "! wrongType /components/4", "! missingType /components/5",
        "! wrongType /components/6/type",
        "! unknownType /components/7/items/0/type",
      ])
  }

  @Test func thePolicyDecidesAboutUnknownComponents() {
    let components = #"{"type": "confetti", "id": "a"}, {"type": "hero", "id": "b", "title": "B"}"#
    let problem = "! unknownType /components/0/type"
    #expect(outline(components) { $0.unknown = .drop } == ["  b: hero B", problem])
    #expect(outline(components) { $0.unknown = .fail } == [problem])
    #expect(outline(components) == ["  a: unknown confetti unknownType", "  b: hero B", problem])
  }

  @Test func theFallbackTakesThePlaceAndTheIdentity() {
    let fallback = #"{"type": "hero", "id": "other", "title": "A"}"#
    #expect(
      outline("{\"type\": \"confetti\", \"id\": \"a\", \"fallback\": \(fallback)}") == [
        "  a: hero A", "! unknownType /components/0/type", "! usedFallback /components/0/fallback",
      ])
    #expect(
      outline(#"{"type": "confetti", "id": "a", "fallback": {"type": "x", "fallback": "drop"}}"#) == [
        "! unknownType /components/0/type", "! usedFallback /components/0/fallback",
        "! unknownType /components/0/fallback/type", "! dropped /components/0/fallback",
      ])
  }

  @Test func aFallbackIsNotLookedAtIfItIsNotNeeded() {
    #expect(outline(#"{"type": "hero", "id": "a", "title": "A", "fallback": {"type": "x"}}"#) == ["  a: hero A"])
  }

  @Test func whatIsMissingBubblesToTheNearestFallback() {
    let inner =
      #"{"type": "grid", "id": "b", "items": [{"type": "hero", "id": "c", "title": "C"}, {"type": "x", "id": "d"}]}"#
    // No fallback around it: the component alone is unknown.
    #expect(
      outline("{\"type\": \"grid\", \"id\": \"a\", \"items\": [\(inner)]}") == [
        "  a: grid 2", "    b: grid 2", "      c: hero C", "      d: unknown x unknownType",
        "! unknownType /components/0/items/0/items/1/type",
      ])
    // The identities of what is replaced are free again.
    let fallback = #"{"type": "hero", "title": "F"}"#
    let after = #"{"type": "hero", "id": "c", "title": "C2"}"#
    #expect(
      outline("{\"type\": \"grid\", \"id\": \"a\", \"items\": [\(inner)], \"fallback\": \(fallback)}, \(after)") == [
        "  a: hero F", "  c: hero C2", "! unknownType /components/0/items/0/items/1/type",
        "! malformedComponent /components/0/items/0", "! malformedComponent /components/0",
        "! usedFallback /components/0/fallback",
      ])
    #expect(
      outline("{\"type\": \"grid\", \"id\": \"a\", \"items\": [\(inner)], \"fallback\": \"drop\"}, \(after)").first
        == "  c: hero C2")
  }

  @Test func theNearestFallbackIsTaken() {
    let inner = #"{"type": "grid", "id": "b", "items": [{"type": "x", "id": "d"}], "fallback": "drop"}"#
    let outer = "{\"type\": \"grid\", \"id\": \"a\", \"items\": [\(inner)], \"fallback\": \"drop\"}"
    #expect(outline(outer).first == "  a: grid 2")
  }

  @Test func requirementsNeedTheFeatureInItsVersion() {
    func hero(_ requires: String) -> [String] {
      outline("{\"type\": \"hero\", \"id\": \"a\", \"title\": \"A\", \"requires\": \(requires)}") {
        $0.capabilities = ["maps": "2.10"]
      }
    }
    for met in [#"{}"#, #"{"maps": "2.10"}"#, #"{"maps": "2.9"}"#, #"{"maps": 2}"#, #"{"maps": "*"}"#] {
      #expect(hero(met) == ["  a: hero A"], "\(met)")
    }
    for unmet in [#"{"maps": "2.11"}"#, #"{"maps": 3}"#, #"{"video": "*"}"#, #"{"maps": "1", "video": "1"}"#] {
      #expect(hero(unmet).first == "  a: unknown hero missingRequirement", "\(unmet)")
      #expect(hero(unmet).last?.hasPrefix("! missingRequirement") == true, "\(unmet)")
    }
    for wrong in [#"[]"#, #"{"maps": "x"}"#, #"{"maps": null}"#, #"{"maps": -1}"#] {
      #expect(hero(wrong).first == "  a: unknown hero missingRequirement", "\(wrong)")
      #expect(hero(wrong).last?.hasPrefix("! wrongType") == true, "\(wrong)")
    }
  }

  @Test func aTypeOfALaterVersionIsUnknown() {
    let later = #"{"type": "later", "id": "a"}"#
    #expect(outline(later) { $0.version = "3.0" } == ["  a: grid 2"])
    #expect(outline(later) == ["  a: grid 2"])
    #expect(
      outline(later) { $0.version = "2.9" } == ["  a: unknown later laterType", "! laterType /components/0/type"])
  }

  @Test func anAppRegistersTypesOfItsOwn() throws {
    let promo = #"{"type": "promo", "id": "a", "code": "X"}"#
    #expect(outline(promo).first == "  a: unknown promo unknownType")
    func register(_ decoder: inout ServerPageDecoder<TestContent>) {
      #expect(throws: Never.self) { try decoder.register(Promo.self) }
      #expect(throws: DuplicateServerType(type: "promo")) { try decoder.register(Promo.self) }
      #expect(throws: DuplicateServerType(type: "hero")) { try decoder.register(Hero.self) }
    }
    #expect(outline(promo, register) == [#"  a: Promo(code: "X")"#])
    #expect(outline(#"{"type": "promo", "id": "a"}"#, register).first == "  a: unknown promo malformed")
    let old = outline(promo) {
      register(&$0)
      $0.version = "1"
    }
    #expect(old == ["  a: unknown promo laterType", "! laterType /components/0/type"])
  }

  @Test func identitiesAreUnique() {
    let hero = #"{"type": "hero", "title": "A""#
    #expect(
      outline(
        [#", "id": "a"}"#, #", "id": "a"}"#, #", "id": "a#2"}"#, #", "id": "a"}"#, "}", "}"].map { hero + $0 }.joined(
          separator: ","))
        == [
          "  a: hero A", "  a#2: hero A", "  a#2#2: hero A", "  a#3: hero A", "  hero@/components/4: hero A",
          "  hero@/components/5: hero A", "! duplicateID /components/1/id", "! duplicateID /components/2/id",
          "! duplicateID /components/3/id", "! missingID /components/4", "! missingID /components/5",
        ])
  }

  @Test func flagsLeaveComponentsOut() {
    let components =
      #"{"type": "hero", "id": "a", "title": "A", "flag": "new"}, {"type": "hero", "id": "b", "title": "B"}"#
    #expect(outline(components) == ["  b: hero B"])
    #expect(outline(components) { $0.flags = FlagTable(["new": true]) } == ["  a: hero A", "  b: hero B"])
  }

  @Test func unknownFieldsAreReportedOnRequest() {
    let hero = #"{"type": "hero", "id": "a", "title": "A", "subtitle": "S", "price": {"amount": 1, "currency": "EUR"}}"#
    #expect(outline(hero) == ["  a: hero A"])
    #expect(
      outline(hero) { $0.reportsUnknownFields = true } == [
        "  a: hero A", "! unknownField /components/0/price/currency", "! unknownField /components/0/subtitle",
      ])
  }
}
