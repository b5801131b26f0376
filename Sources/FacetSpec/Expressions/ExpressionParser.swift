import FacetDiagnostics
import FacetLimits

/// Parses the text of a scalar as an expression, a type, a declaration or a statement.
///
/// It is a recursive descent parser on bytes, with the precedences in ``Precedence``. Invalid parts are reported and
/// become `.invalid`, and parsing continues after them, so that one expression can have several diagnostics. Spans are
/// exact inside the scalar, also after escapes and folded lines.
struct ExpressionParser {
  let tree: SourceTree
  let node: NodeID
  private let spans: ScalarSpans
  var lexer: ExpressionLexer
  /// The next token, not yet consumed.
  var token = ExpressionToken(kind: .end, range: 0..<0)
  /// The end of the previous token.
  var previousEnd = 0
  /// The start of the expression: after `Int =` in a declaration.
  var expressionStart = 0
  var depth = 0
  var operators = 0
  var gaveUp = false
  var diagnostics: [Diagnostic] = []

  private init(_ node: NodeID, in tree: SourceTree, text: UnsafeBufferPointer<UInt8>) {
    self.tree = tree
    self.node = node
    spans = ScalarSpans(node, in: tree)
    lexer = ExpressionLexer(text)
  }

  /// Runs `read` on the text of a scalar, from its first token.
  static func parse<Result>(
    _ node: NodeID, in tree: SourceTree, diagnostics: inout [Diagnostic], _ read: (inout ExpressionParser) -> Result
  ) -> Result {
    tree.withText(node) { text in
      var parser = ExpressionParser(node, in: tree, text: text)
      let result = read(&parser)
      diagnostics.append(contentsOf: parser.diagnostics)
      return result
    }
  }
}

// MARK: - Tokens

extension ExpressionParser {
  mutating func advance() {
    previousEnd = token.range.upperBound
    token = lexer.next()
  }

  /// Consumes the next token if it has this kind.
  mutating func take(_ kind: ExpressionToken.Kind) -> ExpressionToken? {
    guard token.kind == kind else { return nil }
    defer { advance() }
    return token
  }

  func text(of token: ExpressionToken) -> String { lexer.text(token.range) }

  func span(_ range: Range<Int>) -> SourceSpan { spans.span(range) }

  /// The span from a position in the text to the end of the last consumed token.
  func span(from start: Int) -> SourceSpan { span(taken(from: start)) }

  /// The same as a range of the text; empty if nothing was consumed.
  func taken(from start: Int) -> Range<Int> { start..<max(start, previousEnd) }

  func located(_ token: ExpressionToken) -> Located<String> { Located(text(of: token), at: span(token.range)) }
}

// MARK: - Bounds

extension ExpressionParser {
  /// Parses a nested expression.
  mutating func nested<Result>(orElse fallback: Result, _ read: (inout ExpressionParser) -> Result) -> Result {
    guard depth < Limit.expressionDepth.most else {
      giveUp("this expression is nested more than \(Limit.expressionDepth.most) levels deep")
      return fallback
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  /// Counts an operator or a member access. Returns false beyond the limit.
  mutating func countOperator() -> Bool {
    operators += 1
    if operators > Limit.operators.most { giveUp("this expression has more than \(Limit.operators.most) operators") }
    return !gaveUp
  }

  /// Skips to the end of the text and suppresses further diagnostics.
  private mutating func giveUp(_ message: String) {
    guard !gaveUp else { return }
    report(.expressionTooComplex, at: token.range, message, help: "give a part of it a name: a field of 'content'")
    gaveUp = true
    lexer.position = lexer.bytes.count
    token = ExpressionToken(kind: .end, range: lexer.bytes.count..<lexer.bytes.count)
  }
}
