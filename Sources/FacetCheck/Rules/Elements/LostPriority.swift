package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let lostPriority = DiagnosticKind(
    "element/lost-priority", .warning, "Layout priority without effect",
    explanation: """
      A stack reads the layout priority of its children. 'frame', 'padding' and 'aspectRatio' wrap the element in a \
      view of priority 0, so a 'layoutPriority' before them has no effect. Modifiers apply in the order in which they \
      are written.

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
      help: "write 'layoutPriority' after '\(outer.value)'",
      notes: [Note("'\(outer.value)' resets the priority to 0", at: outer.span)])
  }
}

func lostPriority(of element: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  let modifiers = element.written.modifiers
  guard element.wholeElement != nil,
    let priority = modifiers.firstIndex(where: { $0.modifier == .layoutPriority }),
    let outer = modifiers[priority...].last(where: { $0.modifier?.hasNoPriority == true })
  else { return [] }
  return [.lostPriority(modifiers[priority].key, inside: outer.key)]
}

extension ModifierID {
  /// Whether the modifier wraps the element in a view of priority 0.
  fileprivate var hasNoPriority: Bool {
    switch self {
    case .frame, .padding, .aspectRatio: true
    default: false
    }
  }
}
