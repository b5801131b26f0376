import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

extension ComponentResolver {
  mutating func call(
    _ name: Located<String>, _ arguments: [ExpressionSyntax], at span: SourceSpan, in scope: Scope, hint: ValueType?
  ) -> Expression? {
    guard let function = Function(rawValue: name.value) else {
      let isType = spec.types.contains { $0.name.value == name.value }
      report(isType ? .structInExpression(name) : .unknownFunction(name, takingCount: arguments.count))
      return nil
    }
    guard function.parameterCounts.contains(arguments.count) else {
      report(.argumentCount(of: function, found: arguments.count, at: span))
      return nil
    }
    switch function.signature {
    case .numbers: return numbers(function, arguments, in: scope, hint: hint)
    case .text where function == .verbatim: return check(arguments[0], as: .string, in: scope.meantAsText)
    case .text:
      return check(arguments[0], as: .string, in: scope).map(function.call)
    case .collection: return single(function, arguments[0], "String or an Array", in: scope)
    case .given: return given(arguments[0], in: scope)
    case .element: return single(function, arguments[0], "an Array", in: scope)
    case .part(let whole, _): return single(function, arguments[0], whole.spelling, in: scope)
    case .conversion(let type): return conversion(function, to: type, arguments[0], in: scope)
    case .contains: return contains(arguments, in: scope.verbatim)
    case .joined: return checked(function, arguments, as: [.array(.string), .string], result: .string, in: scope)
    case .changing: return changed(function, arguments, in: scope, hint: hint)
    case .field: return fields(arguments, in: scope)
    case .zipped: return zipped(arguments, at: span, in: scope, hint: hint)
    case .prefix: return prefix(arguments, in: scope)
    case .formatted: return formatted(arguments, at: span, in: scope.verbatim)
    case .rounded: return rounded(arguments, in: scope, hint: hint)
    case .scaled: return scaled(name, arguments, in: scope)
    }
  }

  private mutating func numbers(
    _ function: Function, _ arguments: [ExpressionSyntax], in scope: Scope, hint: ValueType?
  ) -> Expression? {
    guard let (type, known) = commonNumber(of: arguments, function: function, in: scope, hint: hint) else { return nil }
    var checked: [Expression] = []
    for (position, argument) in arguments.enumerated() {
      // Functions in functions would be checked twice at each level.
      let value =
        if let known, known.position == position {
          fit(known.value, as: type, at: argument, in: scope)
        } else {
          check(argument, as: type, in: scope)
        }
      if let value { checked.append(value) }
    }
    return checked.count == arguments.count ? Expression(.call(function, checked), as: type) : nil
  }

  /// The type of the first argument that is not a literal, with its value; if all are literals, the expected type or their
  /// default.
  private mutating func commonNumber(
    of arguments: [ExpressionSyntax], function: Function, in scope: Scope, hint: ValueType?
  ) -> (type: ValueType, known: (position: Int, value: Expression)?)? {
    let decisive = arguments.firstIndex { !$0.isNumberLiteral }
    if decisive == nil, let hint, hint.isNumber { return (hint, nil) }
    let syntax = arguments[decisive ?? arguments.firstIndex { $0.isDoubleLiteral } ?? 0]
    guard let value = infer(syntax, in: scope, hint: hint) else { return nil }
    guard value.type.isNumber else {
      report(.mismatch(syntax.excerpt, of: value.type, asArgumentOf: function, "a number", at: syntax.span))
      return nil
    }
    return (value.type, decisive.map { ($0, value) })
  }

  /// A function of one argument that has its own type; `expected` are the types that it accepts.
  private mutating func single(
    _ function: Function, _ argument: ExpressionSyntax, _ expected: String, in scope: Scope, hint: ValueType? = nil
  ) -> Expression? {
    guard let value = infer(argument, in: scope, hint: hint) else { return nil }
    guard function.takes(value.type) else {
      report(.mismatch(argument.excerpt, of: value.type, asArgumentOf: function, expected, at: argument.span))
      return nil
    }
    return function.call(on: value)
  }

  /// Whether a slot or an optional action is given. An action is, with a value or without one, if it is not nil.
  private mutating func given(_ argument: ExpressionSyntax, in scope: Scope) -> Expression? {
    guard let value = infer(argument, in: scope) else { return nil }
    if value.type.isAction {
      report(.neverNil(argument.excerpt, of: value.type, at: argument.span))
      return nil
    }
    guard Function.isGiven.takes(value.type) else {
      report(
        .mismatch(
          argument.excerpt, of: value.type, asArgumentOf: .isGiven, "View or an optional Action", at: argument.span))
      return nil
    }
    return value.asGiven
  }

  /// A conversion to a numeric type. A number of that type is unchanged.
  private mutating func conversion(
    _ function: Function, to type: ValueType, _ argument: ExpressionSyntax, in scope: Scope
  ) -> Expression? {
    guard let call = single(function, argument, "a number", in: scope) else { return nil }
    return call.operands[0].type == type ? call.operands[0] : call
  }

  private mutating func rounded(_ arguments: [ExpressionSyntax], in scope: Scope, hint: ValueType?) -> Expression? {
    let type = hint == .length ? ValueType.length : .double
    let number = single(.rounded, arguments[0], "Double or Length", in: scope, hint: type)
    guard arguments.count == 2 else { return number }
    let rule = check(arguments[1], as: .words(.floatingPointRoundingRule), in: scope)
    guard let number, let rule else { return nil }
    return Expression(.call(.rounded, number.operands + [rule]), as: number.type)
  }

  /// A length with the reader's text size, which only bodies can read.
  private mutating func scaled(
    _ name: Located<String>, _ arguments: [ExpressionSyntax], in scope: Scope
  ) -> Expression? {
    guard scope.style != nil else {
      report(.scaledOutsideBody(name))
      return nil
    }
    let length = check(arguments[0], as: .length, in: scope)
    let style = check(arguments[1], as: .words(.fontTextStyle), in: scope)
    guard let length, let style else { return nil }
    if case .call(.scaled, _) = length.node {
      report(.scaledTwice(arguments[0].excerpt, name))
      return length
    }
    return length.scaled(with: style)
  }

  private mutating func contains(_ arguments: [ExpressionSyntax], in scope: Scope) -> Expression? {
    if case .array = arguments[0].node, !takesType(arguments[1], in: scope) {
      return words(arguments[0], contain: arguments[1], in: scope)
    }
    guard let whole = infer(arguments[0], in: scope) else { return nil }
    guard let part = whole.type == .string ? .string : whole.type.elementType, part.isEquatable else {
      let excerpt = arguments[0].excerpt
      report(
        .mismatch(
          excerpt, of: whole.type, asArgumentOf: .contains, "String or an Array", at: arguments[0].span))
      return nil
    }
    return check(arguments[1], as: part, in: scope).map { Expression(.call(.contains, [whole, $0]), as: .bool) }
  }

  /// `contains([warning, critical], content.tone)`
  private mutating func words(
    _ array: ExpressionSyntax, contain element: ExpressionSyntax, in scope: Scope
  ) -> Expression? {
    guard let element = infer(element, in: scope) else { return nil }
    return check(array, as: .array(element.type), in: scope).map {
      Expression(.call(.contains, [$0, element]), as: .bool)
    }
  }

  private mutating func prefix(_ arguments: [ExpressionSyntax], in scope: Scope) -> Expression? {
    guard let whole = infer(arguments[0], in: scope) else { return nil }
    guard whole.type == .string || whole.type.elementType != nil else {
      report(
        .mismatch(
          arguments[0].excerpt, of: whole.type, asArgumentOf: .prefix, "String or an Array", at: arguments[0].span))
      return nil
    }
    return check(arguments[1], as: .int, in: scope).map { Expression(.call(.prefix, [whole, $0]), as: whole.type) }
  }

  private mutating func checked(
    _ function: Function, _ arguments: [ExpressionSyntax], as types: [ValueType], result: ValueType, in scope: Scope
  ) -> Expression? {
    let checked = zip(arguments, types).map { check($0, as: $1, in: scope) }.compactMap { $0 }
    return checked.count == types.count ? Expression(.call(function, checked), as: result) : nil
  }
}

extension Expression {
  /// `isGiven` of it.
  var asGiven: Expression {
    type.isSlot ? Function.isGiven.call(on: self) : Expression(.isPresent(actionItself), as: .bool)
  }

  /// The action that an action with its value performs, which is nil if that is; otherwise the value itself.
  var actionItself: Expression {
    guard case .performing(let action) = node else { return self }
    let node: Node = action.local.map { .local($0) } ?? .content(action.name)
    return Expression(node, as: .optional(action.argument.map { .actionOf($0.type) } ?? .action))
  }
}

extension ExpressionSyntax {
  fileprivate var isNumberLiteral: Bool {
    switch node {
    case .int, .double: true
    case .unary(let symbol, let operand): symbol.value == .negate && operand.isNumberLiteral
    default: false
    }
  }

  fileprivate var isDoubleLiteral: Bool {
    switch node {
    case .double: true
    case .unary(_, let operand): operand.isDoubleLiteral
    default: false
    }
  }
}
