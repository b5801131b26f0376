import FacetDiagnostics
import FacetLimits

/// Reads the text of one scalar as an expression, a type, a declaration or a statement.
///
/// Recursive descent by the table in ``Precedence``, on bytes. What cannot be read is reported and becomes
/// `.invalid`, and reading goes on behind it, so that one expression may report several mistakes. Every span is exact
/// inside the scalar, also behind its escapes and folds.
struct ExpressionParser {
  let tree: SourceTree
  let node: NodeID
  private let spans: ScalarSpans
  var lexer: ExpressionLexer
  /// The next token, not taken yet.
  var token = ExpressionToken(kind: .end, range: 0..<0)
  /// Where the token before it ended.
  var previousEnd = 0
  /// Where the expression begins: behind `Int =` in a declaration.
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

  /// Runs `read` over the text of a scalar, from its first token.
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

// MARK: - Moving through the tokens

extension ExpressionParser {
  mutating func advance() {
    previousEnd = token.range.upperBound
    token = lexer.next()
  }

  /// Takes the next token if it is of this kind.
  mutating func take(_ kind: ExpressionToken.Kind) -> ExpressionToken? {
    guard token.kind == kind else { return nil }
    defer { advance() }
    return token
  }

  func text(of token: ExpressionToken) -> String { lexer.text(token.range) }

  func span(_ range: Range<Int>) -> SourceSpan { spans.span(range) }

  /// From a position in the text to the end of the last token taken.
  func span(from start: Int) -> SourceSpan { span(taken(from: start)) }

  /// The same as a range of the text; empty where nothing was taken.
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

  /// Counts one more operator or member; false where there were too many.
  mutating func countOperator() -> Bool {
    operators += 1
    if operators > Limit.operators.most { giveUp("this expression has more than \(Limit.operators.most) operators") }
    return !gaveUp
  }

  /// Skips to the end of the text, and reports nothing more.
  private mutating func giveUp(_ message: String) {
    guard !gaveUp else { return }
    report(.expressionTooComplex, at: token.range, message, help: "give a part of it a name: a field of 'content'")
    gaveUp = true
    lexer.position = lexer.bytes.count
    token = ExpressionToken(kind: .end, range: lexer.bytes.count..<lexer.bytes.count)
  }
}
