import Testing

@testable import FacetText

struct LineWriterTests {
  @Test func indentsLinesAndLeavesEmptyOnesEmpty() {
    var writer = LineWriter()
    writer.line("struct A {")
    writer.indented {
      $0.write("var a")
      $0.line(": Int")
      $0.line()
      $0.indented { $0.line("deep") }
    }
    writer.line("}")
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "struct A {\n  var a: Int\n\n    deep\n}\n")
  }
}

struct NearestNameTests {
  private let words = ["spacing", "padding", "alignment", "in", "Color", "lineLimit"]

  @Test(arguments: [
    ("spcaing", "spacing"), ("spaing", "spacing"), ("sppacing", "spacing"), ("pading", "padding"),
    ("color", "Color"), ("linelimit", "lineLimit"), ("allignmnet", "alignment"), ("im", "in"),
    ("x", nil), ("fooo", nil), ("", nil), ("gnicaps", nil), ("spacing", nil),
    (String(repeating: "a", count: 1_000), nil),
  ])
  func finds(_ word: String, _ nearest: String?) { #expect(FacetText.nearest(to: word, among: words) == nearest) }

  @Test(arguments: [("", "", 0), ("ab", "ba", 1), ("kitten", "sitting", 3), ("ca", "abc", 3), ("abc", "", 3)])
  func distance(_ a: String, _ b: String, _ slips: Int) {
    #expect(editDistance(Array(a.unicodeScalars), Array(b.unicodeScalars)) == slips)
  }
}

struct MisspellingTests {
  @Test(arguments: [
    ("spcaing", "spacing"), ("lineLmit", "lineLimit"), ("linelimit", "lineLimit"), ("line-limit", "lineLimit"),
    ("linelimt", "lineLimit"), ("accessibiltyLabl", "accessibilityLabel"),
    ("multiLineTextAlignemnt", "multilineTextAlignment"),
    ("varaints", "variants"), ("Strng", "String"), ("name/unusd", "name/unused"), ("color.brnad", "color.brand"),
  ])
  func isCertain(_ word: String, _ name: String) { #expect(isMisspelling(word, of: name)) }

  @Test(arguments: [
    ("accessibilityRemoveTraits", "accessibilityTraits"), ("accessibilityAction", "accessibilityHidden"),
    ("accessibilityHeading", "accessibilityHidden"), ("unhidden", "hidden"), ("notDisabled", "disabled"),
    ("increment", "decrement"), ("minWidth", "maxWidth"), ("mask", "task"), ("UInt", "Int"), ("Int8", "Int"),
    ("gray500", "gray600"), ("space.m", "space.l"), ("space.1-5", "space.15"), ("spacing", "spacing"),
    ("onTop", "onTap"),
    ("scale", "scape1"), ("", "spacing"), ("brandLight", "brandRight"),
  ])
  func isAnotherName(_ word: String, _ name: String) { #expect(!isMisspelling(word, of: name)) }

  @Test func ofTwoNamesThatAreAsNearNoneIsCertain() {
    #expect(misspelledName("colr.grzy", among: ["color.grey"]) == nil)
    #expect(misspelledName("stretcg", among: ["stretch"]) == "stretch")
    #expect(misspelledName("variante", among: ["variants", "variant"]) == nil)
  }

  @Test(arguments: [
    ("accessibilityAction", "accessibilityHidden"), ("accessibilityRemoveTraits", "accessibilityTraits"),
    ("unhidden", "hidden"), ("withoutLabel", "label"),
  ])
  func isNotEvenSuggested(_ word: String, _ name: String) { #expect(nearest(to: word, among: [name]) == nil) }
}

struct EscapedForDisplayTests {
  @Test(arguments: [
    ("plain é 漢", "plain é 漢"),
    ("\0\t\n\u{1B}[31m\u{7F}", "\\u{0}\\u{9}\\u{A}\\u{1B}[31m\\u{7F}"),
    ("\u{85}\u{9B}\u{2028}\u{2029}", "\\u{85}\\u{9B}\\u{2028}\\u{2029}"),
    ("a\u{202E}b\u{2066}\u{200F}\u{61C}", "a\\u{202E}b\\u{2066}\\u{200F}\\u{61C}"),
    ("a\u{200B}\u{AD}\u{FEFF}\u{E0041}", "a\\u{200B}\\u{AD}\\u{FEFF}\\u{E0041}"),
    ("a\u{200D}b", "a\\u{200D}b"),
    ("👩‍💻 ☺️ 👍🏽", "👩‍💻 ☺️ 👍🏽"),
    ("\"\u{301}\u{202E}", "\"\u{301}\\u{202E}"),
    ("\r\n", "\\u{D}\\u{A}"),
  ])
  func escapes(_ text: String, _ expected: String) {
    #expect(Array(escapedForDisplay(text).unicodeScalars) == Array(expected.unicodeScalars))
  }
}

struct ShownTextTests {
  @Test func sourceTextPassesAndWhatIsInterpolatedIsEscaped() {
    let name = "a\u{1B}[31m\n::error::\u{202E}"
    let text: ShownText = "wrote \(name)\n\(12) \("b" as ShownText)"
    #expect(text.text == "wrote a\\u{1B}[31m\\u{A}::error::\\u{202E}\n12 b")
  }

  @Test func aTextOfLinesKeepsItsLines() {
    #expect(ShownText(lines: "a\u{7F}\r\n\u{2028}b👩‍💻\n").text == "a\\u{7F}\\u{D}\n\\u{2028}b👩‍💻\n")
    #expect(ShownText(lines: "plain\nlines\n").text == "plain\nlines\n")
  }

  @Test func onlyThisTypeMakesColors() {
    let painted = ("\("a\u{1B}[0m")" as ShownText).painted(.error)
    #expect(painted.text == "\u{1B}[1;31ma\\u{1B}[0m\u{1B}[0m")
    #expect(("a" as ShownText).painted(nil).text == "a")
  }

  @Test func joins() {
    #expect((["a", "b"] as [ShownText]).joined(separator: ", ").text == "a, b")
    #expect(([] as [ShownText]).joined(separator: ", ").isEmpty)
  }
}

struct JSONWriterTests {
  /// A reader of JSON gets the same text, and a terminal nothing that steers it.
  @Test func whatIsNotSeenIsEscaped() {
    var json: [UInt8] = []
    JSONWriter.append("\u{7F}\u{9B}\u{202E}\u{2028}\u{FEFF}\u{E0041}é👩‍💻\t\"", quotedTo: &json)
    #expect(
      String(decoding: json, as: UTF8.self)
        == "\"\\u007f\\u009b\\u202e\\u2028\\ufeff\\udb40\\udc41é👩‍💻\\t\\\"\"")
  }

  @Test func writesWhatJSONReads() {
    var json = JSONWriter()
    json.object {
      $0.member("name") { $0.string("a\"\\\n\u{1}é\u{301}") }
      $0.member("list") {
        $0.array {
          $0.number(1)
          $0.number(0.5)
          $0.number(.infinity)
          $0.bool(true)
          $0.null()
          $0.array { _ in }
          $0.object { _ in }
        }
      }
    }
    #expect(
      String(decoding: json.bytes, as: UTF8.self) == """
        {
          "name": "a\\"\\\\\\n\\u0001é\u{301}",
          "list": [
            1,
            0.5,
            null,
            true,
            null,
            [],
            {}
          ]
        }

        """)
  }
}
