package import FacetDiagnostics
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let missingSpacing = DiagnosticKind(
    "element/spacing", .error, "Stack without spacing",
    explanation: """
      The default spacing of SwiftUI depends on the kinds of adjacent children and on the version of the system, so a \
      snapshot of it could differ from the device. Set the spacing explicitly, to 0 for none.

          hstack: [ … ]       # wrong

          hstack: [ … ]       # right
          spacing: space.m
      """)
}

func missingSpacing(of element: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  let keys: [Key] =
    switch element.written.id {
    case .hstack, .vstack, .lazyHStack, .lazyVStack, .lazyVGrid, .lazyHGrid, .flow: [.spacing]
    case .grid: [.horizontalSpacing, .verticalSpacing]
    default: []
    }
  return keys.filter { element.written.argument($0) == nil }.map { key in
    .missingSpacing(element.written.kind, key: key, suggestion: design.distance ?? "0")
  }
}

extension Diagnostic {
  /// - Parameter suggestion: A token of the project, or 0 if it has none for a distance.
  fileprivate static func missingSpacing(_ kind: Located<String>, key: Key, suggestion: String) -> Diagnostic {
    Diagnostic(
      .missingSpacing, at: kind.span,
      "missing '\(key.text)' for '\(kind.value)'",
      help:
        "add '\(key.text): \(suggestion)' after the content of '\(kind.value):', with the same indentation as '\(kind.value):'"
    )
  }
}
