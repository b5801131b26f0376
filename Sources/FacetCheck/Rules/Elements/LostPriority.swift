package import FacetDiagnostics
import FacetIR
import FacetSpec

extension DiagnosticKind {
  package static let lostPriority = DiagnosticKind(
    "element/lost-priority", .warning, "A layout priority inside of what has its own",
    explanation: """
      A stack asks its children for their layout priority. 'frame', 'padding' and 'aspectRatio' put something around \
      the element that has the priority 0, so that a priority before them has no effect. Modifiers apply in the order \
      in which they are written.

          hstack:
            - text: content.title
              layoutPriority: 1   # wrong: the stack sees the padding
              padding: 8

          hstack:
            - text: content.title
              padding: 8
              layoutPriority: 1   # right
      """)
}

extension Diagnostic {
  fileprivate static func lostPriority(_ key: Located<String>, inside outer: Located<String>) -> Diagnostic {
    Diagnostic(
      .lostPriority, at: key.span, "'layoutPriority' has no effect: '\(outer.value)' is applied after it",
      help: "write 'layoutPriority' after '\(outer.value)'", notes: [Note("its priority is 0", at: outer.span)])
  }
}

extension ComponentChecker {
  mutating func checkPriority(of written: ElementSpec) {
    let keys = written.modifiers.map(\.key)
    guard let priority = keys.firstIndex(where: { $0.value == "layoutPriority" }) else { return }
    if let outer = keys[priority...].last(where: { ["frame", "padding", "aspectRatio"].contains($0.value) }) {
      report(.lostPriority(keys[priority], inside: outer))
    }
  }
}
