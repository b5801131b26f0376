package import FacetDiagnostics

/// An unresolved and untyped expression, in which each part has its span.
package struct ExpressionSyntax: Sendable {
  package indirect enum Node: Sendable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    /// Quoted text without interpolations.
    case string(String)
    case interpolation([Segment])
    case name(String)
    /// `.loud`: an enumerated value of the expected type, even if another declaration has that name.
    case dottedWord(String, dot: SourceSpan)
    case member(ExpressionSyntax, Located<String>)
    /// `a?` before a member access.
    case unwrapped(ExpressionSyntax)
    case unary(Located<UnaryOperator>, ExpressionSyntax)
    case binary(Located<BinaryOperatorSyntax>, ExpressionSyntax, ExpressionSyntax)
    case conditional(if: ExpressionSyntax, then: ExpressionSyntax, else: ExpressionSyntax)
    /// `let note = content.note`, the condition of a ``conditional``, which binds the name in its first branch.
    case binding(Located<String>, ExpressionSyntax)
    case `switch`(SwitchSyntax)
    case call(Located<String>, [ExpressionSyntax])
    /// `content.onPick(tag)`: an action with its argument.
    case perform(ExpressionSyntax, [ExpressionSyntax])
    case array([ExpressionSyntax])
    case range(lower: ExpressionSyntax?, upper: ExpressionSyntax?)
    /// A YAML mapping or sequence in place of an expression: insets, a struct, a color with its parts.
    case data(NodeID)
    /// An invalid part, which has been reported.
    case invalid
  }

  /// A part of quoted text: literal text or an interpolation.
  package enum Segment: Sendable {
    case text(String)
    case value(ExpressionSyntax)
  }

  package var node: Node
  package var span: SourceSpan

  package init(_ node: Node, at span: SourceSpan) {
    self.node = node
    self.span = span
  }
}

package enum UnaryOperator: String, Sendable {
  case not
  case negate = "-"
}

package enum BinaryOperatorSyntax: String, Sendable, CaseIterable {
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
  case coalesce = "??"
}

/// A type as written: `Array<String>`, `Image?`.
package struct TypeSyntax: Sendable {
  package indirect enum Node: Sendable {
    case name(String, arguments: [TypeSyntax])
    /// A type of a component: `ReviewCard.Review`.
    case member(String, String)
    case optional(TypeSyntax)
    case invalid
  }

  package var node: Node
  package var span: SourceSpan

  package init(_ node: Node, at span: SourceSpan) {
    self.node = node
    self.span = span
  }
}
