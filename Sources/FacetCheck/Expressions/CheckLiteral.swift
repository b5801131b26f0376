import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

/// The result of checking an expression as a literal.
enum LiteralOutcome {
  case value(Expression)
  /// A literal of another type, which has been reported.
  case wrong
  case notLiteral

  init(_ expression: Expression?) {
    self = expression.map(LiteralOutcome.value) ?? .wrong
  }
}

extension ComponentResolver {
  /// Literals and bare words take the expected type, if it has such a notation.
  mutating func literal(_ syntax: ExpressionSyntax, as expected: ValueType, in scope: Scope) -> LiteralOutcome {
    switch (syntax.node, expected) {
    case (.int(let value), .double), (.int(let value), .length):
      .value(Expression(.double(Double(value)), as: expected))
    case (.double(let value), .length):
      .value(Expression(.double(value), as: .length))
    case (.int(let value), .record(let id)) where id.type.takesLength:
      .value(Expression(Record(id, all: Expression(.double(Double(value)), as: .length))))
    case (.double(let value), .record(let id)) where id.type.takesLength:
      .value(Expression(Record(id, all: Expression(.double(value), as: .length))))
    case (.string(let name), .icon) where design.icons != nil:
      quotedWord(name, as: expected, at: syntax.span)
    case (.name(let name), .icon) where design.icons != nil:
      nameOrWord(name, among: design.icons ?? [], of: expected, in: scope, at: syntax.span)
    case (.string(let name), .icon):
      .value(icon(name, at: syntax.span))
    case (.string(let name), .image):
      .value(Expression(.image(name), as: .image))
    case (.string(let text), .date), (.string(let text), .url), (.string(let text), .duration):
      LiteralOutcome(written(text, as: expected, at: syntax))
    case (.name(let word), .words(let set)):
      nameOrWord(word, among: set.words, of: expected, in: scope, at: syntax.span)
    case (.name("none"), .shadow) where !scope.hasLocal(named: "none"):
      .value(Expression(.word("none"), as: .shadow))
    case (.name(let word), .font), (.name(let word), .fontWeight):
      nameOrWord(word, among: expected.words, of: expected, in: scope, at: syntax.span)
    case (.string(let word), .words), (.string(let word), .declared), (.string(let word), .font),
      (.string(let word), .fontWeight):
      quotedWord(word, as: expected, at: syntax.span)
    case (.dottedWord(let word, let dot), _):
      dottedWord(word, dot: dot, as: expected, in: scope)
    case (.name(let word), .declared(let type)):
      enumCase(word, of: type, in: scope, at: syntax.span)
    case (.array(let elements), .array(let type)):
      LiteralOutcome(array(elements, of: type, in: scope))
    case (.range(let lower, let upper), .range(let type)):
      LiteralOutcome(range(lower, upper, of: type, at: syntax.span, in: scope))
    case (.unary(let symbol, let operand), .double), (.unary(let symbol, let operand), .length):
      symbol.value == .negate ? LiteralOutcome(negated(operand, as: expected, in: scope)) : .notLiteral
    default:
      .notLiteral
    }
  }

  private mutating func negated(_ operand: ExpressionSyntax, as type: ValueType, in scope: Scope) -> Expression? {
    guard let operand = check(operand, as: type, in: scope) else { return nil }
    if case .double(let value) = operand.node { return Expression(.double(-value), as: type) }
    return Expression(.negate(operand), as: type)
  }

  /// A date, a URL or a duration, which is quoted in code.
  private mutating func written(
    _ text: String, as type: ValueType, at syntax: ExpressionSyntax
  ) -> Expression? {
    if let value = Expression(text, writtenAs: type) { return value }
    report(.mismatch(syntax.excerpt, as: type, help: Diagnostic.spelling(of: type), at: syntax.span))
    return nil
  }

  /// One of some words; nil for another, which is reported.
  mutating func word(
    _ word: String, of words: [String], as type: ValueType, at span: SourceSpan
  ) -> Expression? {
    guard words.contains(word) else {
      report(.unknownWord(word, of: type, among: words, at: span))
      return nil
    }
    return Expression(.word(word), as: type)
  }

  /// A word of a type that has other values too. A name in scope has precedence.
  private mutating func nameOrWord(
    _ word: String, among words: [String], of type: ValueType, in scope: Scope, at span: SourceSpan
  ) -> LiteralOutcome {
    guard !scope.hasLocal(named: word) else { return .notLiteral }
    if !words.contains(word), isKnown(word, in: scope) { return .notLiteral }
    return LiteralOutcome(self.word(word, of: words, as: type, at: span))
  }

  /// Reports a quoted word, because quotes are for text, not for enumerated values.
  private mutating func quotedWord(_ word: String, as type: ValueType, at span: SourceSpan) -> LiteralOutcome {
    guard let words = words(of: type) else { return .notLiteral }
    report(.quotedWord(word, of: type, isKnown: words.contains(word), at: span))
    return .wrong
  }

  /// A bare name as a case of the expected enum, unless a local has that name.
  private mutating func enumCase(
    _ word: String, of type: DeclaredType, in scope: Scope, at span: SourceSpan
  ) -> LiteralOutcome {
    guard let cases = words(of: .declared(type)), !scope.hasLocal(named: word) else { return .notLiteral }
    if cases.contains(word) { return .value(Expression(.word(word), as: .declared(type))) }
    if scope.seesParameters, hasVariable(named: word) { return .notLiteral }
    report(.unknownWord(word, of: .declared(type), among: cases, at: span))
    return .wrong
  }

  /// The words for values of a type: enumerated values, or the cases of a declared enum.
  func words(of type: ValueType) -> [String]? {
    switch type {
    case .words, .font, .fontWeight: return type.words
    case .icon: return design.icons
    case .declared(let declared):
      guard case .enumeration(let cases) = declaration(of: declared)?.shape else { return nil }
      return cases
    default: return nil
    }
  }

  private mutating func array(_ elements: [ExpressionSyntax], of type: ValueType, in scope: Scope) -> Expression? {
    var checked: [Expression] = []
    for element in elements {
      if let element = check(element, as: type, in: scope) { checked.append(element) }
    }
    return checked.count == elements.count ? Expression(.array(checked), as: .array(type)) : nil
  }

  private mutating func range(
    _ lower: ExpressionSyntax?, _ upper: ExpressionSyntax?, of type: ValueType, at span: SourceSpan, in scope: Scope
  ) -> Expression? {
    let low = lower.map { check($0, as: type, in: scope) }
    let high = upper.map { check($0, as: type, in: scope) }
    if case .some(nil) = low { return nil }
    if case .some(nil) = high { return nil }
    return range(from: low ?? nil, to: high ?? nil, of: type, at: span)
  }

  mutating func range(
    from lower: Expression?, to upper: Expression?, of type: ValueType, at span: SourceSpan
  ) -> Expression? {
    if let low = lower?.constantNumber, let high = upper?.constantNumber, low > high {
      report(.emptyRange(lower: low, upper: high, at: span))
      return nil
    }
    return Expression(.range(lower: lower, upper: upper), as: .range(type))
  }
}

extension Expression {
  /// The value of a number literal.
  var constantNumber: Double? {
    switch node {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }
}
