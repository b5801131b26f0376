import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// Checks an expression against a type. Nil for another type, which has been reported.
  ///
  /// Literals, bare words and branches take their type from the expected type. Other expressions have a type of their
  /// own, which is compared with it.
  mutating func check(_ syntax: ExpressionSyntax, as expected: ValueType, in scope: Scope) -> Expression? {
    let checked = checked(syntax, as: expected, in: scope)
    if checked == nil { hasHoles = true }
    return checked
  }

  private mutating func checked(_ syntax: ExpressionSyntax, as expected: ValueType, in scope: Scope) -> Expression? {
    if isCutShort(syntax.span) { return nil }
    if expected.unwrapped == .localizedText {
      let text: ValueType = expected.isOptional ? .optional(.string) : .string
      return checked(syntax, as: text, in: scope.forLocalizedText).map(\.asLocalizedText)
    }
    return switch syntax.node {
    case .invalid: nil
    case .null: null(at: syntax.span, as: expected, in: scope)
    case .conditional(let condition, let then, let otherwise):
      conditional(condition, then, otherwise, as: expected, in: scope)
    case .switch(let choice): self.choice(choice, at: syntax.span, as: expected, in: scope)
    case .binary(let symbol, let left, let right) where symbol.value == .coalesce:
      coalesce(left, right, asOneOf: [expected], in: scope)
    case .data(let node): mapped(node, at: syntax.span, as: expected, in: scope)
    default: checkPresent(syntax, as: expected, in: scope)
    }
  }

  /// Checks an expression against several types. A literal takes the first; other expressions have a type of their own.
  mutating func check(
    _ syntax: ExpressionSyntax, asOneOf types: [ValueType], in scope: Scope
  ) -> Expression? {
    if types.count == 1 || takesType(syntax, in: scope) { return check(syntax, as: types[0], in: scope) }
    let checked = isCutShort(syntax.span) ? nil : checked(syntax, asOneOf: types, in: scope)
    if checked == nil { hasHoles = true }
    return checked
  }

  private mutating func checked(
    _ syntax: ExpressionSyntax, asOneOf types: [ValueType], in scope: Scope
  ) -> Expression? {
    switch syntax.node {
    case .invalid: return nil
    case .conditional(let condition, let then, let otherwise):
      let (test, inner) = test(condition, in: scope)
      let pair = branches(then, in: inner, otherwise, asOneOf: types, in: scope)
      checkUse(of: condition, test)
      guard let (first, second) = pair, let test else { return nil }
      return choice(if: test, at: condition.span, then: first, else: second, at: otherwise.span, as: first.type)
    case .switch(let choice): return self.choice(choice, asOneOf: types, in: scope)
    case .binary(let symbol, let left, let right) where symbol.value == .coalesce:
      return coalesce(left, right, asOneOf: types, in: scope)
    default:
      guard let found = infer(syntax, in: scope, hint: types[0]) else { return nil }
      let expected = types.first { $0.unwrapped == found.type.unwrapped } ?? types[0]
      return fit(found, as: expected, at: syntax, in: scope)
    }
  }

  /// Two branches of one of several types. A literal takes the type of the other branch.
  private mutating func branches(
    _ then: ExpressionSyntax, in inner: Scope, _ otherwise: ExpressionSyntax, asOneOf types: [ValueType],
    in scope: Scope
  ) -> (then: Expression, otherwise: Expression)? {
    if takesType(then, in: inner) {
      let second = check(otherwise, asOneOf: types, in: scope)
      let first = check(then, asOneOf: second.map { [$0.type] } ?? types, in: inner)
      return first.flatMap { first in second.map { (first, $0) } }
    }
    let first = check(then, asOneOf: types, in: inner)
    let taken = first.map { [$0.type] } ?? types
    let second = check(otherwise, asOneOf: takesType(otherwise, in: scope) ? taken : types, in: scope)
    guard let first, let second else { return nil }
    if first.type == second.type { return (first, second) }
    for (branch, value) in [(then, first), (otherwise, second)] where value.type != types[0] {
      report(.mismatchedBranch(branch.excerpt, of: value.type, as: types[0], at: branch.span))
    }
    return nil
  }

  /// A constant of the spec: a default of a parameter, field or property.
  mutating func constant(_ syntax: ExpressionSyntax, as type: ValueType) -> Expression? {
    check(syntax, as: type, in: Scope(place: .constants))
  }

  private mutating func null(at span: SourceSpan, as expected: ValueType, in scope: Scope) -> Expression? {
    guard expected.isOptional else {
      let help =
        switch expected {
        case .string, .localizedText: "write \"\" for no text"
        // The type of a key of the language is not the author's.
        case _ where scope.style != nil: "put an 'if' around the element, and leave the key out in one of the branches"
        default: "only an optional may be nil: '\(expected.spelling)?'"
        }
      report(.mismatch("nil", as: expected, help: help, at: span))
      return nil
    }
    return Expression(.null, as: expected)
  }

  private mutating func conditional(
    _ condition: ExpressionSyntax, _ then: ExpressionSyntax, _ otherwise: ExpressionSyntax, as expected: ValueType,
    in scope: Scope
  ) -> Expression? {
    let (test, inner) = test(condition, in: scope)
    let first = check(then, as: expected, in: inner)
    let second = check(otherwise, as: expected, in: scope)
    checkUse(of: condition, test)
    guard let test, let first, let second else { return nil }
    return choice(if: test, at: condition.span, then: first, else: second, at: otherwise.span, as: expected)
  }

  /// `if condition then a else b`, recorded as a branch of its element.
  mutating func choice(
    if condition: Expression, at place: SourceSpan, then: Expression, else otherwise: Expression,
    at otherPlace: SourceSpan, as type: ValueType
  ) -> Expression {
    let choice = Expression(
      .conditional(if: condition, then: then, else: otherwise), as: type.ofChoice(among: [then, otherwise]))
    keep(choice: choice, ways: [(.then, place), (.otherwise, otherPlace)])
    return choice
  }

  /// Checks an expression that is not nil and not a conditional.
  private mutating func checkPresent(
    _ syntax: ExpressionSyntax, as expected: ValueType, in scope: Scope
  ) -> Expression? {
    if expected.unwrapped != .string {
      if let text = syntax.textInVerbatim, expected.unwrapped.isWrittenInQuotes {
        return checkPresent(text, as: expected, in: scope.meantAsText)
      }
      if case .string = syntax.node, reportQuoted(syntax, as: expected, in: scope) { return nil }
    }
    switch literal(syntax, as: expected.unwrapped, in: scope) {
    case .value(let expression):
      reportHidden(by: expression, syntax, as: expected, in: scope)
      return expression
    case .wrong: return nil
    case .notLiteral: break
    }
    guard let found = infer(syntax, in: scope, hint: expected.unwrapped) else { return nil }
    return fit(found, as: expected, at: syntax, in: scope)
  }

  /// Converts `found`, an expression with its own type, to `expected`.
  mutating func fit(
    _ found: Expression, as expected: ValueType, at syntax: ExpressionSyntax, in scope: Scope
  ) -> Expression? {
    let value = fitting(found, as: expected, at: syntax, in: scope)
    if let value { reportHiddenCase(by: value, syntax, in: scope) }
    return value
  }

  /// The same type, or a value as an optional of it.
  private mutating func fitting(
    _ found: Expression, as expected: ValueType, at syntax: ExpressionSyntax, in scope: Scope
  ) -> Expression? {
    if found.type == expected || found.type == expected.unwrapped { return found }
    if case .record(let id) = expected.unwrapped, id.type.takesLength, found.type == .length {
      return Expression(Record(id, all: found))
    }
    var mismatch = Diagnostic.mismatch(syntax.excerpt, of: found.type, as: expected, at: syntax.span)
    if mismatch.help == nil, case .declared(let type) = expected.unwrapped {
      mismatch.help = spelling(of: type, inPlaceOf: syntax.excerpt)
    }
    // For a label that may be missing, a text that is not. A value or a hint may be empty.
    let isOptionalSpeech = [.accessibilityValue, .accessibilityHint].contains(scope.textRole)
    if !isOptionalSpeech, found.type.isOptional, found.type.unwrapped == expected, expected == .string,
      scope.style != nil,
      let text = content.fields.first(where: { $0.type == .string || $0.type == .localizedText })
    {
      mismatch.help = Diagnostic.defaultHelp(syntax.excerpt, expected, text: "content.\(text.name.value)")
    }
    report(mismatch)
    return nil
  }
}

extension ValueType {
  /// Whether values are written in quotes: texts, and what text describes.
  var isWrittenInQuotes: Bool {
    switch self {
    case .string, .localizedText, .icon, .image, .date, .url, .duration: true
    default: false
    }
  }

  /// The type of a choice among values that were checked against this type: an optional only if one of them may be nil.
  func ofChoice(among values: [Expression]) -> ValueType {
    values.contains(where: \.type.isOptional) ? self : unwrapped
  }
}
