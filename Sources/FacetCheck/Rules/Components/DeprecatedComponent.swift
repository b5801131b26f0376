package import FacetDiagnostics
import FacetText

extension DiagnosticKind {
  package static let deprecatedComponent = DiagnosticKind(
    "component/deprecated-use", .warning, "A component that is deprecated",
    explanation: """
      The spec of a component says with 'status' that it is not to be used any more, and what to use instead. Whoever \
      uses its Swift is warned by the compiler; another spec that still draws it is told here.

          Pill: { text: content.title }    # wrong, if 'Pill' is deprecated: "Use Badge."
          Badge: { text: content.title }   # right
      """)
}

extension ComponentChecker {
  mutating func reportDeprecatedUse(of component: ComponentSignature, at span: SourceSpan) {
    guard let reason = component.deprecation else { return }
    report(
      Diagnostic(
        .deprecatedComponent, at: span,
        "'\(component.name.value)' is deprecated" + (reason.isEmpty ? "" : ": \(escapedForDisplay(reason))")))
  }
}
