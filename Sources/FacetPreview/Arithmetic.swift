import FacetIR
import FacetRuntime

extension Scope {
  func negate(_ value: Value) -> Value {
    switch value {
    case .int(let number): .int(number.negatedClamped())
    case .double(let number): .double(-number)
    default: .null
    }
  }

  func binary(_ operation: BinaryOperator, _ lhs: Expression, _ rhs: Expression) -> Value {
    switch operation {
    case .and: .bool(evaluate(lhs).boolValue && evaluate(rhs).boolValue)
    case .or: .bool(evaluate(lhs).boolValue || evaluate(rhs).boolValue)
    case .equal: .bool(evaluate(lhs) == evaluate(rhs))
    case .notEqual: .bool(evaluate(lhs) != evaluate(rhs))
    case .less: .bool(isLess(evaluate(lhs), evaluate(rhs)))
    case .lessOrEqual: .bool(isLessOrEqual(evaluate(lhs), evaluate(rhs)))
    case .greater: .bool(isLess(evaluate(rhs), evaluate(lhs)))
    case .greaterOrEqual: .bool(isLessOrEqual(evaluate(rhs), evaluate(lhs)))
    case .add, .subtract, .multiply, .divide, .remainder: arithmetic(operation, evaluate(lhs), evaluate(rhs))
    }
  }

  private func isLess(_ lhs: Value, _ rhs: Value) -> Bool {
    switch (lhs, rhs) {
    case (.int(let lhs), .int(let rhs)): lhs < rhs
    case (.string(let lhs), .string(let rhs)): lhs < rhs
    default: lhs.doubleValue < rhs.doubleValue
    }
  }

  private func isLessOrEqual(_ lhs: Value, _ rhs: Value) -> Bool {
    switch (lhs, rhs) {
    case (.int(let lhs), .int(let rhs)): lhs <= rhs
    case (.string(let lhs), .string(let rhs)): lhs <= rhs
    default: lhs.doubleValue <= rhs.doubleValue
    }
  }

  private func arithmetic(_ operation: BinaryOperator, _ lhs: Value, _ rhs: Value) -> Value {
    switch (lhs, rhs) {
    case (.int(let lhs), .int(let rhs)): .int(arithmetic(operation, lhs, rhs))
    case (.string(let lhs), .string(let rhs)): .string(lhs + rhs)
    default: .double(arithmetic(operation, lhs.doubleValue, rhs.doubleValue))
    }
  }

  private func arithmetic(_ operation: BinaryOperator, _ lhs: Int, _ rhs: Int) -> Int {
    switch operation {
    case .add: lhs.addingClamped(rhs)
    case .subtract: lhs.subtractingClamped(rhs)
    case .multiply: lhs.multipliedClamped(by: rhs)
    case .divide: lhs.dividedClamped(by: rhs)
    default: lhs.remainderClamped(dividingBy: rhs)
    }
  }

  private func arithmetic(_ operation: BinaryOperator, _ lhs: Double, _ rhs: Double) -> Double {
    switch operation {
    case .add: lhs + rhs
    case .subtract: lhs - rhs
    case .multiply: lhs * rhs
    case .divide: lhs.dividedOrZero(by: rhs)
    default: lhs.remainderOrZero(dividingBy: rhs)
    }
  }

  func call(_ function: Function, _ arguments: [Value]) -> Value {
    switch (function, arguments.count) {
    case (.min, 2): isLess(arguments[1], arguments[0]) ? arguments[1] : arguments[0]
    case (.max, 2): isLessOrEqual(arguments[0], arguments[1]) ? arguments[1] : arguments[0]
    case (.clamp, 3): call(.min, [call(.max, [arguments[0], arguments[1]]), arguments[2]])
    case (.abs, 1): magnitude(of: arguments[0])
    case (.count, 1): .int(count(of: arguments[0]))
    case (.isEmpty, 1): .bool(count(of: arguments[0]) == 0)
    case (.uppercased, 1): .string(arguments[0].text.uppercased())
    case (.lowercased, 1): .string(arguments[0].text.lowercased())
    default: .null
    }
  }

  private func magnitude(of value: Value) -> Value {
    if case .int(let number) = value { .int(number.magnitudeClamped()) } else { .double(abs(value.doubleValue)) }
  }

  private func count(of value: Value) -> Int {
    if case .string(let text) = value { text.count } else { value.elements.count }
  }
}
