package import FacetDiagnostics

/// An expression as written: names are unresolved, types unknown, and each part has its span.
package struct ExpressionSyntax: Sendable {
  package indirect enum Node: Sendable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    /// Quoted text without values in it.
    case string(String)
    case interpolation([Segment])
    case name(String)
    /// `.loud`: a word of whatever type is expected, even where something else has that name.
    case dottedWord(String, dot: SourceSpan)
    case member(ExpressionSyntax, Located<String>)
    /// `a?` before the name of a member.
    case unwrapped(ExpressionSyntax)
    case unary(Located<UnaryOperator>, ExpressionSyntax)
    case binary(Located<BinaryOperatorSyntax>, ExpressionSyntax, ExpressionSyntax)
    case conditional(if: ExpressionSyntax, then: ExpressionSyntax, else: ExpressionSyntax)
    case call(Located<String>, [ExpressionSyntax])
    /// `content.onPick(tag)`: an action with what it is given.
    case perform(ExpressionSyntax, [ExpressionSyntax])
    case array([ExpressionSyntax])
    case range(lower: ExpressionSyntax?, upper: ExpressionSyntax?)
    /// YAML where an expression may be a mapping or a sequence: insets, a struct, a color with its parts.
    case data(NodeID)
    /// A part that could not be read; it has been reported.
    case invalid
  }

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

/// A type as it was written: `Array<String>`, `Image?`.
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
