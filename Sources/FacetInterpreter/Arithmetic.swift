import FacetIR
import FacetRuntime
import FacetSupport
import FacetUI

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

  func isLess(_ lhs: Value, _ rhs: Value) -> Bool {
    switch (lhs, rhs) {
    case (.int(let lhs), .int(let rhs)): lhs < rhs
    case (.date(let lhs), .date(let rhs)): lhs < rhs
    case (.duration(let lhs), .duration(let rhs)): lhs < rhs
    case (.word(let lhs), .word(let rhs)): DynamicTypeSize(lhs) < DynamicTypeSize(rhs)
    default: lhs.doubleValue < rhs.doubleValue
    }
  }

  func isLessOrEqual(_ lhs: Value, _ rhs: Value) -> Bool {
    switch (lhs, rhs) {
    case (.int(let lhs), .int(let rhs)): lhs <= rhs
    case (.date(let lhs), .date(let rhs)): lhs <= rhs
    case (.duration(let lhs), .duration(let rhs)): lhs <= rhs
    case (.word(let lhs), .word(let rhs)): DynamicTypeSize(lhs) <= DynamicTypeSize(rhs)
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
}
