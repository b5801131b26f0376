import FacetFrame
import FacetRuntime
import FacetSupport
import Testing

@testable import FacetUI

@MainActor struct DragTests {
  private final class Log {
    var lines: [String] = []
    func add(_ name: String, _ size: CGSize) { lines.append("\(name) \(Int(size.width)) \(Int(size.height))") }
  }

  private func node<V: View>(_ host: ViewHost<V>, _ frame: Frame) throws -> Int {
    try #require(frame.nodes.indices.first { host.tree.drag(of: $0) != nil })
  }

  @Test func aDragIsChangedHalfwayAndAtItsEnd() throws {
    let log = Log()
    let host = ViewHost(
      Color.blue.frame(width: 100, height: 40)
        .gesture(
          DragGesture(minimumDistance: 4).onChanged { log.add("changed", $0.translation) }
            .onEnded { log.add("ended", $0.translation) }))
    let frame = host.frame(proposing: .unspecified)
    #expect(host.drag(try node(host, frame), by: CGSize(width: 20, height: 6)))
    #expect(log.lines == ["changed 10 3", "changed 20 6", "ended 20 6"])
    #expect(host.drag(try node(host, frame), by: CGSize(width: 3)))
    #expect(log.lines.count == 3)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func distancesFollowTheLayoutDirection(
    _ direction: LayoutDirection
  ) throws {
    var drags: [LayoutDrag] = []
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let host = ViewHost(
      Color.blue.frame(width: 100, height: 40).dragGesture(minimumDistance: 0) { drags.append($0) }.padding(10),
      environment: environment)
    let frame = host.frame(proposing: .unspecified)
    #expect(host.drag(try node(host, frame), by: CGSize(width: 30), from: CGPoint(x: 0.2, y: 0.5)))
    let last = try #require(drags.last)
    #expect(last.translation == CGSize(width: 30))
    #expect(last.startLocation == CGPoint(x: 20, y: 20))
    #expect(last.location == CGPoint(x: 50, y: 20))
    #expect(last.fraction.x == 0.5)
  }

  @Test func aDisabledViewIsNotDragged() throws {
    let log = Log()
    let host = ViewHost(
      Color.blue.gesture(DragGesture().onChanged { log.add("changed", $0.translation) }).disabled(true))
    let frame = host.frame(proposing: ProposedViewSize(width: 100, height: 40))
    #expect(frame.nodes.indices.allSatisfy { !host.drag($0, by: CGSize(width: 40)) })
    #expect(log.lines.isEmpty)
  }

  private struct Measured: View {
    @State private var width: CGFloat = 0

    var body: some View {
      VStack(spacing: 0) {
        Color.blue.frame(height: 10)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
        Color.red.frame(width: width / 2, height: 10)
      }
    }
  }

  @Test func aSizeIsKnownInTheSameFrame() {
    let host = ViewHost(Measured())
    #expect(widths(host, 100) == [100, 50])
    #expect(widths(host, 60) == [60, 30])
  }

  private func widths(_ host: ViewHost<Measured>, _ width: CGFloat) -> [Double] {
    let frame = host.frame(proposing: ProposedViewSize(width: width, height: nil))
    return frame.nodes.filter { $0.kind == .color }.map(\.rect.width)
  }
}
