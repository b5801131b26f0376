import FacetFrame
import FacetUI
import Testing

@MainActor
struct PseudoLocaleTests {
  private func draw(_ identifier: String, @ViewBuilder _ scene: () -> some View) -> Frame {
    ViewHost(scene(), environment: .with { $0.locale = Locale(identifier: identifier) })
      .frame(proposing: ProposedViewSize(width: nil, height: nil))
  }

  @Test(arguments: [
    ("Reserve", "[Ŕéšéŕṽé one]"), ("Guests: 4", "[Ĝûéšţš: 4 one]"),
    ("Seven words that ought to stand together", "[Šéṽéñ ŵöŕðš ţĥåţ öûĝĥţ ţö šţåñð ţöĝéţĥéŕ one two three]"),
    ("", ""), ("12:30", "12:30"), ("日本", "[日本 one]"), ("Café", "[Çåƒé one]"),
  ])
  func textIsAccentedAndLonger(_ text: String, _ shown: String) {
    let runs = draw("en-XA") { Text(verbatim: text) }.texts
    #expect(runs.map(\.text) == [shown])
  }

  /// At least 30 %, and not more than one word above it.
  @Test func theThirdIsOfTheWholeText() {
    for count in [1, 5, 20, 100, 1000] {
      let text = String(repeating: "word ", count: count) + "."
      let shown = draw("en-XA") { Text(verbatim: text) }.texts[0].text
      let added = shown.unicodeScalars.count - text.unicodeScalars.count - 3
      #expect(added * 10 >= text.utf8.count * 3)
      #expect(added <= text.utf8.count * 3 / 10 + 6)
    }
  }

  @Test func theOthersShowTheWordsAsTheyAre() {
    for identifier in ["en", "de", "ar-XB", "en-XA-x"] {
      #expect(draw(identifier) { Text("Hello") }.texts[0].text == "Hello")
    }
  }

  @Test func whatIsSpokenIsAccentedToo() {
    let frame = draw("en-XA") {
      Button("Add") {}
        .accessibilityLabel("More").accessibilityValue("2").accessibilityHint("Adds").accessibilityAction(named: "Go") {
        }
    }
    let element = frame.accessibility[0]
    #expect(element.label == "[Ḿöŕé one]")
    #expect(element.value == "2")
    #expect(element.hint == "[Åððš one]")
    #expect(element.actions == ["[Ĝö one]"])
  }

  @Test func theNearestLocaleCounts() {
    let frame = draw("en-XA") {
      VStack {
        Text("One")
        Text("Two").environment(\.locale, Locale(identifier: "en"))
      }
    }
    #expect(frame.texts.map(\.text) == ["[Öñé one]", "Two"])
  }
}
