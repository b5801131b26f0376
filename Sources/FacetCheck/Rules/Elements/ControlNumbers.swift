package import FacetDiagnostics

extension DiagnosticKind {
  package static let openRange = DiagnosticKind(
    "element/open-range", .error, "Slider or gauge over an open range",
    explanation: """
      The range of a slider or a gauge requires a lower and an upper bound.

          slider: content.ratio
          in: 0...               # wrong
          in: 0...10             # right
      """)

  package static let pointRange = DiagnosticKind(
    "element/point-range", .error, "Slider or gauge over a range of one value",
    explanation: """
      The bounds of the range of a slider or a gauge must differ. A slider without a range stops the program.

          slider: content.ratio
          in: 1...1              # wrong
          in: 0...1              # right
      """)

  package static let notPositive = DiagnosticKind(
    "element/not-positive", .error, "Step or total that is not positive",
    explanation: """
      The step of a slider or a stepper and the total of a progress view must be greater than zero.

          progress: 0.5
          total: 0               # wrong
          total: 2               # right
      """)
}

extension Diagnostic {
  static func openRange(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .openRange, at: span, "the range of a slider or a gauge requires a lower and an upper bound",
      help: "write 'in: 0...1'")
  }

  static func pointRange(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .pointRange, at: span, "the bounds of the range of a slider or a gauge must differ", help: "write 'in: 0...1'")
  }

  static func notPositive(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.notPositive, at: span, "'\(name)' must be greater than zero", help: "write '\(name): 1'")
  }
}
