package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let constantTrigger = DiagnosticKind(
    "element/constant-trigger", .warning, "Reaction to a value that never changes",
    explanation: """
      'animation' animates what changes together with its value, 'sensoryFeedback' plays when its trigger changes, and \
      'task' begins again when its id changes. A literal or a token never changes.

          text: content.title
          animation: { curve: spring, value: 1 }               # wrong

          text: content.title
          animation: { curve: spring, value: content.title }   # right
      """)
}

extension Diagnostic {
  fileprivate static func constantTrigger(_ key: Located<String>, _ part: Key, at span: SourceSpan) -> Diagnostic {
    let isID = part == .id
    return Diagnostic(
      .constantTrigger, at: span,
      isID ? "'id' has no effect: it never changes" : "'\(key.value)' has no effect: its \(part.text) never changes",
      help: "name a value that changes, such as a field of the content\(isID ? ", or remove it" : "")")
  }
}

func constantTrigger(of element: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for (modifier, written) in zip(element.modifiers, element.written.modifiers) {
    let part: Key
    switch written.modifier {
    case .animation: part = .value
    case .sensoryFeedback: part = .trigger
    case .task: part = .id
    default: continue
    }
    guard modifier?[part]?.isConstant == true, case .parts(let parts) = written.value, let value = parts[part] else {
      continue
    }
    found.append(.constantTrigger(written.key, part, at: value.value.syntax?.span ?? value.key.span))
  }
  return found
}
