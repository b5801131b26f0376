import FacetFrame
import FacetUI
import Testing

/// Body at the default size: 17 points, so 8.5 a cell, in lines 22 high.
@MainActor
struct TextTests {
  private func lines(
    _ text: String, width: Double?, height: Double? = nil, limit: Int? = nil, mode: Text.TruncationMode = .tail
  ) -> [String] {
    draw(width: width, height: height) {
      Text(text).font(.system(size: 16)).lineLimit(limit).truncationMode(mode)
    }.texts[0].lines
  }

  @Test func isAsWideAsItsWidestLine() {
    let frame = draw(width: 100) { Text("Hello, world").font(.system(size: 16)) }
    #expect(frame.size == Size(width: 96, height: 21))
    let wrapped = draw(width: 70) { Text("Hello, world").font(.system(size: 16)) }
    #expect(wrapped.size == Size(width: 48, height: 42))
    #expect(wrapped.texts[0].lines == ["Hello,", "world"])
  }

  /// With Bold Text words take more room, and where that is too much, they are cut.
  @Test func boldTextIsWider() {
    func text(_ weight: LegibilityWeight) -> Frame {
      draw(width: 100) {
        Text("Hello, world").font(.system(size: 16)).lineLimit(1).environment(\.legibilityWeight, weight)
      }
    }
    #expect(text(.regular).texts[0].lines == ["Hello, world"])
    #expect(text(.bold).texts[0].lines == ["Hello, wor…"])
    #expect(draw { Text("abc").font(.system(size: 20)).environment(\.legibilityWeight, .bold) }.size.width == 32)
  }

  @Test func isRoundedUpToThePixel() {
    #expect(draw { Text("abc").font(.system(size: 13)) }.size == Size(width: 59.0 / 3, height: 18))
  }

  @Test func fitsInTheSizeThatItAskedFor() {
    for size in stride(from: 9.0, through: 40, by: 0.7) {
      let frame = draw {
        Text("Seven words that ought to stand together").font(.system(size: size)).padding(.horizontal, 0.1).fixedSize()
      }
      #expect(frame.texts[0].lines.count == 1, "\(size)")
    }
  }

  @Test func breaksAtSpacesAndInsideLongWords() {
    #expect(lines("a bb ccc", width: 32) == ["a bb", "ccc"])
    #expect(lines("a  bb", width: 24) == ["a", "bb"])
    #expect(lines("abcdefgh ij", width: 32) == ["abcd", "efgh", "ij"])
    #expect(lines("ab abcdefgh", width: 32) == ["ab", "abcd", "efgh"])
    #expect(lines("abc", width: 1) == ["a", "b", "c"])
    #expect(lines("no\u{A0}break here", width: 72) == ["no\u{A0}break", "here"])
  }

  @Test func breaksWhereTheTextSaysSo() {
    #expect(lines("one\ntwo\r\nthree", width: nil) == ["one", "two", "three"])
    #expect(lines("one\n\ntwo\n", width: nil) == ["one", "", "two", ""])
    #expect(lines("\n", width: nil) == ["", ""])
  }

  @Test func wideCharactersTakeTwoCells() {
    #expect(draw { Text("日本").font(.system(size: 16)) }.size.width == 32)
    #expect(lines("日本語", width: 32) == ["日本", "語"])
    #expect(lines("ab日本", width: 48) == ["ab日本"])
    #expect(lines("ab日本", width: 40) == ["ab日", "本"])
    #expect(draw { Text("e\u{301}👩‍👩‍👧‍👦").font(.system(size: 16)) }.size.width == 24)
  }

  @Test func isCutAtTheLastLine() {
    #expect(lines("one two three", width: 64, limit: 1) == ["one two…"])
    #expect(lines("one two three", width: 56, limit: 1) == ["one tw…"])
    #expect(lines("one two three", width: 40, limit: 2) == ["one", "two…"])
    #expect(lines("one two three", width: 40, limit: 1) == ["one…"])
    #expect(lines("one two three", width: 40, height: 42) == ["one", "two…"])
    #expect(lines("one two three", width: 40, height: 1) == ["one…"])
    #expect(lines("one two three", width: 3, limit: 1) == ["…"])
    #expect(lines("one\ntwo", width: nil, limit: 1) == ["one…"])
    #expect(lines("one \n \n", width: nil, limit: 1) == ["one"])
  }

  @Test func isCutAtTheStartOrInTheMiddle() {
    #expect(lines("one two three", width: 56, limit: 1, mode: .head) == ["… three"])
    #expect(lines("one two three", width: 56, limit: 1, mode: .middle) == ["one…ree"])
    #expect(lines("one two three four", width: 64, limit: 2, mode: .head) == ["one two", "…ee four"])
  }

  @Test func saysWhatIsNotSeen() {
    let title = draw(width: 231, .with { $0.dynamicTypeSize = .accessibility3 }) { Text("Payment method") }.texts[0]
    #expect(title.lines == ["Payment", "method"])
    #expect(!title.isTruncated && title.dropped.isEmpty)
    #expect(title.fontSize == 40 && title.lineHeight == 48)

    let subtitle = draw(width: 231, .with { $0.dynamicTypeSize = .accessibility3 }) {
      Text("Visa ending in 4242, expires 09/27").font(.footnote).lineLimit(1...2)
    }.texts[0]
    #expect(subtitle.lines == ["Visa ending in", "4242, expires…"])
    #expect(subtitle.isTruncated && subtitle.dropped == "09/27")
    #expect(subtitle.text == "Visa ending in 4242, expires 09/27")

    let middle = draw(width: 56) {
      Text("one two three").font(.system(size: 16)).lineLimit(1).truncationMode(.middle)
    }.texts[0]
    #expect(middle.dropped == "two th")
  }

  @Test func offeredNothingItIsNothing() {
    #expect(draw(width: 0, height: 0) { Text("Hello") }.size == Size())
    let narrow = draw(width: 0) { Text("Hello") }
    #expect(narrow.size == Size(width: 0, height: 22))
    #expect(narrow.texts[0].lines.isEmpty && narrow.texts[0].dropped == "Hello")
    #expect(draw { Text("") }.size == Size())
  }

  @Test func keepsRoomForLines() {
    #expect(draw { Text("a").lineLimit(2...4) }.size.height == 44)
    #expect(draw { Text("a").lineLimit(3, reservesSpace: true) }.size.height == 66)
    #expect(draw { Text("a").lineLimit(3, reservesSpace: false) }.size.height == 22)
    #expect(draw { Text("a").lineLimit(3, reservesSpace: true).lineLimit(1) }.size.height == 66)
    #expect(draw { Text("a\nb").lineSpacing(5) }.size.height == 49)
  }

  @Test func shrinksBeforeItIsCut() {
    let text = draw(width: 80) {
      Text("Hello, world").font(.system(size: 16)).lineLimit(1).minimumScaleFactor(0.5)
    }.texts[0]
    #expect(text.lines == ["Hello, world"])
    #expect(text.fontSize == 16 * 16.0 / 20)
    let cut = draw(width: 40) {
      Text("Hello, world").font(.system(size: 16)).lineLimit(1).minimumScaleFactor(0.5)
    }.texts[0]
    #expect(cut.fontSize == 8 && cut.lines == ["Hello, wo…"])
  }

  @Test func trackingWidens() {
    #expect(draw { Text("abcd").font(.system(size: 16)).tracking(1.5) }.size.width == 38)
    #expect(draw { Text("abcd").font(.system(size: 16)).kerning(-20) }.size.width == 0)
  }
}
