/// A token of an expression: its kind, and its range in the scalar's text in bytes.
struct ExpressionToken {
  enum Kind: UInt8 {
    case end
    /// A name: `content`, `_`, `Int`.
    case word
    /// Digits with the letters that follow: `12`, `0.5`, `44px`.
    case number
    case quote
    case dot, comma, colon, question, bang, assign
    case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
    case plus, minus, star, slash, percent
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case coalesce, ellipsis, halfOpen
    case `if`, then, `else`, and, or, not, `let`, null, `true`, `false`
    /// A character without a meaning in expressions.
    case unknown
  }

  var kind: Kind
  var range: Range<Int>
}

extension ExpressionToken.Kind {
  /// Whether an operand can begin with it, by which `0...` without an upper bound is detected.
  var startsOperand: Bool {
    switch self {
    case .word, .number, .quote, .leftParenthesis, .leftBracket, .minus, .bang, .not, .if, .null, .true, .false: true
    default: false
    }
  }

  /// Whether it is a word, reserved or not, as in prose.
  var isWordLike: Bool {
    switch self {
    case .word, .if, .then, .else, .and, .or, .not, .let, .null, .true, .false: true
    default: false
    }
  }
}
