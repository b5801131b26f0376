import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// The delay of a task: `4s`, or an expression. Nil if an error has been reported.
  mutating func delay(_ value: ElementSpec.Value, in scope: Scope) -> Expression? {
    switch value {
    case .word(let text): milliseconds(text).map { Expression(.duration(milliseconds: $0), as: .duration) }
    case .expression(let syntax): check(syntax, as: .duration, in: scope)
    default: nil
    }
  }

  /// `4s` or `400ms`: more than 0, and at most a day. Nil if an error has been reported.
  mutating func milliseconds(_ text: Located<String>) -> Int? {
    if let value = DurationText(text.value)?.milliseconds, (1...86_400_000).contains(value) { return value }
    report(.malformedDuration(text))
    return nil
  }
}
