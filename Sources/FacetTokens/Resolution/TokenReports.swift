import FacetDiagnostics

/// The diagnostics of an import, each place and fault once: a value is read in every mode and by all who refer to it.
struct TokenReports {
  private struct Key: Hashable {
    var code: String
    var span: SourceSpan
  }

  private(set) var diagnostics: [Diagnostic] = []
  /// Where values were left out with a warning.
  private(set) var leftOut: Set<SourceSpan> = []
  private var seen: Set<Key> = []

  mutating func report(
    _ kind: DiagnosticKind, at span: SourceSpan, _ message: String, help: String? = nil,
    notes: [Diagnostic.Note] = [], fixes: [Diagnostic.Fix] = []
  ) {
    guard seen.insert(Key(code: "\(kind.code)", span: span)).inserted else { return }
    diagnostics.append(Diagnostic(kind, at: span, message, help: help, notes: notes, fixes: fixes))
  }

  /// Reports what cannot be read in the lenient mode either, so that the token it stands in is left out.
  ///
  /// - Parameter value: The value that is left out, where the report is not about it.
  mutating func leaveOut(
    _ kind: DiagnosticKind, at span: SourceSpan, leaving value: SourceSpan? = nil, _ message: String,
    help: String? = nil
  ) {
    leftOut.insert(value ?? span)
    report(kind, at: span, message, help: help)
  }
}
