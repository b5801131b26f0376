package import FacetDiagnostics
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let generatedView = DiagnosticKind(
    "component/as-swift", .error, "A view written in Swift that has the name of a generated type",
    explanation: """
      'swift' names a view that a person writes. A component of the project is an element by its own name: then its \
      parameters are checked, and snapshots draw it.

          swift: Badge                    # wrong, if the project has a component Badge
          with: { text: content.title }

          Badge: { text: content.title }  # right
      """)
}

/// Views that are to be written in Swift, where there is a generated type of that name already.
func reportGeneratedViews(
  among checkers: [ComponentChecker], prefix: String, to diagnostics: inout [Diagnostic]
) {
  var owners: [String: String] = [:]
  for signature in checkers.map(\.signature) {
    for type in signature.generatedTypeNames(prefix: prefix) { owners[type] = signature.name.value }
  }
  for view in checkers.flatMap(\.handWrittenViews) {
    if let owner = owners[view.value] { diagnostics.append(.generatedView(view, component: owner)) }
  }
}

extension Diagnostic {
  fileprivate static func generatedView(_ view: Located<String>, component: String) -> Diagnostic {
    Diagnostic(
      .generatedView, at: view.span, "'\(view.value)' is generated from the component '\(component)'",
      help: "write '\(component): { … }' for the component, or give the view another name")
  }
}
