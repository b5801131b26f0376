import FacetText
import Testing

/// The inline rules of CommonMark, as far as SwiftUI draws them.
@Suite struct InlineMarkdownTests {
  @Test(arguments: [
    ("Read **our** terms", "Read |S:our| terms"),
    ("a*b*c _x_ __y__ ***z***", "a|E:b|c |E:x| |S:y| |SE:z"),
    ("`code **x**` and ~~gone~~ ~x~", "C:code **x**| and |T:gone| |T:x"),
    ("a * b * c", "a * b * c"),
    ("snake_case_word", "snake_case_word"),
    ("**bold *nested* x**", "S:bold |SE:nested|S: x"),
    ("[**b**](u)", "S:b<u>"),
    ("[a](b \"t\") ![i](j) <https://x.y> <me@x.y>", "a<b>| i |https://x.y<https://x.y>| |me@x.y<mailto:me@x.y>"),
    ("[a [b](c) d](e)", "[a |b<c>| d](e)"),
    ("&amp; \\*no\\* &#8364; &unknown;", "& *no* € &unknown;"),
    ("`` ` ``", "C:`"),
    ("[a](<b c>)", "a<b c>"),
  ]) func runs(of text: String, are expected: String) {
    #expect(words(text) == expected)
  }

  @Test(arguments: ["", "*", "**", "`", "[", "[x", "](", "[](", "<", "&", "\\", "***", "[x](y", "![", "<a b>", "~~~"])
  func whatIsNotMarkdownStays(_ text: String) {
    #expect(InlineMarkdown.runs(of: text).map(\.text).joined() == text)
    #expect(InlineMarkdown.isPlain(text))
  }

  @Test(arguments: ["a*b [x](y) `c` \\ <d> &amp; _e_ ~f~ !g", "][", "**"]) func escapedTextIsPlain(_ text: String) {
    let runs = InlineMarkdown.runs(of: InlineMarkdown.escaped(text))
    #expect(runs.map(\.text).joined() == text)
    #expect(runs.allSatisfy { $0.style == [] && $0.link == nil })
  }

  /// Each piece of input could be searched for from each other one.
  @Test(arguments: ["*", "[", "](", "`", "<", "&", "_a", "[a](b ", "**a *b ", "![", "~a~"])
  func longInputTakesLinearTime(_ piece: String) {
    let text = String(repeating: piece, count: 20_000)
    #expect(!InlineMarkdown.runs(of: text).isEmpty)
  }

  private func words(_ text: String) -> String {
    InlineMarkdown.runs(of: text).map { run in
      let styles: [(InlineMarkdown.Style, String)] = [
        (.strong, "S"), (.emphasis, "E"), (.strikethrough, "T"), (.code, "C"),
      ]
      let style = styles.filter { run.style.contains($0.0) }.map(\.1).joined()
      return (style.isEmpty ? "" : style + ":") + run.text + (run.link.map { "<\($0)>" } ?? "")
    }.joined(separator: "|")
  }
}
