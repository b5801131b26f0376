import Testing

@testable import FacetSwift

/// The three ways in which text of a spec gets into source.
struct TextTests {
  @Test(arguments: [
    ("plain", #""plain""#),
    (#"say "hi" \(x)"#, #""say \"hi\" \\(x)""#),
    ("a\r\nb\tc\0", #""a\r\nb\tc\0""#),
    // One Character each, two scalars: the compiler sees the scalars.
    ("\"\u{301}", #""\"\u{301}""#),
    ("\u{301}x", #""\u{301}x""#),
    ("e\u{301}", "\"e\u{301}\""),
    ("a\u{202E}b\u{2066}", #""a\u{202E}b\u{2066}""#),
    ("\u{FEFF}\u{200B}\u{A0}", #""\u{FEFF}\u{200B}\u{A0}""#),
    ("\u{1B}[31m\u{7F}", #""\u{1B}[31m\u{7F}""#),
    ("👩‍👧 ❤️", "\"👩‍👧 ❤️\""),
    ("#\"\"\"#", ##""#\"\"\"#""##),
  ]) func literals(text: String, expected: String) {
    let code = CodeRenderer.bytes(of: .string(StringLiteral(text)))
    #expect(code == Array(expected.utf8) + [UInt8(ascii: "\n")])
  }

  @Test(arguments: [
    ("{\n  \"a\": 1\n}", ["#\"\"\"", "{", "  \"a\": 1", "}", "\"\"\"#"]),
    ("\\#(x)", ["##\"\"\"", "\\#(x)", "\"\"\"##"]),
    ("\\##(x) \"\"\"### ## \\#", ["####\"\"\"", "\\##(x) \"\"\"### ## \\#", "\"\"\"####"]),
    ("\\", ["#\"\"\"", "\\", "\"\"\"#"]),
    ("a  \n\n\tb\r\n", ["#\"\"\"", "a\\#u{20}\\#u{20}", "", "\\#tb\\#r", "", "\"\"\"#"]),
    ("\u{301}\u{202E}", ["#\"\"\"", "\\#u{301}\\#u{202E}", "\"\"\"#"]),
    // The compiler counts 255 number signs, and no more.
    ("\"" + String(repeating: "#", count: 255) + "\n", ["\"\\\"" + String(repeating: "#", count: 255) + "\\n\""]),
  ]) func blocks(text: String, expected: [String]) {
    let code = String(decoding: CodeRenderer.bytes(of: .string(StringLiteral(block: text))), as: UTF8.self)
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.hasPrefix("  ") ? line.dropFirst(2) : line)
    }
    #expect(lines.dropLast() == expected[...])
  }

  @Test(arguments: [
    ("One line.", ["/// One line."]),
    ("Two\nlines.\n", ["/// Two", "/// lines."]),
    ("A\r\nB\rC", ["/// A", "/// B", "/// C"]),
    ("A\n\nB", ["/// A", "///", "/// B"]),
    ("*/ let x = 1 /*", ["/// */ let x = 1 /*"]),
    ("  - item", ["///   - item"]),
    ("a\u{202E}b", [#"/// a\u{202E}b"#]),
    ("one two three four five", ["/// one two three", "/// four five"]),
    ("abcdefghijklmnopqrstuvwxyz", ["/// abcdefghijklmnopqrstuvwxyz"]),
  ]) func comments(text: String, expected: [String]) {
    #expect(lines(of: text, width: 20) == expected)
  }

  @Test func aLineSeparatorDoesNotEndAComment() {
    #expect(lines(of: "a\u{2028}let x = 1\u{85}", width: 80).count == 1)
  }

  private func lines(of comment: String, width: Int) -> [String] {
    let bytes = CodeRenderer.bytes(of: .comment(Comment(.documentation, comment)), width: width)
    return String(decoding: bytes, as: UTF8.self).dropLast().split(separator: "\n").map { String($0) }
  }

  @Test(arguments: [
    ("title", "title", "title", "title"),
    ("in", "`in`", "in", "in"),
    ("default", "`default`", "default", "default"),
    ("init", "`init`", "`init`", "init"),
    ("self", "`self`", "`self`", "self"),
    ("inout", "`inout`", "inout", "`inout`"),
    ("2xl", "_2xl", "_2xl", "_2xl"),
    ("a`; import Glibc; `b", "aimportGlibcb", "aimportGlibcb", "aimportGlibcb"),
    ("", "`_`", "_", "`_`"),
  ]) func names(name: String, plain: String, member: String, label: String) {
    let name = SwiftName(name)
    #expect(name.spelled(.plain) == plain)
    #expect(name.spelled(.member) == member)
    #expect(name.spelled(.label) == label)
  }

  @Test(arguments: [
    (12.0, "12"), (0.5, "0.5"), (-3, "-3"), (.infinity, ".infinity"), (-.infinity, "-.infinity"), (.nan, ".nan"),
    (1e300, "1e+300"), (0.1 + 0.2, "0.30000000000000004"),
  ]) func numbers(value: Double, expected: String) {
    #expect(Code.spelling(of: value) == expected)
  }
}
