import FacetFrame
import FacetUI
import Testing

@MainActor struct ToggleTests {
  private struct Settings: View {
    @State private var isOn = false
    var body: some View {
      Toggle(isOn: $isOn) { Text("Wi-Fi") }
    }
  }

  @Test func theSwitchStandsAtTheEndOfTheRoom() throws {
    let frame = draw(width: 200) { Toggle("Wi-Fi", isOn: .constant(true)) }
    #expect(frame.size == Size(width: 200, height: 31))
    let mark = try #require(frame.nodes.first { $0.kind == .indicator(.toggle(isOn: true)) })
    #expect(mark.rect == Rect(x: 149, y: 0, width: 51, height: 31))
    #expect(frame.picture.lines[1] == "│Wi-Fi               (━━●)│")
    #expect(draw { Toggle("Wi-Fi", isOn: .constant(false)) }.picture.lines == ["┊ Wi-Fi (●──) ┊"])
  }

  private struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack(spacing: 0) {
          Text(configuration.isOn ? "[x]" : "[ ]")
          configuration.label
        }
      }
    }
  }

  @Test func aStyleDrawsTheToggle() throws {
    var isOn = false
    let host = ViewHost(
      Toggle("Wi-Fi", isOn: Binding(get: { isOn }, set: { isOn = $0 })).toggleStyle(Check()))
    #expect(host.frame(proposing: .unspecified).texts.map(\.text) == ["[ ]", "Wi-Fi"])
    #expect(host.activate(try #require(host.frame(proposing: .unspecified).accessibility.first?.activates)))
    #expect(host.frame(proposing: .unspecified).texts.map(\.text) == ["[x]", "Wi-Fi"])
    #expect(
      draw { Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.switch) }
        == draw { Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.automatic) })
  }

  @Test func aHiddenLabelIsSpoken() throws {
    let frame = draw { Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden() }
    #expect(frame.texts == [])
    #expect(frame.size == Size(width: 51, height: 31))
    #expect(frame.accessibility.map(\.spoken) == ["Wi-Fi. Switch Button. On."])
  }

  @Test func theStyleOfProgressIsABarOrAWheel() {
    func marks(_ view: some View) -> [Frame.Kind] {
      draw { view }.nodes.map(\.kind).filter { if case .indicator = $0 { true } else { false } }
    }
    #expect(marks(ProgressView(value: 0.5).progressViewStyle(.linear)) == [.indicator(.progress(fraction: 0.5))])
    #expect(marks(ProgressView(value: 0.5).progressViewStyle(.circular)) == [.indicator(.activity)])
    #expect(marks(ProgressView().progressViewStyle(.automatic)) == [.indicator(.activity)])
  }

  @Test func fromRightToLeftTheSwitchTurnsToo() {
    let environment = EnvironmentValues.with { $0.layoutDirection = .rightToLeft }
    let frame = draw(width: 120, environment) { Toggle("Wi-Fi", isOn: .constant(true)).disabled(true) }
    #expect(frame.picture.lines[1] == "│(●╍╍)     Wi-Fi│")
  }

  @Test func usingItFlipsTheBinding() throws {
    let host = ViewHost(Settings())
    func element() throws -> AccessibilityElement {
      try #require(host.frame(proposing: .unspecified).accessibility.first)
    }
    #expect(try element().spoken == "Wi-Fi. Switch Button. Off.")
    #expect(host.activate(try #require(try element().activates)))
    #expect(try element().spoken == "Wi-Fi. Switch Button. On.")
    #expect(try element().spokenHint == "Double tap to toggle setting.")
  }

  @Test func whatIsDisabledStays() throws {
    let host = ViewHost(Settings().disabled(true))
    let element = try #require(host.frame(proposing: .unspecified).accessibility.first)
    #expect(element.spoken == "Wi-Fi. Dimmed. Switch Button. Off.")
    #expect(!host.activate(element.node))
  }
}
