import FacetFrame
import FacetStore
import FacetUI

/// The counters as their screen of SwiftUI draws them.
@MainActor final class DrawnCounters {
  private let host: ViewHost<CountersScreen>

  init(_ store: StateStore<CountersState, CountersAction>) {
    host = ViewHost(CountersScreen(store: store))
    host.countsBodies = true
  }

  /// All texts of the screen, from top to bottom.
  var texts: [String] {
    frame().nodes.compactMap { node in
      if case .text(let run) = node.kind { run.text } else { nil }
    }
  }

  func tapRow(_ position: Int) {
    let frame = frame()
    let buttons = frame.nodes.indices.filter { frame.nodes[$0].kind == .control(.button) }
    host.activate(buttons[position])
  }

  /// Draws the screen, and returns how often the body of each type of its own views was evaluated. The screen itself
  /// reads no state.
  func evaluatedBodies() -> [String: Int] {
    _ = frame()
    return host.bodyCounts.filter { $0.key != "CountersScreen" && !$0.key.hasPrefix("StoreReader<") }
  }

  private func frame() -> Frame { host.frame(proposing: ProposedViewSize(width: 320, height: nil)) }
}
