import FacetText
import Testing

struct WidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("ﾊﾝ", 2), ("Ａ", 2), ("👩‍👩‍👧", 2), ("👍🏽", 2), ("🇩🇪", 2),
    ("☺", 1), ("☺️", 2), ("1️⃣", 2), ("각", 2), ("\u{1100}\u{1161}\u{11A8}", 2), ("\u{200B}", 0), ("क्षि", 1), ("☎︎", 1),
    ("🇩", 1), ("a\u{AD}b", 3),
  ])
  func width(_ text: String, _ cells: Int) { #expect(displayWidth(of: text) == cells) }

  @Test(arguments: [
    ("ae\u{301}b", ["a", "e\u{301}", "b"]),
    ("\r\n\n", ["\r\n", "\n"]),
    ("🇩🇪🇫🇷🇮", ["🇩🇪", "🇫🇷", "🇮"]),
    ("👩‍💻👩", ["👩‍💻", "👩"]),
    ("👩\u{200D}\u{301}\u{200D}💻", ["👩\u{200D}\u{301}\u{200D}", "💻"]),
    ("\u{1100}\u{1161}\u{11A8}\u{AC00}\u{11A8}가", ["\u{1100}\u{1161}\u{11A8}", "\u{AC00}\u{11A8}", "가"]),
    ("क्षक", ["क्ष", "क"]),
    ("\u{600}1", ["\u{600}1"]),
    ("\"\u{301}", ["\"\u{301}"]),
    ("a\u{200D}b", ["a\u{200D}", "b"]),
  ])
  func graphemes(_ text: String, _ expected: [String]) {
    let found = graphemeWidths(of: text).map { Array($0.text.unicodeScalars) }
    #expect(found == expected.map { Array($0.unicodeScalars) })
  }
}
