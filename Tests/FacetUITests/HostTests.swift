import FacetFrame
import FacetUI
import Testing

@MainActor
struct HostTests {
  @Test func namesStandOnTheOutermostNode() {
    let host = ViewHost(
      HStack {
        Text("a")._specName("label").padding()._specName("padded", action: "onTap")
        Group {
          Text("b")
          Text("c")._specName("inner")
        }
        ._specName("outer", component: "Pair")
      }
      ._specName(nil, action: "none"))
    let frame = host.frame(proposing: .unspecified)
    let marks = frame.nodes.indices.map { host.marks[$0] }
    #expect(marks.map { $0?.name } == [nil, "padded", "label", "outer", "inner"])
    #expect(marks.map { $0?.action } == ["none", "onTap", nil, nil, nil])
    #expect(marks.map { $0?.component } == [nil, nil, nil, "Pair", "Pair"])
    #expect(frame.nodes.map(\.end) == [5, 3, 3, 4, 5])
  }

  @Test func aFrameTellsWhatWasImposed() {
    #expect(draw(width: 375) { Text("a") }.imposedWidth == 375)
    #expect(draw { Text("a") }.imposedWidth == nil)
    #expect(draw {}.nodes.isEmpty)
    #expect(draw { Button(action: {}, label: {}) }.size == Size())
  }

  @Test func actionsAreDoneByName() {
    var log: [String] = []
    let host = ViewHost(
      Text("a")
        .accessibilityAction(named: "Archive") { log.append("archive") }
        .accessibilityAction { log.append("default") }
        .accessibilityAdjustableAction { log.append($0 == .increment ? "up" : "down") })
    _ = host.frame(proposing: .unspecified)
    #expect(host.perform(actionNamed: "Archive", of: 0))
    #expect(!host.perform(actionNamed: "Delete", of: 0))
    #expect(host.activate(0))
    #expect(host.adjust(0, .increment) && host.adjust(0, .decrement))
    #expect(log == ["archive", "default", "up", "down"])
  }

  @Test func buttonsBesideARowAreActionsOfIt() throws {
    var log: [String] = []
    let host = ViewHost(
      List {
        Text("a")
          .swipeActions(edge: .leading) { Button("Read") { log.append("read") } }
          .swipeActions {
            Button("Delete") { log.append("delete") }
            Button("Archive") { log.append("archive") }.disabled(true)
          }
      })
    var frame = host.frame(proposing: .unspecified)
    #expect(frame.accessibility.map(\.actions) == [["Read", "Delete"]])
    #expect(host.perform(actionNamed: "Read", of: frame.accessibility[0].node))
    #expect(frame.nodes.indices.contains { host.swipe($0) })
    frame = host.frame(proposing: .unspecified)
    #expect(frame.layers.map(\.kind) == [.swipeActions])
    #expect(frame.accessibility.map(\.label) == ["Archive", "Delete"])
    let button = try #require(frame.accessibility.last)
    #expect(host.activate(button.node))
    #expect(host.frame(proposing: .unspecified).layers.isEmpty)
    #expect(log == ["read", "delete"])
  }

  @Test func actionsAreTheButtonsOfABuilder() {
    var log: [String] = []
    func host(removing: Bool) -> ViewHost<some View> {
      ViewHost(
        Text("a").accessibilityActions {
          Button("Archive") { log.append("archive") }
          if removing {
            Button {
              log.append("remove")
            } label: {
              Image(systemName: "trash").accessibilityLabel("Remove")
            }
          }
        })
    }
    let (whole, part) = (host(removing: true), host(removing: false))
    let frame = whole.frame(proposing: .unspecified)
    #expect(frame.accessibility.map(\.actions) == [["Archive", "Remove"]])
    #expect(frame.nodes.count == 1)
    #expect(part.frame(proposing: .unspecified).accessibility.map(\.actions) == [["Archive"]])
    #expect(whole.perform(actionNamed: "Remove", of: 0) && whole.perform(actionNamed: "Archive", of: 0))
    #expect(!part.perform(actionNamed: "Remove", of: 0))
    #expect(log == ["remove", "archive"])
  }

  @Test func beforeTheFirstFrameThereIsNothingToUse() {
    let host = ViewHost(Button("a") {})
    #expect(!host.activate(0) && !host.adjust(0, .increment) && !host.perform(actionNamed: "a", of: 0))
  }

  @Test func blocksMayBeLong() {
    let frame = draw {
      VStack(spacing: 0) {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        if frameIsLong { Text("12") }
      }
    }
    #expect(frame.texts.count == 12)
  }

  private var frameIsLong: Bool { true }

  @Test func everyModifierThatDrawsNothingLeavesTheSize() {
    let plain = draw { Text("Hello") }.size
    let frame = draw {
      Text("Hello").clipped().clipShape(Circle()).cornerRadius(3).shadow(radius: 4).border(.red, width: 2)
        .contentShape(Rectangle()).id(1).previewDisplayName("x").allowsHitTesting(false).tint(.red).bold().italic()
        .fontWeight(.heavy).monospacedDigit().accessibilityElement(children: .combine).accessibilityLabel("b")
        .overlay(.blue, in: RoundedRectangle(cornerRadius: 2)).background(Color.red).background(.tint)
        .layoutPriority(3).offset(CGSize(width: 3, height: 4))
    }
    #expect(frame.size == plain)
  }
}
