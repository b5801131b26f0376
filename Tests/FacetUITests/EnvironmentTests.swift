import FacetFrame
import FacetUI
import Testing

private struct WordKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

extension EnvironmentValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

/// A style drawn as generated styles are: stored in a view, its surroundings bound where it is drawn.
private protocol Style: DynamicProperty {
  associatedtype Body: View
  @MainActor @ViewBuilder func body(title: String) -> Body
}

private struct Resolved<S: Style>: View {
  let style: S
  let title: String
  var body: some View { style.body(title: title) }
}

extension Style {
  @MainActor fileprivate func erased(_ title: String) -> AnyView { AnyView(Resolved(style: self, title: title)) }
}

private struct Loud: Style {
  var mark = "!"
  @Environment(\.word) private var word
  @Environment(\.colorScheme) private var scheme
  @State private var taps = 0

  func body(title: String) -> some View {
    Button("\(title)\(mark) \(word) \(scheme) \(taps)") { taps += 1 }
  }
}

@MainActor
struct EnvironmentTests {
  private func texts(_ environment: EnvironmentValues = .init(), @ViewBuilder _ view: () -> some View) -> [String] {
    draw(environment) { view() }.texts.map(\.text)
  }

  private struct Word: View {
    @Environment(\.word) var word
    var body: some View { Text(word) }
  }

  @Test func theNearestValueCounts() {
    let words = texts {
      Word()
      VStack {
        Word()
        Word().environment(\.word, "inner")
      }
      .environment(\.word, "outer")
      Word().transformEnvironment(\.word) { $0 += "!" }.environment(\.word, "a")
    }
    #expect(words == ["none", "outer", "inner", "a!"])
  }

  @Test func stylesReadWhereTheyAreDrawn() {
    let style: any Style = Loud()
    let scene = VStack {
      style.erased("A")
      style.erased("B").environment(\.word, "here")
    }
    let host = ViewHost(scene, environment: .with { $0.colorScheme = .dark })
    let frame = host.frame(proposing: .unspecified)
    #expect(frame.texts.map(\.text) == ["A! none dark 0", "B! here dark 0"])
    host.activate(frame.buttons[1])
    #expect(host.frame(proposing: .unspecified).texts.map(\.text) == ["A! none dark 0", "B! here dark 1"])
  }

  @Test func actionsKnowTheirSurroundings() {
    final class Log { var words: [String] = [] }
    struct Reporter: View {
      let log: Log
      @Environment(\.word) private var word
      var body: some View { Button("say") { log.words.append(word) } }
    }
    let log = Log()
    let reporter = Reporter(log: log)
    let host = ViewHost(
      VStack {
        reporter.environment(\.word, "one")
        reporter.environment(\.word, "two")
      })
    for button in host.frame(proposing: .unspecified).buttons { host.activate(button) }
    #expect(log.words == ["one", "two"])
  }

  @Test func buttonStylesReadTheirSurroundings() {
    struct Marked: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        if !isEnabled { Text("off") }
      }
    }
    let words = texts {
      VStack {
        Button("a") {}
        Button("b") {}.disabled(true)
      }
      .buttonStyle(Marked())
    }
    #expect(words == ["a", "b", "off"])
  }

  @Test func disablingCannotBeUndoneBelow() {
    var taps = 0
    let host = ViewHost(
      VStack {
        Button("a") { taps += 1 }.disabled(false)
        Text("b").onTapGesture { taps += 10 }
        Text("c").accessibilityAdjustableAction { _ in taps += 100 }
      }
      .disabled(true))
    let frame = host.frame(proposing: .unspecified)
    #expect(frame.nodes.allSatisfy { !$0.isEnabled || $0.kind == frame.nodes[0].kind })
    for node in frame.nodes.indices {
      #expect(!host.activate(node))
      #expect(!host.adjust(node, .increment))
    }
    #expect(taps == 0)
  }

  @Test func whatIsNotSeenIsNotUsed() {
    var taps = 0
    let host = ViewHost(
      VStack {
        Button("a") { taps += 1 }.hidden()
        Button("b") { taps += 1 }.opacity(0)
        Button("c") { taps += 1 }.allowsHitTesting(false)
        Button("d") { taps += 1 }.gesture(TapGesture().onEnded { taps += 100 }, including: .gesture)
        Button("e") { taps += 10 }.gesture(TapGesture().onEnded { taps += 1000 }, including: .subviews)
      })
    let frame = host.frame(proposing: .unspecified)
    #expect(frame.nodes.filter(\.isHidden).count == 4)
    for button in frame.buttons { host.activate(button) }
    #expect(taps == 10)
    #expect(frame.nodes.count { $0.kind == .control(.tapGesture) } == 1)
    #expect(!host.activate(-1) && !host.activate(999))
  }

  @Test func colorsFollowTheAppearance() {
    func color(_ scheme: ColorScheme, @ViewBuilder _ view: () -> some View) -> ResolvedColor? {
      draw(.with { $0.colorScheme = scheme }) { view() }.nodes.last { $0.isContent }?.color
    }
    let (black, white) = (ResolvedColor(red: 0, green: 0, blue: 0), ResolvedColor(red: 1, green: 1, blue: 1))
    #expect(color(.light) { Text("a") } == black)
    #expect(color(.dark) { Text("a") } == white)
    #expect(color(.dark) { Text("a").foregroundStyle(.black) } == black)
    #expect(color(.light) { Text("a").opacity(0.5).opacity(0.5) }?.alpha == 0.25)
    #expect(color(.light) { Circle().fill(.white) } == white)
    #expect(color(.light) { Text("a").background(.white, in: Capsule()) } == white)
    #expect(color(.light) { Color.white.foregroundStyle(.black) } == white)
    #expect(
      color(.light) { Text("a").foregroundStyle(.secondary).foregroundStyle(.white) }
        == ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.6))
  }

  @Test func symbolsFollowTheFont() {
    #expect(draw { Image(systemName: "star") }.size == Size(width: 22, height: 22))
    #expect(draw { Image(systemName: "star").font(.system(size: 34)) }.size == Size(width: 41, height: 41))
    #expect(draw(width: 50, height: 30) { Image("portrait").resizable() }.size == Size(width: 50, height: 30))
    #expect(draw { Image("portrait").resizable() }.size == Size(width: 10, height: 10))
  }

  @Test func aPictureIsDrawnAlikeFromAnyBundle() {
    #expect(Image("portrait", bundle: .module) == Image("portrait", bundle: .module))
    #expect(Image("portrait", bundle: .module) != Image("portrait", bundle: .main))
    #expect(draw { Image("portrait", bundle: .module) } == draw { Image("portrait") })
    #expect(draw { Image(decorative: "portrait", bundle: .module) } == draw { Image(decorative: "portrait") })
  }
}
