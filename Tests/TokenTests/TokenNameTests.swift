import FacetText
import Testing

@Suite struct TokenNameTests {
  @Test(arguments: [
    ("l", "l"), ("onAction", "onAction"), ("on-action", "onAction"), ("Scale 03", "scale03"), ("900", "_900"),
    ("XL", "xl"), ("URLFont", "urlFont"), ("2xl", "_2xl"), ("$root", "root"), ("1_5x", "_1_5x"), ("15x", "_15x"),
    ("1-5", "_1_5"), ("a1_b2", "a1B2"), ("_", "root"), ("H1", "h1"),
    ("@typo/body", "typoBody"), ("--a--b--", "aB"), ("ALL CAPS", "allCAPS"), ("init", "init"),
    ("größe", "größe"), ("Über-Größe S", "überGrößeS"), ("名", "名"), ("текст-1_2", "текст1_2"), ("٣x", "_٣x"),
    ("100 % weiß", "_100Weiß"), ("a\u{301}b", "a\u{301}b"),
  ])
  func members(_ name: String, _ symbol: String) {
    #expect(TokenName.member(name) == symbol)
  }

  @Test(arguments: [
    (["500"], "_500"), (["rose", "500"], "rose500"), (["color", "rose", "500"], "rose500"), (["rose", "base"], "base"),
    (["font-size", "2xl"], "fontSize2xl"), (["gray", "_"], "root"), (["neutral-2", "50"], "neutral2_50"),
    (["größe", "2"], "größe2"), (["0", "5"], "_0_5"),
  ])
  func membersOfGroups(_ names: [String], _ symbol: String) {
    #expect(TokenName.member(names) == symbol)
  }

  @Test(arguments: ["", "-", "→", "🌹", "…", "r\u{435}d", "gre\u{200B}en", "bl\u{202E}ue", "\u{E000}a"])
  func whatCannotBeSpelled(_ name: String) {
    #expect(TokenName.member(name) == nil)
    #expect(TokenName.nestedType(name) == nil)
    #expect(TokenName.outerType(name) == nil)
  }

  @Test(arguments: [
    ("content", "Content"), ("900", "_900"), ("on-action", "OnAction"), ("color", "Colors"), ("Type", "Types"),
    ("color-tokens", "ColorTokenss"), ("URL", "URL"), ("größe", "Größe"),
  ])
  func nestedTypes(_ name: String, _ symbol: String) {
    #expect(TokenName.nestedType(name) == symbol)
  }

  @Test func outerTypes() {
    #expect(TokenName.outerType("color") == "ColorTokens")
    #expect(TokenName.outerType("font-size") == "FontSizeTokens")
  }
}
