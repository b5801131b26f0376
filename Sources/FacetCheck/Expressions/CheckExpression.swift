import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentChecker {
  /// An expression that must be of a type. Nil if it is not, which has been reported.
  ///
  /// The type flows down into literals, bare words and branches, which take their meaning from it; everything else
  /// has a type of its own that is compared with the one expected.
  mutating func check(_ syntax: ExpressionSyntax, as expected: ValueType, in scope: Scope) -> Expression? {
    let checked = checked(syntax, as: expected, in: scope)
    if checked == nil { hasHoles = true }
    return checked
  }

  private mutating func checked(_ syntax: ExpressionSyntax, as expected: ValueType, in scope: Scope) -> Expression? {
    if isCutShort(syntax.span) { return nil }
    return switch syntax.node {
    case .invalid: nil
    case .null: null(at: syntax.span, as: expected)
    case .conditional(let condition, let then, let otherwise):
      conditional(condition, then, otherwise, as: expected, in: scope)
    case .binary(let symbol, let left, let right) where symbol.value == .coalesce:
      coalesce(left, right, as: expected, in: scope)
    case .data(let node): mapped(node, at: syntax.span, as: expected, in: scope)
    default: checkPresent(syntax, as: expected, in: scope)
    }
  }

  /// A constant of the spec: a default of a parameter, a field or a property.
  mutating func constant(_ syntax: ExpressionSyntax, as type: ValueType) -> Expression? {
    check(syntax, as: type, in: Scope(place: .constants))
  }

  private mutating func null(at span: SourceSpan, as expected: ValueType) -> Expression? {
    guard expected.isOptional else {
      report(.mismatch("nil", as: expected, help: "only an optional may be nil: '\(expected.spelling)?'", at: span))
      return nil
    }
    return Expression(.null, as: expected)
  }

  private mutating func conditional(
    _ condition: ExpressionSyntax, _ then: ExpressionSyntax, _ otherwise: ExpressionSyntax, as expected: ValueType,
    in scope: Scope
  ) -> Expression? {
    let spans = (condition: condition.span, otherwise: otherwise.span)
    let condition = check(condition, as: .bool, in: scope)
    let then = check(then, as: expected, in: scope)
    let otherwise = check(otherwise, as: expected, in: scope)
    guard let condition, let then, let otherwise else { return nil }
    let choice = Expression(.conditional(if: condition, then: then, else: otherwise), as: expected)
    body.add(choice, if: spans.condition, else: spans.otherwise)
    return choice
  }

  /// Something that is there: not nil, not a choice.
  private mutating func checkPresent(
    _ syntax: ExpressionSyntax, as expected: ValueType, in scope: Scope
  ) -> Expression? {
    switch literal(syntax, as: expected.unwrapped, in: scope) {
    case .value(let expression):
      reportHidden(by: expression, syntax, as: expected, in: scope)
      return expression
    case .wrong: return nil
    case .notLiteral: break
    }
    guard let found = infer(syntax, in: scope, hint: expected.unwrapped) else { return nil }
    let value = fit(found, as: expected, at: syntax)
    if let value { reportHiddenCase(by: value, syntax, in: scope) }
    return value
  }

  /// `found` where `expected` is wanted: the same, or a value where an optional of it may be.
  private mutating func fit(_ found: Expression, as expected: ValueType, at syntax: ExpressionSyntax) -> Expression? {
    if found.type == expected || found.type == expected.unwrapped { return found }
    if expected.unwrapped == .insets, found.type == .length { return .insets(all: found) }
    if expected.unwrapped == .cornerRadius, found.type == .length { return .cornerRadii(all: found) }
    var mismatch = Diagnostic.mismatch(syntax.excerpt, of: found.type, as: expected, at: syntax.span)
    if mismatch.help == nil, case .declared(let type) = expected.unwrapped { mismatch.help = spelling(of: type) }
    report(mismatch)
    return nil
  }
}

extension Expression {
  /// The same distance on all four sides.
  static func insets(all length: Expression) -> Expression {
    Expression(.insets(Insets(top: length, leading: length, bottom: length, trailing: length)), as: .insets)
  }

  /// As round at all four corners.
  static func cornerRadii(all radius: Expression) -> Expression {
    Expression(
      .cornerRadii(
        CornerRadii(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)),
      as: .cornerRadius)
  }
}
