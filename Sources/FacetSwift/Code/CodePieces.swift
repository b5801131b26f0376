/// Code as one flat list: a nested part begins with a piece and ends with `end`.
///
/// Pieces are trivial values, so that code is measured and written in one pass.
struct CodePieces {
  enum Piece: BitwiseCopyable {
    case text(StaticString)
    /// So many bytes of ``CodePieces/words``, which take `width` columns.
    case word(byteCount: Int, width: Int)
    /// So many bytes of ``CodePieces/words``: prose, not yet cut into lines.
    case comment(Comment.Kind, byteCount: Int)
    /// Begins a string that may be written over several lines: a quote, its words and a quote.
    case string(wordCount: Int)
    case line
    case softLine(flat: StaticString)
    case ifBroken(StaticString)
    /// Begins a group of so many pieces.
    case group(length: Int)
    case indented
    /// Begins what calls are made on; the calls follow behind `calls`.
    case chain(baseLength: Int)
    case calls
    case end
  }

  private(set) var pieces: [Piece] = []
  /// What is not known before a spec is read, one after the other: UTF-8.
  private(set) var words: [UInt8] = []

  init(_ code: Code) { append(code) }

  /// - Parameter count: The expected number of pieces.
  init(_ code: Code, reserving count: Int) {
    pieces.reserveCapacity(count)
    words.reserveCapacity(4 * count)
    append(code)
  }

  private mutating func append(_ code: Code) {
    switch code {
    case .empty, .callsSupport, .callsSupportInInterface: break
    case .text(let text): pieces.append(.text(text))
    case .word(let word): append(word: word.text)
    case .string(let literal): append(literal)
    case .comment(let comment):
      pieces.append(.comment(comment.kind, byteCount: comment.text.utf8.count))
      words += comment.text.utf8
    case .line: pieces.append(.line)
    case .softLine(let flat): pieces.append(.softLine(flat: flat))
    case .ifBroken(let text): pieces.append(.ifBroken(text))
    case .sequence(let parts): for part in parts { append(part) }
    case .group(let inner):
      let beginning = pieces.count
      pieces.append(.group(length: 0))
      append(inner)
      pieces[beginning] = .group(length: pieces.count - beginning - 1)
      pieces.append(.end)
    case .indented(let inner):
      pieces.append(.indented)
      append(inner)
      pieces.append(.end)
    case .chain(let base, let calls):
      let beginning = pieces.count
      pieces.append(.chain(baseLength: 0))
      append(base)
      pieces[beginning] = .chain(baseLength: pieces.count - beginning - 1)
      pieces.append(.calls)
      append(calls)
      pieces.append(.end)
    }
  }

  private mutating func append(_ literal: StringLiteral) {
    switch literal.form {
    case .ordinary:
      if literal.words.count > 1 { pieces.append(.string(wordCount: literal.words.count)) }
      pieces.append(.text("\""))
      for word in literal.words { pieces.append(.word(byteCount: word.byteCount, width: word.width)) }
      words += literal.bytes
      pieces.append(.text("\""))
    case .block(let count):
      let numberSigns = String(repeating: "#", count: count)
      append(word: numberSigns)
      pieces += [.text("\"\"\""), .indented]
      for line in literal.words { pieces += [.line, .word(byteCount: line.byteCount, width: line.width)] }
      words += literal.bytes
      pieces += [.line, .text("\"\"\"")]
      append(word: numberSigns)
      pieces.append(.end)
    }
  }

  private mutating func append(word: String) {
    pieces.append(.word(byteCount: word.utf8.count, width: word.utf8.count))
    words += word.utf8
  }
}
