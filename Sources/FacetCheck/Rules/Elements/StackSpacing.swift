package import FacetDiagnostics
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let missingSpacing = DiagnosticKind(
    "element/spacing", .error, "Stack without spacing",
    explanation: """
      Without 'spacing' SwiftUI chooses a distance for each pair of children, by what they are and by the version of \
      the system: it is the one default that cannot be relied on, and a picture of it would promise what a phone may \
      not keep. Say the distance, or 0 for none.

          hstack: [ … ]       # wrong

          hstack: [ … ]       # right
          spacing: space.m
      """)
}

func missingSpacing(of element: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  let keys: [Key] =
    switch element.written.id {
    case .hstack, .vstack, .lazyHStack, .lazyVStack, .lazyVGrid, .lazyHGrid: [.spacing]
    case .grid: [.horizontalSpacing, .verticalSpacing]
    default: []
    }
  return keys.filter { element.written.argument($0) == nil }.map { key in
    .missingSpacing(element.written.kind, key: key, suggestion: design.distance ?? "0")
  }
}

extension Diagnostic {
  /// `suggestion` is a token of the project's, or 0 where it has none for a distance.
  fileprivate static func missingSpacing(_ kind: Located<String>, key: Key, suggestion: String) -> Diagnostic {
    Diagnostic(
      .missingSpacing, at: kind.span,
      "missing '\(key.text)' for '\(kind.value)'",
      help:
        "add '\(key.text): \(suggestion)' behind all that '\(kind.value):' holds, on a line as deep as '\(kind.value):'"
    )
  }
}
