package import FacetDiagnostics

extension DiagnosticKind {
  package static let openRange = DiagnosticKind(
    "element/open-range", .error, "Slider over an open range",
    explanation: """
      A slider has a place for the first and for the last value, so its range has both ends.

          slider: content.ratio
          in: 0...               # wrong
          in: 0...10             # right
      """)

  package static let pointRange = DiagnosticKind(
    "element/point-range", .error, "Slider over a range of one value",
    explanation: """
      A slider moves between two ends. Where both are the same there is nowhere to go, and SwiftUI stops the program.

          slider: content.ratio
          in: 1...1              # wrong
          in: 0...1              # right
      """)

  package static let notPositive = DiagnosticKind(
    "element/not-positive", .error, "Step or total that is not positive",
    explanation: """
      A slider moves by its step, and progress is a part of its total: neither can be zero or less.

          progress: 0.5
          total: 0               # wrong
          total: 2               # right
      """)
}

extension Diagnostic {
  static func openRange(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .openRange, at: span, "a slider needs both ends of its range", help: "write 'in: 0...1'")
  }

  static func pointRange(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .pointRange, at: span, "the range of a slider needs two ends that differ", help: "write 'in: 0...1'")
  }

  static func notPositive(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.notPositive, at: span, "expected a '\(name)' greater than zero", help: "write '\(name): 1'")
  }
}
