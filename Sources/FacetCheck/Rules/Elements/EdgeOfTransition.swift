package import FacetDiagnostics
import FacetSpec

extension DiagnosticKind {
  package static let edgeOfTransition = DiagnosticKind(
    "element/edge-of-transition", .error, "Transition without exactly one movement",
    explanation: """
      An element that appears moves in from one edge ('move'), or is pushed in from it ('push').

      Wrong:

          # card.component.yaml
          styles: { default: { body: { text: "Saved", transition: { move: top, push: top } } } }

      Right:

          # card.component.yaml
          styles: { default: { body: { text: "Saved", transition: { move: top } } } }
      """)
}

extension Diagnostic {
  /// - Parameter names: The movements that are given.
  static func edgeOfTransition(_ names: [String], at span: SourceSpan) -> Diagnostic {
    let found = names.isEmpty ? "has no movement" : "has more than one movement"
    return Diagnostic(
      .edgeOfTransition, at: span, "'transition' \(found)", help: "write 'move' or 'push', and one edge")
  }

  static func geometryOfScreen(_ key: Located<String>) -> Diagnostic {
    Diagnostic(
      .misplacedKey, at: key.span, "'matchedGeometry' is not available in screens",
      help: "use it in a component, or name both elements by 'identifier' for a transition of screens")
  }

  static func geometryOutsideOfBody(_ key: Located<String>) -> Diagnostic {
    Diagnostic(
      .misplacedKey, at: key.span, "'matchedGeometry' is not available outside of a body",
      help: "use it in the body of the component that draws the slot")
  }
}
