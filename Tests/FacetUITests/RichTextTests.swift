import FacetFrame
import FacetUI
import Testing

/// Texts of parts, links and Markdown.
@Suite struct RichTextTests {
  private func frame(_ text: Text, width: CGFloat? = nil) -> Frame {
    nonisolated struct Body: _NonisolatedView {
      let text: Text
      var body: some View { text }
    }
    return ViewHost(Body(text: text)).frame(proposing: ProposedViewSize(width: width, height: nil))
  }

  private func lines(_ frame: Frame) -> [String] {
    for case .text(let run) in frame.nodes.map(\.kind) { return run.lines }
    return []
  }

  @Test func partsWrapAsOneText() {
    let text = Text("I accept the \(Text(verbatim: "terms of use").bold()) here")
    // 13 and 12 and 5 cells of 8.5 points.
    #expect(frame(text).size.width == 30 * 8.5)
    #expect(lines(frame(text, width: 160)) == ["I accept the terms", "of use here"])
  }

  @Test func aLineIsAsHighAsItsHighestPart() {
    let text = Text("\(Text(verbatim: "a ").font(.system(size: 34)))\(Text(verbatim: "b c").font(.system(size: 11)))")
    #expect(frame(text).size.height == 41)
    #expect(frame(text, width: 36).size.height > 41)
  }

  @Test func partsHaveTheirStyles() throws {
    let text = Text("\(Text(verbatim: "a").bold().italic().underline())\(Text(verbatim: "b").kerning(2))").bold(false)
    let runs = frame(text).runs(of: 0)
    #expect(runs.map(\.text) == ["a", "b"])
    let face = try #require(runs[0].face)
    #expect(face.weight == 700 && face.isItalic && runs[0].isUnderlined)
    #expect(runs[1].face == nil && runs[1].tracking == 2)
  }

  @Test func aPartOutranksTheTextAroundIt() {
    let inner = Text(verbatim: "a").font(.system(size: 30))
    let runs = frame(Text("\(inner)\(Text(verbatim: "b"))").font(.system(size: 10))).runs(of: 0)
    #expect(runs.map(\.fontSize) == [30, 10])
  }

  @Test func aTextWithOneStyleIsDrawnLikeAView() {
    let view = frame(Text(verbatim: "Title").bold().underline().foregroundStyle(.red))
    #expect(view.runs(of: 0).isEmpty)
    #expect(view.paints(of: 0).contains(.underline))
  }

  @Test func markdownInAKeyIsDrawnAndValuesAreNot() {
    let name = "*K*"
    let runs = frame(Text("**Hi** \(name), `x`")).runs(of: 0)
    #expect(runs.map(\.text) == ["Hi", " *K*, ", "x"])
    #expect(runs.map { $0.face?.weight } == [700, nil, 400])
  }

  @Test func linksAreOfferedByTheRotor() throws {
    let text = try Text(
      AttributedString(markdown: "Read [the terms](https://example.com/a) and [b](https://example.com/b)"))
    let frame = frame(text)
    #expect(frame.accessibility.map(\.label) == ["Read the terms and b"])
    #expect(frame.accessibility[0].links == ["the terms", "b"])
  }

  @Test func plainTextHasNoRuns() {
    #expect(frame(Text("5 * 3 is 15")).runs(of: 0).isEmpty)
    #expect(frame(Text(verbatim: "*a*")).runs(of: 0).isEmpty)
  }

  @Test(arguments: [Text.TruncationMode.head, .middle, .tail]) func truncation(_ mode: Text.TruncationMode) throws {
    let text = Text("\(Text(verbatim: "one two three").bold())\(Text(verbatim: " four five six"))")
    nonisolated struct Body: _NonisolatedView {
      let text: Text
      let mode: Text.TruncationMode
      var body: some View { text.lineLimit(1).truncationMode(mode) }
    }
    let frame = ViewHost(Body(text: text, mode: mode)).frame(proposing: ProposedViewSize(width: 120, height: nil))
    #expect(lines(frame).count == 1)
    #expect(lines(frame)[0].contains("…"))
    #expect(frame.size.width <= 120)
  }

  @Test func anEmptyTextHasNoSize() {
    #expect(frame(Text("\(Text(verbatim: ""))\(Text(verbatim: ""))")).size == Size())
  }
}
