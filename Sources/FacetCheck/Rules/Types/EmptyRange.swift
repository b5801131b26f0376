package import FacetDiagnostics
import FacetText

extension DiagnosticKind {
  package static let emptyRange = DiagnosticKind(
    "type/empty-range", .error, "Range with its bounds reversed",
    explanation: """
      'a...b' contains the values from a to b, so a must not be greater than b. In Swift such a range stops the program.

          bounds: Range<Int> = 16...0   # wrong
          bounds: Range<Int> = 0...16   # right
      """)
}

extension Diagnostic {
  static func emptyRange(lower: Double, upper: Double, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .emptyRange, at: span, "range requires lower bound <= upper bound, found \(short(lower))...\(short(upper))")
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(nearest: number))" : "\(number)"
  }
}
