package import FacetDiagnostics
import FacetSpec

extension [Diagnostic] {
  /// Applies strict mode, in which deviations from the format are errors. In lenient mode, the default, each is a
  /// warning with its own code `dtcg/…`, and the value is read as intended.
  package mutating func holdTokensToTheFormat() {
    for index in indices where self[index].kind.isLeniency { self[index].severity = .error }
  }
}

extension DiagnosticKind {
  package var isLeniency: Bool {
    "\(code)".utf8.starts(with: "dtcg/".utf8)
      || [.resolverOneContext, .tokenMissingType, .tokenModeOnly, .tokenThemeOnly].contains(self)
  }
}
