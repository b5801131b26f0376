package import FacetDiagnostics

extension DiagnosticKind {
  package static let emptyRange = DiagnosticKind(
    "type/empty-range", .error, "A range whose lower end is above its upper end",
    explanation: """
      'a...b' holds all values from a to b, so a is not above b. In Swift such a range would stop the program.

          bounds: Range<Int> = 16...0   # wrong
          bounds: Range<Int> = 0...16   # right
      """)
}

extension Diagnostic {
  static func emptyRange(lower: Double, upper: Double, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.emptyRange, at: span, "the range begins at \(short(lower)) and ends below it, at \(short(upper))")
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
