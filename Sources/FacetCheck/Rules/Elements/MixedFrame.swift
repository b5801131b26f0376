package import FacetDiagnostics

extension DiagnosticKind {
  package static let mixedFrame = DiagnosticKind(
    "element/mixed-frame", .error, "Frame with both a fixed size and bounds",
    explanation: """
      SwiftUI has two frames: one with a fixed 'width' and 'height', and one with bounds such as 'minWidth' and \
      'maxHeight'. To combine them, write two 'frame' modifiers, because the result depends on their order.

          frame: { height: 44, maxWidth: infinity }                     # wrong
          frame: { minHeight: 44, maxHeight: 44, maxWidth: infinity }   # right
      """)
}

extension Diagnostic {
  static func mixedFrame(_ key: Located<String>) -> Diagnostic {
    Diagnostic(
      .mixedFrame, at: key.span, "a frame cannot have both a fixed size and bounds",
      help: "write a fixed height as 'minHeight' and 'maxHeight'")
  }
}
