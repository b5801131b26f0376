package import FacetDiagnostics
import FacetSpec

extension DiagnosticKind {
  package static let missingDefaultStyle = DiagnosticKind(
    "style/no-default", .error, "A component without a default style",
    explanation: """
      The style called 'default' is what a component looks like when nobody has asked for another. Without it a \
      component could not be shown at all.

          styles:
            compact: …      # wrong: what if nobody says 'compact'?

          styles:
            default: …      # right
            compact: …
      """)
}

extension Diagnostic {
  static func missingDefaultStyle(_ component: Located<String>, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingDefaultStyle, at: span, "'\(component.value)' has no style 'default'",
      help: "call one of its styles 'default'")
  }
}

extension ComponentResolver {
  mutating func checkDefaultStyle() {
    guard spec.noStyle == nil, let place = spec.stylesSpan, !spec.styles.contains(where: { $0.name.value == "default" })
    else { return }
    report(.missingDefaultStyle(signature.name, at: place))
  }
}
