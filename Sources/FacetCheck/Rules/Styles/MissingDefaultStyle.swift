package import FacetDiagnostics
import FacetSpec

extension DiagnosticKind {
  package static let missingDefaultStyle = DiagnosticKind(
    "style/no-default", .error, "A component without a default style",
    explanation: """
      The style 'default' applies where no other style is set, so every component with styles requires one.

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
      help: "rename one of its styles to 'default'")
  }
}

extension ComponentResolver {
  mutating func checkDefaultStyle() {
    guard spec.noStyle == nil, let place = spec.stylesSpan, !spec.styles.contains(where: { $0.name.value == "default" })
    else { return }
    report(.missingDefaultStyle(signature.name, at: place))
  }
}
