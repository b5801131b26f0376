/// The precedence of operators, lowest first. It is Swift's, except for the word `not`: `not a == b` is `not (a == b)`.
///
/// | level | operators | grouping |
/// | --- | --- | --- |
/// | `conditional` | `if … then … else …` | extends as far to the right as possible |
/// | `or` | `or`, `||` | left |
/// | `and` | `and`, `&&` | left |
/// | `not` | `not` | before its operand |
/// | `comparison` | `== != < <= > >=` | none: `a < b < c` is an error |
/// | `coalesce` | `??` | right |
/// | `range` | `a...b`, `a...`, `...b` | none |
/// | `sum` | `+ -` | left |
/// | `product` | `* / %` | left |
/// | `prefix` | `- !` | before their operand |
/// | `postfix` | `.member`, `name(…)` | left |
enum Precedence: Int, Comparable {
  case conditional, or, and, not, comparison, coalesce, range, sum, product, prefix, postfix

  static func < (lhs: Precedence, rhs: Precedence) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The minimum precedence of the right operand of a left-associative operator.
  var next: Precedence { Precedence(rawValue: rawValue + 1) ?? .postfix }
}

/// A binary operator of the table above.
struct InfixOperator {
  enum Grouping { case left, right, none }

  let syntax: BinaryOperatorSyntax
  let precedence: Precedence

  var grouping: Grouping {
    switch precedence {
    case .comparison: .none
    case .coalesce: .right
    default: .left
    }
  }

  init?(_ token: ExpressionToken.Kind) {
    switch token {
    case .or: (syntax, precedence) = (.or, .or)
    case .and: (syntax, precedence) = (.and, .and)
    case .equal: (syntax, precedence) = (.equal, .comparison)
    case .notEqual: (syntax, precedence) = (.notEqual, .comparison)
    case .less: (syntax, precedence) = (.less, .comparison)
    case .lessOrEqual: (syntax, precedence) = (.lessOrEqual, .comparison)
    case .greater: (syntax, precedence) = (.greater, .comparison)
    case .greaterOrEqual: (syntax, precedence) = (.greaterOrEqual, .comparison)
    case .coalesce: (syntax, precedence) = (.coalesce, .coalesce)
    case .plus: (syntax, precedence) = (.add, .sum)
    case .minus: (syntax, precedence) = (.subtract, .sum)
    case .star: (syntax, precedence) = (.multiply, .product)
    case .slash: (syntax, precedence) = (.divide, .product)
    case .percent: (syntax, precedence) = (.remainder, .product)
    default: return nil
    }
  }
}
