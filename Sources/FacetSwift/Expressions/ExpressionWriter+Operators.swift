import FacetIR
import FacetLanguage

extension ExpressionWriter {
  typealias Written = (code: Code, strength: Strength)

  func negation(of operand: Expression) -> Written {
    switch operand.node {
    case .isPresent(let optional): ("\(code(optional, atLeast: .coalescing)) == nil", .comparison)
    case .binary(.equal, let lhs, let rhs): comparison(lhs, rhs, isEqual: false)
    default: ("!\(code(operand, atLeast: .postfix))", .prefix)
    }
  }

  func negative(_ operand: Expression) -> Written {
    operand.type == .int
      ? ("\(.callsSupport)\(code(operand, atLeast: .postfix)).negatedClamped()", .postfix)
      : ("-\(code(operand, atLeast: .postfix))", .prefix)
  }

  func binary(_ operation: BinaryOperator, _ lhs: Expression, _ rhs: Expression) -> Written {
    switch operation {
    case .and, .or: logic(operation, lhs, rhs)
    case .equal: comparison(lhs, rhs, isEqual: true)
    case .notEqual: comparison(lhs, rhs, isEqual: false)
    case .less: infix("<", lhs, rhs, at: .comparison)
    case .lessOrEqual: infix("<=", lhs, rhs, at: .comparison)
    case .greater: infix(">", lhs, rhs, at: .comparison)
    case .greaterOrEqual: infix(">=", lhs, rhs, at: .comparison)
    case .add, .subtract, .multiply, .divide, .remainder: arithmetic(operation, lhs, rhs)
    }
  }

  /// `draft == title`; `draft.isEmpty` for a comparison with an empty text.
  private func comparison(_ lhs: Expression, _ rhs: Expression, isEqual: Bool) -> Written {
    guard lhs.type == .string, rhs.node == .string("") else {
      return infix(isEqual ? "==" : "!=", lhs, rhs, at: .comparison)
    }
    let isEmpty: Code = "\(code(lhs, atLeast: .postfix)).isEmpty"
    return isEqual ? (isEmpty, .postfix) : ("!\(isEmpty)", .prefix)
  }

  /// Without an operand whose value is constant.
  private func logic(_ operation: BinaryOperator, _ lhs: Expression, _ rhs: Expression) -> Written {
    if let value = Expression(.binary(operation, lhs, rhs), as: .bool).constantCondition {
      return (value ? "true" : "false", .postfix)
    }
    if lhs.constantCondition != nil { return written(rhs) }
    if rhs.constantCondition != nil { return written(lhs) }
    return operation == .and ? chain("&&", lhs, rhs, at: .and) : chain("||", lhs, rhs, at: .or)
  }

  func conditional(_ condition: Expression, _ then: Expression, _ otherwise: Expression) -> Written {
    if let isTrue = condition.constantCondition { return written(isTrue ? then : otherwise) }
    return (ternary(condition, then, otherwise), .ternary)
  }

  /// `a ? b : c`, and the two branches on lines of their own if it is long.
  func ternary(_ condition: Expression, _ then: Expression, _ otherwise: Expression) -> Code {
    ternary(condition, branch(then, atLeast: .or), branch(otherwise, atLeast: .ternary))
  }

  func ternary(_ condition: Expression, _ then: Code, _ otherwise: Code) -> Code {
    .group("\(code(condition, atLeast: .or))\(.indented(branches(then, otherwise)))")
  }

  /// `name = a ? b : c`. One that does not fit begins on a line of its own.
  func assignment(to name: Code, _ condition: Expression, _ then: Expression, _ otherwise: Expression) -> Code {
    let choice = branches(branch(then, atLeast: .or), branch(otherwise, atLeast: .ternary))
    let value = Code.group("\(code(condition, atLeast: .or))\(choice)")
    return .group("\(name) =\(.indented("\(.softLine(flat: " "))\(value)"))")
  }

  private func branches(_ then: Code, _ otherwise: Code) -> Code {
    "\(.softLine(flat: " "))? \(then)\(.softLine(flat: " ")): \(otherwise)"
  }

  /// In a branch, no parameter gives the closure that an action of a screen becomes its type.
  private func branch(_ expression: Expression, atLeast precedence: Strength) -> Code {
    guard let screen = scope.screen, case .content(let name) = expression.node,
      scope.members?.actionOfScreen(name) != nil
    else { return code(expression, atLeast: precedence) }
    return content(name, of: screen, closuresTaking: "@MainActor")
  }

  /// Whole numbers go through the runtime's arithmetic, which does not trap, unless the operation cannot.
  private func arithmetic(_ operation: BinaryOperator, _ lhs: Expression, _ rhs: Expression) -> Written {
    switch (operation, lhs.type) {
    case (.add, .int): method("addingClamped(", lhs, rhs)
    case (.subtract, .int): method("subtractingClamped(", lhs, rhs)
    case (.multiply, .int): method("multipliedClamped(by: ", lhs, rhs)
    case (.divide, .int) where !rhs.isSafeDivisor: method("dividedClamped(by: ", lhs, rhs)
    case (.remainder, .int) where !rhs.isSafeDivisor: method("remainderClamped(dividingBy: ", lhs, rhs)
    case (.divide, _) where !rhs.isSafeDivisor: method("dividedOrZero(by: ", lhs, rhs)
    case (.remainder, .double), (.remainder, .length): method("remainderOrZero(dividingBy: ", lhs, rhs)
    case (.add, _): chain("+", lhs, rhs, at: .addition)
    case (.subtract, _): chain("-", lhs, rhs, at: .addition)
    case (.multiply, _): chain("*", lhs, rhs, at: .multiplication)
    case (.divide, _): chain("/", lhs, rhs, at: .multiplication)
    default: chain("%", lhs, rhs, at: .multiplication)
    }
  }

  private func method(_ name: StaticString, _ lhs: Expression, _ rhs: Expression) -> Written {
    ("\(.callsSupport)\(receiver(lhs)).\(.text(name))\(code(rhs)))", .postfix)
  }

  /// Comparisons do not chain in Swift: both sides bind more tightly.
  private func infix(_ symbol: StaticString, _ lhs: Expression, _ rhs: Expression, at strength: Strength) -> Written {
    let left = lhs.isBareWord ? qualified(lhs) : code(lhs, atLeast: strength.next)
    return (broken(left, symbol, code(rhs, atLeast: strength.next)), strength)
  }

  /// A word on the left side has no context for its type, so it is qualified.
  private func qualified(_ expression: Expression) -> Code {
    if case .word(let word) = expression.node { return qualified(word, expression.type) }
    if expression.isDotted || scope.switchMember(of: expression) != nil { return typedCode(expression) }
    return "(\(typedCode(expression)))"
  }

  private func chain(_ symbol: StaticString, _ lhs: Expression, _ rhs: Expression, at strength: Strength) -> Written {
    (broken(code(lhs, atLeast: strength), symbol, code(rhs, atLeast: strength.next)), strength)
  }

  func broken(_ lhs: Code, _ symbol: StaticString, _ rhs: Code) -> Code {
    .group("\(lhs)\(.indented("\(.softLine(flat: " "))\(.text(symbol)) \(rhs)"))")
  }
}

extension Expression {
  /// A number by which dividing cannot trap.
  fileprivate var isSafeDivisor: Bool {
    switch node {
    case .int(let value): value != 0 && value != -1
    case .double(let value): value != 0
    default: false
    }
  }

  /// A word without the type that it belongs to.
  fileprivate var isBareWord: Bool {
    switch node {
    case .word: true
    case _ where isDotted: true
    case .conditional, .switch: branches.allSatisfy(\.isBareWord)
    default: false
    }
  }
}
