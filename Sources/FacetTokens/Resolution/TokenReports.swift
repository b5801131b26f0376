import FacetDiagnostics

/// The diagnostics of an import without duplicates, because a value is read for every mode and every reference to it.
struct TokenReports {
  private struct Key: Hashable {
    var code: String
    var span: SourceSpan
  }

  private(set) var diagnostics: [Diagnostic] = []
  /// The spans of values that were omitted with a warning.
  private(set) var leftOut: Set<SourceSpan> = []
  private var seen: Set<Key> = []

  mutating func report(
    _ kind: DiagnosticKind, at span: SourceSpan, _ message: String, help: String? = nil,
    notes: [Diagnostic.Note] = [], fixes: [Diagnostic.Fix] = []
  ) {
    guard seen.insert(Key(code: "\(kind.code)", span: span)).inserted else { return }
    diagnostics.append(Diagnostic(kind, at: span, message, help: help, notes: notes, fixes: fixes))
  }

  /// Reports a value that cannot be read in lenient mode either, so that its token is omitted.
  ///
  /// - Parameter value: The omitted value, if it differs from the reported place.
  mutating func leaveOut(
    _ kind: DiagnosticKind, at span: SourceSpan, leaving value: SourceSpan? = nil, _ message: String,
    help: String? = nil
  ) {
    leftOut.insert(value ?? span)
    report(kind, at: span, message, help: help)
  }

  /// Reports that the way to a value is longer than a limit allows.
  mutating func reportLongChain(
    _ message: String, at span: SourceSpan, help: String = "write the value itself in a token on the way"
  ) {
    report(.tokenLongChain, at: span, message, help: help)
  }
}
