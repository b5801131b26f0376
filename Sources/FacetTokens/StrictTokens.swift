package import FacetDiagnostics
import FacetSpec

extension [Diagnostic] {
  /// Strict mode: what only tolerant tools accept in a token file, and what the format says tools should report, is an
  /// error. In the lenient mode, which is the standard, each is a warning with a code of its own, `dtcg/…`, and the value
  /// is what it was surely meant to be.
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
