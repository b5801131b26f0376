/// A token of an expression: its kind, and its range in the scalar's text in bytes.
struct ExpressionToken {
  enum Kind: UInt8 {
    case end
    /// A name: `content`, `_`, `Int`.
    case word
    /// Digits, and whatever clings to them: `12`, `0.5`, `44px`.
    case number
    case quote
    case dot, comma, colon, question, bang, assign
    case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
    case plus, minus, star, slash, percent
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case coalesce, ellipsis, halfOpen
    case `if`, then, `else`, and, or, not, `let`, null, `true`, `false`
    /// A character that has no meaning in an expression.
    case unknown
  }

  var kind: Kind
  var range: Range<Int>
}

extension ExpressionToken.Kind {
  /// Where an operand may begin: how `0...` tells that it has no upper bound.
  var startsOperand: Bool {
    switch self {
    case .word, .number, .quote, .leftParenthesis, .leftBracket, .minus, .bang, .not, .if, .null, .true, .false: true
    default: false
    }
  }

  /// Words, reserved ones included: what prose is made of.
  var isWordLike: Bool {
    switch self {
    case .word, .if, .then, .else, .and, .or, .not, .let, .null, .true, .false: true
    default: false
    }
  }
}
