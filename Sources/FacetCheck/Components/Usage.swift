import FacetDiagnostics
import FacetIR

/// Which of a component's own names something refers to, and which tokens it names.
struct Usage: Sendable {
  var parameters: Set<String> = []
  var content: Set<String> = []
  var tokens: Set<TokenPath> = []
  /// The properties of styles, as they were declared.
  var properties: Set<Located<String>> = []
}
