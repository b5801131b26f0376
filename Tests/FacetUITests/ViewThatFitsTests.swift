import FacetFrame
import FacetUI
import Testing

/// The choice among views by their ideal size.
@MainActor struct ViewThatFitsTests {
  private func widths(_ axes: Axis.Set, width: Double?, height: Double? = nil) -> [Rect] {
    draw(width: width, height: height) {
      ViewThatFits(in: axes) {
        Color.red.frame(width: 200, height: 10)
        Color.green.frame(width: 100, height: 30)
        Color.blue.frame(width: 50, height: 60)
      }
    }.rects
  }

  @Test func theFirstViewThatFitsIsShown() {
    #expect(widths(.horizontal, width: 250).map(\.width) == [200])
    #expect(widths(.horizontal, width: 100).map(\.width) == [100])
    #expect(widths(.horizontal, width: 99).map(\.width) == [50])
    #expect(widths(.vertical, width: 10, height: 20).map(\.width) == [200])
    #expect(widths([.horizontal, .vertical], width: 150, height: 20).map(\.width) == [50])
    #expect(widths([.horizontal, .vertical], width: nil).map(\.width) == [200])
  }

  @Test func ifNoneFitsTheLastIsShown() {
    #expect(widths(.horizontal, width: 20) == [Rect(x: 0, y: 0, width: 50, height: 60)])
    #expect(draw(width: 10) { ViewThatFits { EmptyView() } }.size == Size())
  }

  /// The ideal height of a text is that at the proposed width, if only the height has to fit.
  @Test func theOtherAxisIsProposed() {
    let text = "A text that takes more room than there is"
    func isWhole(height: Double) -> Bool {
      draw(width: 100, height: height) {
        ViewThatFits(in: .vertical) {
          Text(verbatim: text)
          Color.red
        }
      }.texts.count == 1
    }
    #expect(isWhole(height: 100))
    #expect(!isWhole(height: 30))
  }

  @Test func aStackDividesItsSpaceByWhatIsShown() {
    let frame = draw(width: 120, height: 20) {
      HStack(spacing: 0) {
        Color.red
        ViewThatFits(in: .horizontal) {
          Color.green.frame(width: 90)
          Color.blue.frame(width: 40)
        }
      }
    }
    #expect(frame.rects.map(\.width) == [80, 40])
  }

  @Test func onlyWhatIsShownIsSpokenAndUsed() throws {
    var used: [String] = []
    let host = ViewHost(
      VStack {
        ViewThatFits(in: .horizontal) {
          Button("Save all of the changes") { used.append("long") }.frame(width: 300)
          VStack {
            Button("Save") { used.append("short") }
            ViewThatFits(in: .horizontal) {
              Text("Inside of it").frame(width: 400)
              Text("Inside")
            }
          }
        }
        Button("Cancel") { used.append("cancel") }
      })
    let frame = host.frame(proposing: ProposedViewSize(width: 160, height: nil))
    #expect(frame.accessibility.map(\.label) == ["Save", "Inside", "Cancel"])
    for button in frame.nodes.indices where frame.nodes[button].kind == .control(.button) {
      #expect(host.press(button))
      #expect(host.frame(proposing: ProposedViewSize(width: 160, height: nil)).nodes[button].isPressed)
      #expect(host.activate(button))
    }
    #expect(used == ["short", "cancel"])
    #expect(host.frame(proposing: ProposedViewSize(width: 350, height: nil)).accessibility.count == 2)
  }
}
