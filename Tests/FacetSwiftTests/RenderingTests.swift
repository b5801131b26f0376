import Testing

@testable import FacetSwift

/// How code is laid out in lines.
struct RenderingTests {
  private func text(_ code: Code, width: Int = 40) -> String {
    String(decoding: CodeRenderer.bytes(of: code, width: width), as: UTF8.self)
  }

  private let arguments: [Code] = ["first: \(Code.int(1))", "second: \(Code.int(2))"]

  @Test func aCallThatFitsStaysOnItsLine() {
    #expect(text(.call("call", arguments), width: 25) == "call(first: 1, second: 2)\n")
  }

  @Test func oneColumnLessBreaksEachArgument() {
    #expect(text(.call("call", arguments), width: 24) == "call(\n  first: 1,\n  second: 2\n)\n")
  }

  @Test func whatFollowsOnTheLineCounts() {
    let block = Code.block(.call("call", arguments), "body")
    #expect(text(block, width: 27) == "call(first: 1, second: 2) {\n  body\n}\n")
    #expect(text(block, width: 26) == "call(\n  first: 1,\n  second: 2\n) {\n  body\n}\n")
  }

  @Test func anInnerCallBreaksOnlyIfItMust() {
    let outer = Code.call("outer", [.call("inner", arguments), "third: \(Code.int(3))"])
    #expect(text(outer, width: 30) == "outer(\n  inner(first: 1, second: 2),\n  third: 3\n)\n")
  }

  @Test func modifiersStandDeeperThanAViewOnOneLine() {
    #expect(text(.chain("Text()", [".bold()", ".italic()"])) == "Text()\n  .bold()\n  .italic()\n")
    #expect(text(.chain(.block("HStack", "Text()"), [".bold()"])) == "HStack {\n  Text()\n}\n.bold()\n")
    #expect(text(.chain(.call("call", arguments), [".bold()"]), width: 24).hasSuffix("\n)\n.bold()\n"))
  }

  @Test func aBrokenArrayEndsInAComma() {
    #expect(text(.array(["a", "b"]), width: 7) == "[a, b]\n")
    #expect(text(.array(["a", "b"]), width: 6) == "[\n  a,\n  b,\n]\n")
  }

  @Test func longTextIsJoinedFromLines() {
    let code: Code = "let text = \(StringLiteral("one two three four"))"
    #expect(text(code, width: 31) == "let text = \"one two three four\"\n")
    #expect(text(code, width: 20) == "let text = \"\"\"\n  one two three \\\n  four\n  \"\"\"\n")
  }

  @Test func longTextOfOneWordOrWithASpaceAtTheEndStaysWhole() {
    #expect(text(.string(StringLiteral("abcdefghij")), width: 5) == "\"abcdefghij\"\n")
    #expect(text(.string(StringLiteral("abcdef ghij ")), width: 5) == "\"abcdef ghij \"\n")
  }

  @Test func wordsThatAreNotASCIICountByTheirCharacters() {
    let code: Code = "let text = \(StringLiteral("één twéé"))"
    #expect(text(code, width: 21) == "let text = \"één twéé\"\n")
    #expect(text(code, width: 20) == "let text = \"\"\"\n  één twéé\n  \"\"\"\n")
  }

  @Test func aLineWithNothingOnItHasNoBlanks() {
    #expect(text(.block("a", .paragraphs(["b", "c"]))) == "a {\n  b\n\n  c\n}\n")
  }

  @Test func aShortBlockBreaksWhenItIsLong() {
    #expect(text(.shortBlock("onTap", "call()"), width: 16) == "onTap { call() }\n")
    #expect(text(.shortBlock("onTap", "call()"), width: 15) == "onTap {\n  call()\n}\n")
  }
}
