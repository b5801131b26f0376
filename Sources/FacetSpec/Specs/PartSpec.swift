package import FacetDiagnostics

/// A fragment of a body, which the element `part` draws.
package struct PartSpec: Sendable {
  package var name: Located<String>
  package var doc: Located<String>?
  package var parameters: [DeclarationSpec] = []
  package var body: [ElementSpec] = []
  /// The place of all of it.
  package var span: SourceSpan

  package init(name: Located<String>, span: SourceSpan) {
    self.name = name
    self.span = span
  }
}
