import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// `formatted(price, currency, "EUR")`, `formatted(day, abbreviated, omitted)`: the formats and the words for them
/// depend on the type of the value.
extension ComponentResolver {
  mutating func formatted(_ arguments: [ExpressionSyntax], at span: SourceSpan, in scope: Scope) -> Expression? {
    guard let value = infer(arguments[0], in: scope) else { return nil }
    let written = Array(arguments.dropFirst())
    let style: [Expression]?
    switch (value.type, written.count) {
    case (.int, _), (.double, _): style = numberFormat(written, at: span, in: scope)
    case (.date, 0), (.duration, 0): style = []
    case (.date, 2): style = dateFormat(written, in: scope)
    case (.duration, 1): style = word(written[0], of: .durationFormat, in: scope).map { [$0] }
    case (.date, 1) where written[0].excerpt == "relative":
      report(.relativeDate(at: written[0].span))
      return nil
    case (.date, let count):
      report(.argumentCount(of: .formatted, found: count + 1, usage: "formatted(date, abbreviated, omitted)", at: span))
      return nil
    case (.duration, let count):
      report(.argumentCount(of: .formatted, found: count + 1, usage: "formatted(duration, minuteSecond)", at: span))
      return nil
    default:
      let excerpt = arguments[0].excerpt
      let expected = "Int, Double, Date or Duration"
      report(
        .mismatch(excerpt, of: value.type, asArgumentOf: .formatted, expected, at: arguments[0].span))
      return nil
    }
    return style.map { Expression(.call(.formatted, [value] + $0), as: .string) }
  }

  private mutating func numberFormat(
    _ written: [ExpressionSyntax], at span: SourceSpan, in scope: Scope
  ) -> [Expression]? {
    guard let first = written.first else { return [] }
    guard let format = word(first, of: .numberFormat, in: scope) else { return nil }
    let isCurrency = format.node == .word("currency")
    let least = isCurrency ? 2 : 1
    guard (least...least + 1).contains(written.count) else {
      let usage = isCurrency ? "formatted(number, currency, \"EUR\")" : "formatted(number, percent, 1)"
      report(.argumentCount(of: .formatted, found: written.count + 1, usage: usage, at: span))
      return nil
    }
    let code = isCurrency ? [currency(written[1], in: scope)] : []
    let rest = code + written.dropFirst(least).map { fractionLength($0, in: scope) }
    let checked = rest.compactMap { $0 }
    return checked.count == rest.count ? [format] + checked : nil
  }

  private mutating func dateFormat(_ written: [ExpressionSyntax], in scope: Scope) -> [Expression]? {
    let date = check(written[0], as: .words(.dateStyle), in: scope)
    let time = check(written[1], as: .words(.timeStyle), in: scope)
    guard let date, let time else { return nil }
    return [date, time]
  }

  /// A literal word, because each word is a type of its own in Swift.
  private mutating func word(_ syntax: ExpressionSyntax, of set: WordSet, in scope: Scope) -> Expression? {
    guard let value = check(syntax, as: .words(set), in: scope) else { return nil }
    if case .word = value.node { return value }
    report(.mismatch(syntax.excerpt, as: value.type, help: "write one of its words", at: syntax.span))
    return nil
  }

  /// A code of ISO 4217, checked if it is a literal.
  mutating func currency(_ syntax: ExpressionSyntax, in scope: Scope) -> Expression? {
    guard let code = check(syntax, as: .string, in: scope) else { return nil }
    if case .string(let text) = code.node, text.utf8.count != 3 || !text.utf8.allSatisfy({ (65...90).contains($0) }) {
      report(.notACurrency(syntax.excerpt, at: syntax.span))
      return nil
    }
    return code
  }

  mutating func fractionLength(_ syntax: ExpressionSyntax, in scope: Scope) -> Expression? {
    guard let length = check(syntax, as: .int, in: scope) else { return nil }
    if case .int(0...20) = length.node { return length }
    report(.fractionLength(syntax.excerpt, at: syntax.span))
    return nil
  }
}
