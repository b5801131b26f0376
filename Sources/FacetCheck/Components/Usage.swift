import FacetDiagnostics

/// Which of a component's own names something refers to.
struct Usage: Sendable {
  var parameters: Set<String> = []
  var content: Set<String> = []
  /// The properties of styles, as they were declared.
  var properties: Set<Located<String>> = []
}
