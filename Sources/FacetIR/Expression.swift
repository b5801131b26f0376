package import FacetLanguage

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
    /// Text that is looked up in the String Catalog.
    case localized(LocalizedText)
    /// The text of a `LocalizedText` in the reader's language; nil where that is nil.
    case translated(Expression)
    /// Finished text as a `LocalizedText`, which is the same in all languages; nil where the text is nil.
    case verbatim(Expression)
    /// An enumerated value or a case of a declared enum, depending on the expression's type.
    case word(String)
    /// The name of an SF Symbol.
    case icon(String)
    /// The name of an image in the asset catalog.
    case image(String)
    case date(DateValue)
    case duration(milliseconds: Int)
    /// A URL by RFC 3986.
    case url(String)
    /// A page of the project, by its name.
    case serverPage(String)
    case record(Record<Expression>)
    /// A bound left out is open. As an array of Int: the numbers between two bounds, of which there may be none.
    case range(lower: Expression?, upper: Expression?)
    case array([Expression])
    /// Every field of the declared struct, in its order.
    case structure([Expression])
    /// The content of a slot; empty for none. Of a slot with a value, with the name of that value in the elements.
    case views([Element], of: String? = nil)
    /// An action that does nothing but be counted under this name when a variant runs.
    case recorder(String)
    /// `content.onPick(tag)` where an action is handed on that takes nothing any more.
    case performing(ActionReference)

    // Names
    case token(TokenPath)
    /// Bound by an element: `let x =`, `as: x`.
    case local(String)
    /// Bound by a `let` to a value, which is that of the expression wherever the name is not in scope.
    case constant(String, Expression)
    case content(String)
    case style(String)
    case parameter(String)
    case state(String)
    case environment(EnvironmentID)
    /// Of the view whose guides are set.
    case dimension(ViewDimension)
    /// Whether texts of a language of the String Catalog are shown in a locale.
    case isLanguage(Expression, String)
    /// Of the drag whose action is run.
    case drag(DragValue)

    // Operators
    case member(Expression, String)
    /// `a?.b`: nil where an optional in it, marked by ``unwrapped``, is nil.
    case chain(Expression)
    /// `a?` in a chain: the unwrapped value.
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
    /// By the case of a declared enum. The cases are all of the enum's, or there is a value for the others.
    case `switch`(Expression, cases: [Case], otherwise: Expression?)
    case call(Function, [Expression])
    /// A field of each element of an array. The path begins at the local ``mappedElement``.
    case map(Expression, path: Expression)
  }

  /// The name of the element in the path of a `map`.
  package static let mappedElement = "element"

  /// The value for one case of an enum.
  package struct Case: Hashable, Sendable {
    package var name: String
    package var value: Expression

    package init(name: String, value: Expression) {
      self.name = name
      self.value = value
    }
  }

  package enum Segment: Hashable, Sendable {
    case text(String)
    /// Of type string, int, double or bool.
    case value(Expression)
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

extension Function {
  /// The call of a function that takes one value, and takes this one. A `LocalizedText` in an array is read as a `String`.
  package func call(on value: Expression) -> Expression {
    Expression(.call(self, [value]), as: result(on: value.type)).read
  }
}

extension Expression {
  /// A length at the reader's text size, as text of a style is scaled.
  package func scaled(with textStyle: Expression) -> Expression {
    let size = Expression(.environment(.dynamicTypeSize), as: .words(.dynamicTypeSize))
    return Expression(.call(.scaled, [self, textStyle, size]), as: .length)
  }
}
