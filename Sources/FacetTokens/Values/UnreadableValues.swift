import FacetDiagnostics
import FacetSpec

extension TokenEvaluator {
  /// Omits a token whose value is text with a meaning in CSS or another tool only: `auto`, `var(--gap)`,
  /// `linear-gradient(…)`.
  ///
  /// - Returns: False if the value is not text, so that it has another error.
  mutating func leavesOutText(at place: ValuePlace, of type: TokenType) -> Bool {
    guard let text = text(at: place), !text.isEmpty, text != "null", Double(text) == nil else { return false }
    leaveOut(at: place, of: type)
    return true
  }

  /// Omits a token whose value has no counterpart in the format.
  mutating func leaveOut(at place: ValuePlace, of type: TokenType, help: String? = nil) {
    reports.leaveOut(
      .dtcgNoCounterpart, at: span(place),
      "\(found(at: place)) is no \(type.rawValue) of the DTCG format, so the token is left out",
      help: help ?? type.example.map { "a \(type.rawValue) is written \($0)" })
  }
}

extension TokenType {
  /// An example value in the format, if it fits on one line.
  fileprivate var example: String? {
    switch self {
    case .color: "{ \"colorSpace\": \"srgb\", \"components\": [0.86, 0.05, 0.31] }"
    case .dimension: "{ \"value\": 12, \"unit\": \"px\" }"
    case .duration: "{ \"value\": 200, \"unit\": \"ms\" }"
    case .number: "1.5"
    case .fontWeight: "600 or \"semi-bold\""
    case .cubicBezier: "[0.4, 0, 0.2, 1]"
    default: nil
    }
  }
}
