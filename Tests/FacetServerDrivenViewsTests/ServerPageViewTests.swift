import FacetFrame
import FacetRuntime
import FacetServerDriven
import FacetServerDrivenViews
import FacetShell
import FacetUI
import Testing

/// A component with a text and an action.
private struct Line: ServerPayload {
  static let type = "line"
  var text: String
  var onTap: ServerAction?

  init(from payload: inout PayloadReader) throws(MalformedPayload) {
    text = try payload.required("text", .string)
    onTap = payload.optional("onTap", .action)
  }

  func encode(to payload: inout PayloadWriter) {
    payload.write("text", text, .string)
    payload.write("onTap", onTap, .action)
  }
}

private enum Lines: ServerContent {
  case line(Line)
  case registered(RegisteredPayload)
  case unknown(UnknownComponent)

  static let types = [ServerType(Line.self)]

  static func decode(_ type: String, from payload: inout PayloadReader) throws(MalformedPayload) -> Lines? {
    type == Line.type ? .line(try Line(from: &payload)) : nil
  }

  var type: String? { nil }
  func encode(to payload: inout PayloadWriter) {}
}

private struct LineView: View {
  let component: ServerComponent<Lines>
  @Environment(\.serverEvents) private var send

  var body: some View {
    switch component.content {
    case .line(let line):
      Button {
        send(line.onTap, value: .int(7))
      } label: {
        Text(verbatim: line.text).frame(width: 60, height: 20)
      }
    case .registered: EmptyView()
    case .unknown(let unknown): Text(verbatim: unknown.type ?? "")
    }
  }
}

@MainActor struct ServerPageViewTests {
  private func page(_ layout: String, count: Int = 4) -> ServerPage<Lines> {
    let lines = (0..<count).map { "{\"type\": \"line\", \"id\": \"\($0)\", \"text\": \"t\($0)\"}" }
    let json =
      "{\"sections\": [{\"id\": \"a\", \"layout\": \(layout), \"components\": [\(lines.joined(separator: ","))]}]}"
    guard case .success(let page) = ServerPageDecoder<Lines>().decode(json.utf8) else {
      return ServerPage(sections: [])
    }
    return page
  }

  private func places(_ page: ServerPage<Lines>) -> [String] {
    let frame = ViewHost(ServerPageView(page) { LineView(component: $0) })
      .frame(proposing: ProposedViewSize(width: 320, height: 640))
    return frame.nodes.compactMap { node -> String? in
      guard case .text(let run) = node.kind else { return nil }
      let (x, y) = (node.rect.x + node.rect.width / 2, node.rect.y + node.rect.height / 2)
      return "\(run.text) \(Int(x.rounded())) \(Int(y.rounded()))"
    }
  }

  @Test func eachLayoutArrangesItsComponents() {
    let column = ["t0 30 10", "t1 30 34", "t2 30 58", "t3 30 82"]
    #expect(places(page(#"{"type": "list", "spacing": 4}"#)) == column)
    #expect(places(page(#"{"type": "stack", "spacing": 4}"#)) == column)
    #expect(places(page(#"{"type": "row", "spacing": 4}"#)) == ["t0 30 10", "t1 94 10", "t2 158 10", "t3 222 10"])
    #expect(
      places(page(#"{"type": "grid", "columns": 3, "spacing": 10}"#)) == [
        "t0 30 10", "t1 140 10", "t2 250 10", "t3 30 40",
      ])
  }

  @Test func oneComponentAThousandTimesIsDrawn() {
    #expect(places(page(#""stack""#, count: 1_000)).last == "t999 30 19990")
  }

  @Test func actionsReachTheHandlerWithTheirValues() throws {
    let json = #"{"components": [{"type": "line", "id": "a", "text": "Go", "onTap": {"type": "share", "id": "7"}}]}"#
    let page = try #require(ServerPageDecoder<Lines>().decode(json.utf8).page)
    let log = Log()
    let host = ViewHost(ServerPageView(page) { LineView(component: $0) }.onServerEvent { log.events.append($0) })
    tap("Go", in: host)
    #expect(log.events.map(\.action.type) == ["share"])
    #expect(log.events.map { $0.action["id"] } == ["7"])
    #expect(log.events.map(\.value) == [.int(7)])
  }

  @Test func navigationReachesTheNavigationOfTheApp() throws {
    let json = """
      {"components": [
        {"type": "line", "id": "a", "text": "Open", "onTap": {"type": "push", "destination": {"type": "stay", "id": "7"}}},
        {"type": "line", "id": "b", "text": "Tab", "onTap": {"type": "select", "tab": "2"}},
        {"type": "line", "id": "c", "text": "Nowhere", "onTap": {"type": "push", "destination": {"type": "moon"}}},
        {"type": "line", "id": "d", "text": "Nothing"}
      ]}
      """
    let page = try #require(ServerPageDecoder<Lines>().decode(json.utf8).page)
    let navigation = AppNavigation<Int, String>(state: NavigationState(selected: 1), router: Router { _ in .push })
    let log = Log()
    let view = ServerPageView(page) { LineView(component: $0) }
      .onServerEvent(
        sendTo: navigation, tab: { Int($0) }, destination: { $0.type == "stay" ? $0["id"] : nil },
        others: { log.events.append($0) })
    let host = ViewHost(view)
    tap("Open", in: host)
    #expect(navigation.state.stack == ["7"])
    for title in ["Nowhere", "Nothing"] { tap(title, in: host) }
    #expect(log.events.map { $0.action.raw["destination"]?["type"]?.string } == ["moon"])
    tap("Tab", in: host)
    #expect(navigation.state.selected == 2)
  }

  private func tap(_ title: String, in host: ViewHost<some View>) {
    let elements = host.frame(proposing: ProposedViewSize(width: 320, height: 640)).accessibility
    guard let node = elements.first(where: { $0.label == title })?.activates, host.activate(node) else {
      Issue.record("'\(title)' cannot be tapped")
      return
    }
  }

  private final class Log { var events: [ServerEvent] = [] }
}
