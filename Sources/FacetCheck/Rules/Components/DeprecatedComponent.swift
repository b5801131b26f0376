package import FacetDiagnostics
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let deprecatedComponent = DiagnosticKind(
    "component/deprecated-use", .warning, "Use of a deprecated component",
    explanation: """
      'status' marks a component that should no longer be used and names its replacement. The Swift compiler warns \
      about uses in Swift; this rule reports uses in other specs.

          Pill: { text: content.title }    # wrong, if 'Pill' is deprecated: "Use Badge."
          Badge: { text: content.title }   # right
      """)
}

func deprecatedComponent(of element: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic]
{
  guard element.isComponent, let used = design[component: element.written.kind.value], let reason = used.deprecation
  else { return [] }
  return [
    Diagnostic(
      .deprecatedComponent, at: element.written.kind.span,
      "'\(used.name.value)' is deprecated" + (reason.isEmpty ? "" : ": \(escapedForDisplay(reason))"))
  ]
}
