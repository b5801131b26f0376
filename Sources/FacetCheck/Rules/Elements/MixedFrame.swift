package import FacetDiagnostics

extension DiagnosticKind {
  package static let mixedFrame = DiagnosticKind(
    "element/mixed-frame", .error, "Frame with both a fixed size and bounds",
    explanation: """
      SwiftUI has two frames: one with a fixed 'width' and 'height', and one with bounds ('minWidth', 'maxHeight' …). \
      Where both are wanted, one is put around the other; the order decides which wins, so it is written out.

          frame: { height: 44, maxWidth: infinity }                     # wrong
          frame: { minHeight: 44, maxHeight: 44, maxWidth: infinity }   # right
      """)
}

extension Diagnostic {
  static func mixedFrame(_ key: Located<String>) -> Diagnostic {
    Diagnostic(
      .mixedFrame, at: key.span, "a frame has a fixed size or bounds, not both",
      help: "write a fixed height as 'minHeight' and 'maxHeight'")
  }
}
