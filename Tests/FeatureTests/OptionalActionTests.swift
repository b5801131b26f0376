import FacetFrame
import FacetRuntime
import FacetSupport
import FacetUI
import Testing

/// Actions that are offered at times.
@MainActor
struct OptionalActionTests {
  /// A counter that has the gestures only while it counts.
  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("\(count)") { count += 1 } }
  }

  private final class Log {
    var lines: [String] = []
  }

  private struct Screen: View {
    var isEditing = false
    let log = Log()

    var body: some View {
      Counter()
        .accessibilityElement(children: .contain)
        .accessibilityAction(.escape, optional: isEditing ? { @MainActor in log.lines.append("inner") } : nil)
        .accessibilityAdjustableAction(isEnabled: isEditing) {
          log.lines.append($0 == .increment ? "up" : "down")
        }
        .accessibilityElement(children: .contain)
        .accessibilityAction(.escape) { log.lines.append("outer") }
    }
  }

  private func titles(_ host: ViewHost<Screen>) -> [String] {
    host.frame(proposing: .unspecified).accessibility.map(\.label)
  }

  @Test func aViewKeepsItsStateWhenAnActionComesAndGoes() {
    let host = ViewHost(Screen())
    #expect(host.frame(proposing: .unspecified).nodes.indices.contains { host.activate($0) })
    #expect(titles(host) == ["1"])
    host.rootView.isEditing = true
    #expect(titles(host) == ["1"])
    host.rootView.isEditing = false
    #expect(titles(host) == ["1"])
  }

  @Test func anActionThatIsNotOfferedDoesNotIntercept() {
    let host = ViewHost(Screen())
    for isEditing in [false, true, false] {
      host.rootView.isEditing = isEditing
      let frame = host.frame(proposing: .unspecified)
      #expect(frame.escapes.last.map(host.escape) == true)
      #expect(frame.nodes.indices.contains { host.adjust($0, .increment) } == isEditing)
    }
    #expect(host.rootView.log.lines == ["outer", "inner", "up", "outer"])
  }

  private struct Form: View {
    var isEditing = false
    let log = Log()
    @State private var name = ""

    var body: some View {
      VStack {
        Counter()
        TextField(text: $name) { Text(verbatim: "Name") }
      }
      .onSubmit(optional: isEditing ? { @MainActor in log.lines.append("inner") } : nil)
      .onSubmit { log.lines.append("outer") }
    }
  }

  @Test func aFieldKeepsItsFocusWhenSubmittingComesAndGoes() {
    let host = ViewHost(Form())
    let nodes = host.frame(proposing: .unspecified).nodes.indices
    #expect(nodes.contains { host.activate($0) })
    #expect(nodes.contains { host.focus($0) && host.type("Ada", into: $0) })
    for isEditing in [false, true, false] {
      host.rootView.isEditing = isEditing
      let frame = host.frame(proposing: .unspecified)
      #expect(frame.accessibility.map(\.label).contains("1"))
      #expect(frame.nodes.indices.contains { host.submit($0) })
    }
    #expect(host.rootView.log.lines == ["outer", "inner", "outer", "outer"])
  }
}
