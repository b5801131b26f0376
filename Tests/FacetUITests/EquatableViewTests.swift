import FacetFrame
import FacetUI
import Observation
import SeededRandom
import Testing

/// Views that are evaluated again only if something that they read has changed.
@MainActor struct EquatableViewTests {
  private struct Label: View, Equatable {
    var title: String
    var isCounting = false

    @State private var taps = 0
    @Environment(\.locale) private var locale

    nonisolated static func == (left: Label, right: Label) -> Bool {
      left.title == right.title && left.isCounting == right.isCounting
    }

    var body: some View {
      Text(verbatim: "\(title) \(locale.identifier)")
      if isCounting { Button("\(taps)") { taps += 1 } }
    }
  }

  private struct Screen: View {
    var titles = ["a", "b"]
    var size = 10.0
    var isDimmed = false
    var locale = Locale(identifier: "en")

    var body: some View {
      VStack(spacing: 0) {
        ForEach(titles, id: \.self) { title in
          Label(title: title, isCounting: title == "b").equatable()
        }
        Label(title: "\(size)").equatable().environment(\.locale, locale).opacity(isDimmed ? 0.5 : 1)
      }
    }
  }

  private func host(_ screen: Screen = Screen()) -> ViewHost<Screen> {
    let host = ViewHost(screen)
    host.countsBodies = true
    #expect(draw(host) == ["Screen": 1, "Label": 3])
    return host
  }

  @discardableResult private func draw(_ host: ViewHost<some View>) -> [String: Int] {
    _ = host.frame(proposing: .unspecified)
    return host.bodyCounts
  }

  @Test func bodiesAreCountedOnRequest() {
    let host = ViewHost(Screen())
    #expect(draw(host) == [:])
    host.countsBodies = true
    #expect(draw(host) == ["Screen": 1])
    host.countsBodies = false
    #expect(draw(host) == [:])
  }

  @Test func aViewIsEvaluatedIfItDiffers() {
    let host = host()
    #expect(draw(host) == ["Screen": 1])
    host.rootView.titles = ["a", "b", "c"]
    #expect(draw(host) == ["Screen": 1, "Label": 1])
    host.rootView.titles = ["c", "b", "a"]
    #expect(draw(host) == ["Screen": 1])
    #expect(host.frame(proposing: .unspecified).texts.map(\.text) == ["c en", "b en", "0", "a en", "10.0 en"])
  }

  @Test func itsOwnStateIsSomethingThatItReads() {
    let host = host()
    host.activate(host.frame(proposing: .unspecified).buttons[0])
    #expect(draw(host) == ["Screen": 1, "Label": 1])
    // A state lives as long as its view, evaluated or not.
    for _ in 1...3 { #expect(draw(host) == ["Screen": 1]) }
    host.activate(host.frame(proposing: .unspecified).buttons[0])
    #expect(host.frame(proposing: .unspecified).texts.map(\.text).contains("2"))
  }

  @Test func whatItInheritsIsSomethingThatItReads() {
    let host = host()
    host.rootView.locale = Locale(identifier: "ar")
    #expect(draw(host) == ["Screen": 1, "Label": 1])
    host.rootView.isDimmed = true
    #expect(draw(host) == ["Screen": 1, "Label": 1])
    host.environment.colorScheme = .dark
    #expect(draw(host) == ["Screen": 1, "Label": 3])
    host.environment.colorScheme = .dark
    #expect(draw(host) == ["Screen": 1])
  }

  @MainActor @Observable final class Model {
    var name = "a"
    var other = 0
  }

  private struct Reader: View, Equatable {
    let model: Model

    nonisolated static func == (left: Reader, right: Reader) -> Bool { left.model === right.model }

    var body: some View { Text(verbatim: model.name) }
  }

  private struct Outer: View, Equatable {
    let model: Model

    nonisolated static func == (left: Outer, right: Outer) -> Bool { left.model === right.model }

    var body: some View {
      Reader(model: model).equatable()
      Label(title: "x").equatable()
    }
  }

  @Test func anObservableObjectIsSomethingThatItReads() {
    let model = Model()
    let host = ViewHost(Outer(model: model).equatable())
    host.countsBodies = true
    #expect(draw(host) == ["Outer": 1, "Reader": 1, "Label": 1])
    model.other = 1
    #expect(draw(host) == [:])
    // The view around the one that reads it is evaluated, too, because their nodes are kept together.
    for name in ["b", "c"] {
      model.name = name
      #expect(draw(host) == ["Outer": 1, "Reader": 1])
      #expect(host.frame(proposing: .unspecified).texts.map(\.text) == [name, "x en"])
    }
  }

  @Test func appearingHappensOnce() {
    struct Greeting: View, Equatable {
      let log: Log
      var title: String

      nonisolated static func == (left: Greeting, right: Greeting) -> Bool { left.title == right.title }

      var body: some View {
        Text(verbatim: title).onAppear { log.lines.append("appears") }
          ._task(after: .seconds(1)) { log.lines.append("waited") }
      }
    }
    final class Log { var lines: [String] = [] }
    let log = Log()
    let host = ViewHost(Greeting(log: log, title: "a").equatable())
    draw(host)
    draw(host)
    host.rootView = Greeting(log: log, title: "b").equatable()
    draw(host)
    host.advance(by: .seconds(2))
    #expect(log.lines == ["appears", "waited"])
  }

  // MARK: The same frames

  /// A view with all that a tree has besides nodes: accessibility, guides, indices, controls and states.
  private struct Part: View, Equatable {
    let number: Int
    @State private var isOn = false

    nonisolated static func == (left: Part, right: Part) -> Bool { left.number == right.number }

    var body: some View {
      HStack(alignment: number % 2 == 0 ? .center : .firstTextBaseline, spacing: 2) {
        Text(verbatim: "\(number)").zIndex(Double(number % 3)).alignmentGuide(.firstTextBaseline) { $0.height / 2 }
        Button(isOn ? "on" : "off") { isOn.toggle() }.accessibilityHint("\(number)")
        Color.red.frame(width: Double(number), height: 4).accessibilityLabel("color \(number)")
      }
      .accessibilityElement(children: number % 2 == 0 ? .contain : .combine)
    }
  }

  private struct Parts: View {
    var numbers: [Int]
    var keeps: Bool

    var body: some View {
      VStack(spacing: 0) {
        ForEach(numbers, id: \.self) { number in
          if keeps { Part(number: number).equatable().padding(1) } else { Part(number: number).padding(1) }
        }
      }
      .accessibilityLabel("all")
    }
  }

  @Test func keptViewsAreDrawnAsEvaluatedOnes() throws {
    var random = SeededRandom(seed: 1)
    let kept = ViewHost(Parts(numbers: [], keeps: true))
    let evaluated = ViewHost(Parts(numbers: [], keeps: false))
    kept.countsBodies = true
    var skipped = 0
    for _ in 1...200 {
      let numbers = (1...6).filter { _ in Int.random(in: 0..<4, using: &random) > 0 }.shuffled(using: &random)
      let size = [.large, .large, .large, .accessibility1].randomElement(using: &random) ?? DynamicTypeSize.large
      for host in [kept, evaluated] {
        host.rootView.numbers = numbers
        host.environment.dynamicTypeSize = size
      }
      let frame = kept.frame(proposing: .unspecified)
      try #require(frame == evaluated.frame(proposing: .unspecified), "\(numbers)")
      skipped += numbers.count - (kept.bodyCounts["Part"] ?? 0)
      if let button = frame.buttons.randomElement(using: &random) {
        kept.activate(button)
        evaluated.activate(button)
      }
    }
    #expect(skipped > 200)
  }
}
