import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetText

extension Function {
  /// How a function is called.
  enum Signature {
    /// This many numbers of one type, which is also the result's.
    case numbers(Int)
    /// One String to String.
    case text
    /// A String or an array, to Int or Bool.
    case collection(ValueType)
  }

  var signature: Signature {
    switch self {
    case .min, .max: .numbers(2)
    case .clamp: .numbers(3)
    case .abs: .numbers(1)
    case .count: .collection(.int)
    case .isEmpty: .collection(.bool)
    case .uppercased, .lowercased: .text
    }
  }

  /// As help shows it: `clamp(value, low, high)`.
  var usage: String {
    switch self {
    case .min, .max: "\(rawValue)(a, b)"
    case .clamp: "clamp(value, low, high)"
    case .abs: "abs(number)"
    case .count, .isEmpty: "\(rawValue)(text or array)"
    case .uppercased, .lowercased: "\(rawValue)(text)"
    }
  }

  fileprivate var parameterCount: Int {
    if case .numbers(let count) = signature { count } else { 1 }
  }
}

extension ComponentChecker {
  mutating func call(
    _ name: Located<String>, _ arguments: [ExpressionSyntax], at span: SourceSpan, in scope: Scope, hint: ValueType?
  ) -> Expression? {
    guard let function = Function(rawValue: name.value) else {
      report(.unknownFunction(name))
      return nil
    }
    guard arguments.count == function.parameterCount else {
      report(.argumentCount(of: function, found: arguments.count, at: span))
      return nil
    }
    switch function.signature {
    case .numbers: return numbers(function, arguments, in: scope, hint: hint)
    case .text:
      return check(arguments[0], as: .string, in: scope).map { Expression(.call(function, [$0]), as: .string) }
    case .collection(let result): return collection(function, arguments[0], result: result, in: scope)
    }
  }

  private mutating func numbers(
    _ function: Function, _ arguments: [ExpressionSyntax], in scope: Scope, hint: ValueType?
  ) -> Expression? {
    guard let type = commonNumber(of: arguments, function: function, in: scope, hint: hint) else { return nil }
    let checked = arguments.compactMap { check($0, as: type, in: scope) }
    return checked.count == arguments.count ? Expression(.call(function, checked), as: type) : nil
  }

  /// The type of the first argument that is no literal; if all are, the one expected, or the literals' own.
  private mutating func commonNumber(
    of arguments: [ExpressionSyntax], function: Function, in scope: Scope, hint: ValueType?
  ) -> ValueType? {
    let decisive = arguments.first { !$0.isNumberLiteral }
    if decisive == nil, let hint, hint.isNumber { return hint }
    let fallback = arguments.first { $0.isDoubleLiteral } ?? arguments[0]
    let syntax = decisive ?? fallback
    guard let type = infer(syntax, in: scope, hint: hint)?.type else { return nil }
    guard type.isNumber else {
      report(.mismatch(syntax.excerpt, of: type, asArgumentOf: function, "a number", at: syntax.span))
      return nil
    }
    return type
  }

  private mutating func collection(
    _ function: Function, _ argument: ExpressionSyntax, result: ValueType, in scope: Scope
  ) -> Expression? {
    guard let value = infer(argument, in: scope) else { return nil }
    switch value.type {
    case .string, .array: return Expression(.call(function, [value]), as: result)
    default:
      report(
        .mismatch(argument.excerpt, of: value.type, asArgumentOf: function, "String or an Array", at: argument.span))
      return nil
    }
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
