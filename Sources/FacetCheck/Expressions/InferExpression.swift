import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// Infers the type of an expression without an expected type. Nil if it has none, which has been reported.
  ///
  /// `hint` is the type that the context expects. Only literal operands take it.
  mutating func infer(_ syntax: ExpressionSyntax, in scope: Scope, hint: ValueType? = nil) -> Expression? {
    let inferred = inferred(syntax, in: scope, hint: hint)
    if inferred == nil { hasHoles = true }
    return inferred
  }

  private mutating func inferred(_ syntax: ExpressionSyntax, in scope: Scope, hint: ValueType?) -> Expression? {
    if isCutShort(syntax.span) { return nil }
    return switch syntax.node {
    case .invalid: nil
    case .bool(let value): Expression(.bool(value), as: .bool)
    case .int(let value): Expression(.int(value), as: .int)
    case .double(let value): Expression(.double(value), as: .double)
    case .string, .interpolation: reportQuoted(syntax, in: scope) ? nil : text(syntax, in: scope)
    case .name: named(syntax, in: scope, hint: hint)
    case .member(let base, _): base.isChained ? chain(syntax, in: scope) : named(syntax, in: scope, hint: hint)
    case .unwrapped(let base): chain(base, in: scope)
    case .unary(let symbol, let operand): unary(symbol, operand, in: scope, hint: hint)
    case .binary(let symbol, let left, let right): binary(symbol, left, right, in: scope, hint: hint)
    case .conditional(let condition, let then, let otherwise):
      conditional(condition, then, otherwise, in: scope, hint: hint)
    case .switch(let choice): self.choice(choice, in: scope, hint: hint)
    case .call(let function, let arguments):
      performingBound(function, arguments, in: scope)
        ?? call(function, arguments, at: syntax.span, in: scope, hint: hint)
    case .perform(let action, let arguments): performing(action, arguments, at: syntax.span, in: scope)
    case .array(let elements): array(elements, at: syntax.span, in: scope)
    case .range(let lower, let upper): range(lower, upper, at: syntax.span, in: scope)
    case .dottedWord(let word, let dot): untyped(word, behind: dot)
    case .null, .data: untyped(syntax)
    // The parser makes it the condition of a conditional.
    case .binding: nil
    }
  }

  private mutating func untyped(_ syntax: ExpressionSyntax) -> Expression? {
    report(.untyped(syntax.excerpt, at: syntax.span))
    return nil
  }

  private mutating func untyped(_ word: String, behind dot: SourceSpan) -> Expression? {
    report(.wordBehindDot(word, dot: dot))
    return nil
  }

  private mutating func text(_ syntax: ExpressionSyntax, in scope: Scope) -> Expression? {
    let text: Expression? =
      switch syntax.node {
      case .string(let text): Expression(.string(text), as: .string)
      case .interpolation(let segments): interpolation(segments, in: scope)
      default: nil
      }
    return text.map { localized($0, at: syntax.span, in: scope) }
  }

  private mutating func interpolation(_ segments: [ExpressionSyntax.Segment], in scope: Scope) -> Expression? {
    var checked: [Expression.Segment] = []
    for segment in segments {
      switch segment {
      case .text(let text): checked.append(.text(text))
      case .value(let syntax):
        if let value = interpolated(syntax, in: scope) { checked.append(.value(value)) }
      }
    }
    return checked.count == segments.count ? Expression(.interpolation(checked), as: .string) : nil
  }

  private mutating func interpolated(_ syntax: ExpressionSyntax, in scope: Scope) -> Expression? {
    guard let value = infer(syntax, in: scope) else { return nil }
    switch value.type {
    case .string, .int, .double, .bool: return value
    default:
      report(.notText(syntax.excerpt, of: value.type, at: syntax.span))
      return nil
    }
  }

  /// A conditional with branches of one type: that of a branch which does not take its type from the context.
  private mutating func conditional(
    _ condition: ExpressionSyntax, _ then: ExpressionSyntax, _ otherwise: ExpressionSyntax, in scope: Scope,
    hint: ValueType?
  ) -> Expression? {
    let (test, inner) = test(condition, in: scope)
    let pair =
      condition.bindsName
      ? sameType(then, in: inner, otherwise, in: scope, hint: hint) : sameType(then, otherwise, in: scope, hint: hint)
    checkUse(of: condition, test)
    guard let test, let (first, second) = pair else { return nil }
    return choice(if: test, at: condition.span, then: first, else: second, at: otherwise.span, as: first.type)
  }

  private mutating func array(_ elements: [ExpressionSyntax], at span: SourceSpan, in scope: Scope) -> Expression? {
    guard !elements.isEmpty else {
      report(.untyped("[]", at: span))
      return nil
    }
    // An element with its own type gives it to the literals: `[3, space.s]`, `[1, 2.5]`.
    let leader = elements.firstIndex { !takesType($0, in: scope) } ?? elements.indexOfStrongestLiteral
    guard let element = infer(elements[leader], in: scope) else { return nil }
    let values = elements.enumerated().compactMap { index, syntax in
      index == leader ? element : check(syntax, as: element.type, in: scope)
    }
    return values.count == elements.count ? Expression(.array(values), as: .array(element.type)) : nil
  }

  private mutating func range(
    _ lower: ExpressionSyntax?, _ upper: ExpressionSyntax?, at span: SourceSpan, in scope: Scope
  ) -> Expression? {
    guard let bound = lower ?? upper, let first = infer(bound, in: scope) else { return nil }
    guard lower != nil, let upper else {
      return range(from: lower == nil ? nil : first, to: lower == nil ? first : nil, of: first.type, at: span)
    }
    guard let last = check(upper, as: first.type, in: scope) else { return nil }
    return range(from: first, to: last, of: first.type, at: span)
  }
}
