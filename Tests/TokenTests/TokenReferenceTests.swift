import FacetTokens
import Testing

@Suite struct TokenReferenceTests {
  @Test(arguments: [
    ("{a}", ["a"]), ("{palette.rose.500}", ["palette", "rose", "500"]),
    ("{color.accent.$root}", ["color", "accent", "$root"]),
  ])
  func curly(_ text: String, _ names: [String]) {
    #expect(TokenReference(curly: text) == .token(names))
  }

  @Test(arguments: ["", "{", "a", "{a", "a}", "a.b"]) func isNoReference(_ text: String) {
    #expect(TokenReference(curly: text) == nil)
  }

  @Test(arguments: ["{}", "{.}", "{a.}", "{.a}", "{a..b}", "{a} {b}", "{{a}}"]) func malformedCurly(_ text: String) {
    guard case .malformed? = TokenReference(curly: text) else {
      Issue.record("\(text) was read as a reference")
      return
    }
  }

  @Test(arguments: [
    ("#/a", ["a"]), ("#/a/$value/components/0", ["a", "$value", "components", "0"]), ("#/a~1b/c~0d", ["a/b", "c~d"]),
    ("#/a%20b", ["a b"]), ("#/a b", ["a b"]), ("#/~01", ["~1"]), ("#/%7E1", ["/"]), ("#/%C3%A9", ["é"]),
  ])
  func pointer(_ text: String, _ names: [String]) {
    #expect(TokenReference(pointer: text) == .pointer(names))
  }

  @Test func pointerIntoAnotherFile() {
    #expect(TokenReference(pointer: "../a.json#/b/c~1d") == .pointerInFile("../a.json", ["b", "c/d"]))
  }

  @Test(arguments: [
    ("$fontSize.7", ["fontSize", "7"]), ("$space.1_5x", ["space", "1_5x"]), ("$color-text", ["color-text"]),
  ])
  func aliasesOfTokensStudio(_ text: String, _ names: [String]) {
    #expect(TokenReference(studio: text) == .token(names))
  }

  @Test(arguments: ["$", "$.a", "$a.", "$a b", "$a * 2", "a$b", "${a}"]) func isNoAliasOfTokensStudio(_ text: String) {
    #expect(TokenReference(studio: text) == nil)
  }

  @Test(arguments: ["", "/a", "#", "#/", "#a", "a.json", "a.json#b", "#/a//b", "#/a~2", "#/a~", "#/%4", "#/%zz"])
  func malformedPointer(_ text: String) {
    guard case .malformed = TokenReference(pointer: text) else {
      Issue.record("\(text) was read as a pointer")
      return
    }
  }

  @Test(arguments: [("1", 1), ("-0.5", -0.5), ("1e3", 1000), (".5", 0.5)] as [(String, Double)])
  func numbers(_ text: String, _ value: Double) {
    #expect(TokenNumber.parse(text) == value)
  }

  @Test(arguments: ["", "0x10", "nan", "inf", "infinity", "1e999", "1_000", "1,5", "١", "--1"])
  func noNumbers(_ text: String) {
    #expect(TokenNumber.parse(text) == nil)
  }
}
