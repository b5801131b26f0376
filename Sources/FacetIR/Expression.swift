/// An expression whose names and types are settled.
///
/// Evaluating one cannot fail: overflow stops at the bounds of `Int`, and dividing by zero gives zero.
package struct Expression: Hashable, Sendable {
  package var type: ValueType
  package var node: Node

  package init(_ node: Node, as type: ValueType) {
    self.node = node
    self.type = type
  }

  package indirect enum Node: Hashable, Sendable {
    // Literals
    case null
    case bool(Bool)
    case int(Int)
    /// Also a `length`, in points.
    case double(Double)
    case string(String)
    /// Text with values in it: `"{value} of 5"`.
    case interpolation([Segment])
    /// A word of a closed set, or a case of a declared enum: the expression's type says which.
    case word(String)
    /// The name of an SF Symbol.
    case icon(String)
    /// The name of an image in the asset catalog.
    case image(String)
    case date(DateValue)
    case duration(milliseconds: Int)
    /// A URL by RFC 3986.
    case url(String)
    case insets(Insets)
    case cornerRadii(CornerRadii)
    case systemFont(SystemFont)
    case shadow(Modifier.Shadow)
    /// A bound left out is open.
    case range(lower: Expression?, upper: Expression?)
    case array([Expression])
    /// Every field of the declared struct, in its order.
    case structure([Expression])
    /// What fills a slot; empty for none.
    case views([Element])
    /// An action that does nothing but be counted under this name when a variant runs.
    case recorder(String)
    /// `content.onPick(tag)` where an action is handed on that takes nothing any more.
    case performing(ActionReference)

    // Names
    case token(TokenPath)
    /// Bound by an element: `let x =`, `as: x`.
    case local(String)
    case content(String)
    case style(String)
    case parameter(String)
    case state(String)
    case environment(EnvironmentSetting.Key)
    /// Of the view whose guides are set.
    case dimension(ViewDimension)

    // Operators
    case member(Expression, String)
    /// `a?.b`: nil where an optional in it, marked by ``unwrapped``, is nil.
    case chain(Expression)
    /// `a?` in a chain: what the optional holds.
    case unwrapped(Expression)
    case lowerBound(Expression)
    case upperBound(Expression)
    case not(Expression)
    case negate(Expression)
    /// Both operands have the same type.
    case binary(BinaryOperator, Expression, Expression)
    /// `optional ?? fallback`
    case coalesce(Expression, Expression)
    case isPresent(Expression)
    case conditional(if: Expression, then: Expression, else: Expression)
    case call(Function, [Expression])
  }

  package enum Segment: Hashable, Sendable {
    case text(String)
    /// Of type string, int, double or bool.
    case value(Expression)
  }

  package struct Insets: Hashable, Sendable {
    package var top, leading, bottom, trailing: Expression

    package init(top: Expression, leading: Expression, bottom: Expression, trailing: Expression) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }

    /// As much on every side.
    package var isUniform: Bool { top == bottom && leading == trailing && top == leading }
  }
}

package enum BinaryOperator: String, Hashable, Sendable, CaseIterable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case and, or
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
}

/// The functions of the expression language. There are no others.
package enum Function: String, Hashable, Sendable, CaseIterable {
  /// Two numbers of one type.
  case min, max
  /// `clamp(value, low, high)`
  case clamp
  case abs
  /// Of a string (its Characters) or an array.
  case count
  case isEmpty
  case uppercased, lowercased
  /// `contains(text, part)`, `contains(array, element)`
  case contains
  /// `joined(texts, separator)`
  case joined
  /// Of an array; nil where it is empty.
  case first, last
  /// `prefix(text or array, length)`: at most so many, and none for a length below zero.
  case prefix
  /// To a whole number, ties away from zero, or by the rule that is named: `rounded(value, up)`.
  case rounded
  /// Towards zero, stopping at the bounds of `Int`.
  case int = "Int"
  case double = "Double"
  case length = "Length"
  /// Of a URL; there may be no host.
  case absoluteString, host
  /// Of a number, a date or a duration: as a reader writes it, in a style that is named: `formatted(share, percent, 1)`.
  case formatted
  /// Of a dynamic type size: whether it is one of the five that are for accessibility.
  case isAccessibilitySize
}
