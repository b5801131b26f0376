import FacetFrame
import FacetRuntime
import FacetUI
import Testing

@MainActor struct PressTests {
  private struct Words: View {
    @Environment(\.isPressed) private var isPressed

    var body: some View { Text(isPressed ? "Pressed" : "Not pressed") }
  }

  private struct Form: View {
    @State private var count = 0

    var body: some View {
      VStack(spacing: 0) {
        Button {
          count += 1
        } label: {
          Words()
        }.buttonStyle(.component(pressedOpacity: 1))
        Button {
          count += 10
        } label: {
          Text("\(count)")
        }.buttonStyle(.component)
        Button {
        } label: {
          Words()
        }.buttonStyle(.component).disabled(true)
        Button {
        } label: {
          Words()
        }.buttonStyle(.plain)
      }
    }
  }

  private let host = ViewHost(Form())

  private func frame() -> Frame { host.frame(proposing: .unspecified) }

  private func button(_ number: Int) -> Int {
    frame().nodes.indices.filter { frame().nodes[$0].kind == .control(.button) }[number]
  }

  private func texts() -> [String] {
    frame().nodes.compactMap { if case .text(let run) = $0.kind { run.text } else { nil } }
  }

  private func pressed() -> [Bool] { frame().nodes.filter { $0.kind == .control(.button) }.map(\.isPressed) }

  @Test func thePressedButtonTellsItsLabel() {
    #expect(texts() == ["Not pressed", "0", "Not pressed", "Not pressed"])
    #expect(host.press(button(0)))
    #expect(texts() == ["Pressed", "0", "Not pressed", "Not pressed"])
    #expect(pressed() == [true, false, false, false])
  }

  @Test func aLabelWithoutALookOfItsOwnIsTranslucent() throws {
    let opaque = try #require(frame().nodes[button(1) + 1].color)
    #expect(host.press(button(1)))
    let translucent = try #require(frame().nodes[button(1) + 1].color)
    #expect(translucent.alpha == opaque.alpha * ComponentButtonStyle.pressedOpacity)
  }

  @Test func anotherUseLiftsTheFingerWithoutAnAction() {
    #expect(host.press(button(0)))
    #expect(host.activate(button(1)))
    #expect(texts() == ["Not pressed", "10", "Not pressed", "Not pressed"])
    #expect(host.press(button(0)))
    #expect(host.press(button(1)))
    #expect(pressed() == [false, true, false, false])
  }

  @Test func onlyEnabledButtonsCanBePressed() {
    #expect(!host.press(button(2)))
    #expect(!host.press(0))
    #expect(!host.press(10_000))
    #expect(pressed() == [false, false, false, false])
  }

  @Test func theEnvironmentPressesAllEnabledButtons() {
    host.environment.isPressed = true
    #expect(texts() == ["Pressed", "0", "Not pressed", "Pressed"])
    #expect(pressed() == [true, true, false, true])
  }
}
