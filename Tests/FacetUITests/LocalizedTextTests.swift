import FacetFrame
import FacetStrings
import FacetUI
import Testing

/// Texts of a String Catalog, looked up in the locale of the environment.
@MainActor struct LocalizedTextTests {
  private static let strings = LocalizedStrings(
    StringCatalog(
      table: "Localizable", sourceLanguage: "en",
      texts: [
        "Close": ["de": .text("Schließen"), "ar": .text("إغلاق")],
        "%@ has %lld guests": ["de": .text("%2$lld Gäste bei %1$@")],
        "%lf of 5": ["de": .text("%.1f von 5")],
      ]))

  private func draw(_ identifier: String, @ViewBuilder _ scene: () -> some View) -> Frame {
    ViewHost(
      scene(),
      environment: .with {
        $0.locale = Locale(identifier: identifier)
        $0.localizedStrings = Self.strings
      }
    )
    .frame(proposing: ProposedViewSize(width: nil, height: nil))
  }

  @Test func keysAreLookedUp() {
    func texts(_ identifier: String) -> [String] {
      draw(identifier) {
        VStack {
          Text("Close", bundle: .module, comment: "A button.")
          Text(verbatim: "Close")
          Text("\("Ana") has \(1234) guests")
          Text("\(0.25) of 5", tableName: "Localizable")
          Text("Close") + Text(verbatim: "!") + Text("Open")
        }
      }.texts.map(\.text)
    }
    #expect(texts("en") == ["Close", "Close", "Ana has 1,234 guests", "0.250000 of 5", "Close!Open"])
    #expect(texts("de-CH") == ["Schließen", "Close", "1,234 Gäste bei Ana", "0.2 von 5", "Schließen!Open"])
    #expect(texts("en-XA")[0] == "[Çļöšé one]")
  }

  /// A text outside of a view is in the language of the drawing, as that of an app is in the language of its process.
  @Test func stringsAreInTheLanguageOfTheDrawing() {
    struct Labelled: View {
      let close: LocalizedStringResource

      var body: some View {
        VStack {
          Text(verbatim: String(localized: "Close", bundle: .module, comment: "A button."))
          Text(verbatim: String(localized: "\("Bo") has \(2) guests", table: "Localizable"))
          Text(close)
          Text(verbatim: String(localized: close))
          Text("\(close), \(true)")
        }
      }
    }
    func texts(_ identifier: String) -> [String] {
      draw(identifier) { Labelled(close: "Close").accessibilityLabel("Close") }.texts.map(\.text)
    }
    #expect(texts("de") == ["Schließen", "2 Gäste bei Bo", "Schließen", "Schließen", "Schließen, true"])
    #expect(texts("fr") == ["Close", "Bo has 2 guests", "Close", "Close", "Close, true"])
    let inside = draw("en") { Labelled(close: "Close").environment(\.locale, Locale(identifier: "de")) }
    #expect(inside.texts.map(\.text) == texts("de"))
    #expect(String(localized: "Close") == "Close")
    #expect(LocalizedStringResource("\(1) of \("a")%").key == "%lld of %@%%")
  }

  @Test func actionsAreInTheLanguageOfTheDrawing() {
    final class Log { var texts: [String] = [] }
    let log = Log()
    let button = Button("Close") { log.texts.append(String(localized: "Close")) }
    let host = ViewHost(
      button,
      environment: .with {
        $0.locale = Locale(identifier: "de")
        $0.localizedStrings = Self.strings
      })
    let frame = host.frame(proposing: ProposedViewSize(width: nil, height: nil))
    #expect(frame.nodes.indices.contains { host.activate($0) })
    #expect(log.texts == ["Schließen"] && frame.accessibility[0].label == "Schließen")
  }

  @Test func directionsOfLocales() {
    #expect(Locale(identifier: "ar").language.characterDirection == .rightToLeft)
    #expect(Locale(identifier: "de").language.characterDirection == .leftToRight)
  }
}
