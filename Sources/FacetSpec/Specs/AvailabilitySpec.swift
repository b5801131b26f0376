package import FacetDiagnostics

/// `availability: { iOS: 26, macOS: 26 }`, and `platforms:` of a project.
package struct AvailabilitySpec: Sendable {
  /// The span of the key, for diagnostics.
  package var span: SourceSpan
  package var versions: [(platform: Located<String>, version: Located<String>)] = []

  package init(span: SourceSpan) { self.span = span }
}
