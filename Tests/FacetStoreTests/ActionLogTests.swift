import FacetStore
import SeededRandom
import Testing

@MainActor
struct ActionLogTests {
  let runner = searchRunner()

  @Test func theLogSaysWhatHappened() {
    let store = searchStore(runner)
    store.log = ActionLog(from: store.state)
    store.handle(.type("abc"))
    store.handle(.type("b"))
    runner.advance(by: .seconds(1))
    store.handle(.refresh)
    store.handle(.refresh)
    store.handle(.stop)
    store.handle(.add(0))
    #expect(
      store.log?.text == """
        1. type("abc")
           text: "" -> "abc"
           start search: search("abc")
        2. type("b")
           text: "abc" -> "b"
           cancel search
           start search: search("b")
        3. found(["b1", "b2"])
           results.0: - -> "b1"
           results.1: - -> "b2"
           seen: [] -> ["b1", "b2"]
        4. refresh
           start refresh: refresh
        5. refresh
           drop refresh (first)
        6. stop
           cancel refresh
        7. add(0)

        """)
  }

  /// Random actions at random times, from a fixed seed: the log alone leads to the state of the store.
  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func aReplayLeadsToTheSameState(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let store = searchStore(runner)
    store.log = ActionLog(from: store.state)
    let actions: [SearchAction] = [
      .type("a"), .type("bcd"), .type(""), .add(3), .load, .refresh, .poll, .stop,
    ]
    for _ in 0..<60 {
      store.handle(actions.randomElement(using: &random)!)
      runner.advance(by: .milliseconds(Int.random(in: 0...900, using: &random)))
    }
    let log = try #require(store.log)
    #expect(log.entries.count >= 60)
    #expect(log.replay(with: search) == store.state)
  }

  /// A request with all that it holds can be large, and rendering it takes longer than performing it.
  @Test func aRequestIsRenderedForALogOnly() {
    struct Request: CustomStringConvertible {
      var description: String {
        Issue.record("nothing asks for the text")
        return "request"
      }
    }
    let store = StateStore(0, reducer: Reducer<Int, Bool, Request> { _, _ in .run(Request(), id: "a") })
    store.handle(true)
  }

  private final class Node: Equatable {
    var next: Node?
    static func == (left: Node, right: Node) -> Bool { left === right }
  }

  private indirect enum List: Equatable {
    case end
    case cell(List)
  }

  @Test func objectsAreNotReadInTexts() {
    struct Holder: Equatable { var nodes: [Node] = [] }
    let node = Node()
    node.next = node
    defer { node.next = nil }
    let changes = stateChanges(from: Holder(), to: Holder(nodes: [node]))
    #expect(changes.count == 1 && changes[0].after?.hasSuffix(".Node") == true)
  }

  @Test func deepValuesAreCutOffInTexts() {
    var list = List.end
    for _ in 0..<1_000 { list = .cell(list) }
    let changes = stateChanges(from: List.end, to: list)
    #expect(changes.first?.after?.contains("cell(…)") == true)
    struct Tree: Equatable { var children: [Tree] = [] }
    var tree = Tree()
    for _ in 0..<1_000 { tree = Tree(children: [tree]) }
    #expect(stateChanges(from: Tree(), to: tree).count == 1)
    #expect(stateChanges(from: tree, to: tree) == [])
  }

  @Test func changesGoIntoFieldsAndSortWhatHasNoOrder() {
    struct Inner: Equatable {
      var name = "a"
      var tags: [String: Set<Int>] = [:]
    }
    struct Outer: Equatable {
      var inner = Inner()
      var list = [1, 2, 3]
      var choice: Int?
    }
    var new = Outer()
    new.inner.tags = ["z": [3, 1, 2], "b": [5]]
    new.list = [1, 9]
    new.choice = 4
    #expect(
      stateChanges(from: Outer(), to: new).map(\.description) == [
        "inner.tags: [] -> [\"b\": [5], \"z\": [1, 2, 3]]", "list.1: 2 -> 9", "list.2: 3 -> -", "choice: nil -> 4",
      ])
    #expect(stateChanges(from: new, to: new) == [])
    #expect(stateChanges(from: 1, to: 2).map(\.description) == ["state: 1 -> 2"])
  }
}
