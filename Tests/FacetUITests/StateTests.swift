import FacetFrame
import FacetUI
import Testing

/// What lasts from one drawing to the next, and for how long.
@MainActor
struct StateTests {
  private struct Counter: View {
    @State private var count = 0
    var step = 1

    var body: some View {
      Button("\(count)") { count += step }
    }
  }

  private struct Screen: View {
    var flag = true
    var ids = [1, 2]
    var erases = false

    var body: some View {
      if flag { Counter() } else { Counter() }
      ForEach(ids, id: \.self) { _ in Counter() }
      AnyView(erased)
      Counter().id(ids.first)
    }

    private var erased: any View {
      if erases { Counter().padding() } else { Counter() }
    }
  }

  /// Taps one of the buttons, and gives the titles then.
  private func tap<Root>(_ host: ViewHost<Root>, _ position: Int) -> [String] {
    let frame = host.frame(proposing: .unspecified)
    host.activate(frame.buttons[position])
    return titles(host)
  }

  private func titles<Root>(_ host: ViewHost<Root>) -> [String] {
    host.frame(proposing: .unspecified).texts.map(\.text)
  }

  @Test func lastsAsLongAsTheIdentity() {
    let host = ViewHost(Screen())
    for position in 0..<5 { _ = tap(host, position) }
    #expect(titles(host) == ["1", "1", "1", "1", "1"])

    host.rootView.ids = [2, 1]
    #expect(tap(host, 1) == ["1", "2", "1", "1", "0"])
    host.rootView.ids = [1, 2]
    #expect(titles(host) == ["1", "1", "2", "1", "0"])

    host.rootView.ids = [3, 1]
    #expect(titles(host) == ["1", "0", "1", "1", "0"])
    host.rootView.flag = false
    #expect(titles(host)[0] == "0")
    host.rootView.flag = true
    #expect(titles(host)[0] == "0")
    host.rootView.erases = true
    #expect(titles(host)[3] == "0")
  }

  @Test func theSameValueTwiceIsTwoViews() {
    let counter = Counter()
    let host = ViewHost(
      HStack {
        counter
        counter
      })
    #expect(tap(host, 1) == ["0", "1"])
    #expect(tap(host, 0) == ["1", "1"])
  }

  @Test func whatLiesBehindAndInFrontIsNotTheSame() {
    let host = ViewHost(
      Counter().background { Counter() }.overlay {
        Counter()
        Counter()
      })
    #expect(tap(host, 1) == ["0", "1", "0", "0"])
    #expect(tap(host, 2) == ["0", "1", "1", "0"])
    #expect(tap(host, 0) == ["1", "1", "1", "0"])
  }

  @Test func hostsShareNothing() {
    let screen = Counter()
    let (one, other) = (ViewHost(screen), ViewHost(screen))
    let button = one.frame(proposing: .unspecified).buttons[0]
    _ = other.frame(proposing: .unspecified)
    one.activate(button)
    #expect(titles(one) == ["1"])
    #expect(titles(other) == ["0"])
  }

  @Test func bindingsReachUp() {
    struct Inner: View {
      @Binding var value: Int
      var body: some View { Button("+") { value += 1 } }
    }
    struct Pair {
      var first = 1
      var second = 2
    }
    struct Outer: View {
      @State private var pair = Pair()
      var body: some View {
        Text("\(pair.first) \(pair.second)")
        Inner(value: $pair.second)
      }
    }
    let host = ViewHost(Outer())
    #expect(tap(host, 0) == ["1 3", "+"])
    #expect(tap(host, 0) == ["1 4", "+"])
  }

  @Test func modifiersHaveStateOfTheirOwn() {
    struct Counted: ViewModifier {
      @State private var count = 10
      func body(content: Content) -> some View {
        Button("\(count)") { count += 1 }
        content
      }
    }
    let host = ViewHost(Counter().modifier(Counted()))
    #expect(tap(host, 0) == ["11", "0"])
    #expect(tap(host, 1) == ["11", "1"])
  }

  @Test func propertiesNestInProperties() {
    struct Tally: DynamicProperty {
      private let unused: Int8 = 0
      @State private var count: Int
      let label: any StringProtocol = "n"

      init(from count: Int) { _count = State(initialValue: count) }

      var text: String { "\(label)\(count)" }
      func add() { count += 1 }
    }
    struct Twice: View {
      private let name = "x"
      private let first = Tally(from: 1)
      private let second = Tally(from: 5)
      var body: some View {
        Button(first.text) { first.add() }
        Button(second.text) { second.add() }
      }
    }
    let host = ViewHost(Twice())
    #expect(tap(host, 1) == ["n1", "n6"])
    #expect(tap(host, 0) == ["n2", "n6"])
  }

  @Test func outsideADrawingStateIsItsFirstValue() {
    let state = State(initialValue: 3)
    state.wrappedValue = 4
    #expect(state.wrappedValue == 3)
    #expect(State<Int?>().wrappedValue == nil)
    #expect(Binding(.constant(Int?.none)) == nil)
  }
}

extension Frame {
  var buttons: [Int] { nodes.indices.filter { nodes[$0].kind == .control(.button) } }
}
