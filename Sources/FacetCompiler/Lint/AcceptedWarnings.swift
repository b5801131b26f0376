package import FacetDiagnostics
import FacetSpec

/// A warning that a comment in a spec suppresses, with its reason.
package struct AcceptedWarning: Sendable {
  package var code: String
  /// Empty if the comment gives none, which is reported.
  package var reason: String
  /// The comment.
  package var span: SourceSpan
}

extension Compilation {
  /// In the order of the files, then of the locations in them.
  package var acceptedWarnings: [AcceptedWarning] {
    laterLint.trees.flatMap { tree in
      Allowance.all(in: tree).map { AcceptedWarning(code: $0.code.value, reason: $0.reason, span: $0.span) }
    }
  }
}
