/// Writes `Code` as lines that fit a width.
///
/// The layout of a group is decided when it is met: on one line, if it fits there together with what follows it up to
/// the next place where the line may end. That is Oppen's scheme ("Prettyprinting", 1980), with all of the code at hand.
struct CodeRenderer {
  private static let indentWidth = 2

  /// How what is being written is laid out.
  private struct Mode {
    var isFlat = false
    var depth = 0
  }

  private let width: Int
  private let code: CodePieces
  private let measure: CodeMeasure
  /// The next piece, and where its words begin.
  private var index = 0
  private var wordsBegin = 0
  private var bytes: [UInt8] = []
  private var column = 0
  private var mode = Mode()
  /// Those of what is around, the outermost first.
  private var outerModes: [Mode] = []

  static func bytes(of code: Code, width: Int = 120) -> [UInt8] {
    var renderer = CodeRenderer(code, width: width)
    while let piece = renderer.next() { renderer.render(piece) }
    renderer.endLine()
    return renderer.bytes
  }

  private init(_ code: Code, width: Int) {
    self.width = width
    // As many as most files have.
    self.code = CodePieces(code, reserving: 2_048)
    bytes.reserveCapacity(8 * 1_024)
    measure = CodeMeasure(self.code)
  }

  private mutating func next() -> CodePieces.Piece? {
    guard index < code.pieces.count else { return nil }
    defer { index += 1 }
    return code.pieces[index]
  }

  private mutating func nextWords(_ count: Int) -> ArraySlice<UInt8> {
    defer { wordsBegin += count }
    return code.words[wordsBegin..<wordsBegin + count]
  }

  private mutating func render(_ piece: CodePieces.Piece) {
    switch piece {
    case .text(let text): write(text)
    case .word(let count, let width): write(nextWords(count), width: width)
    case .comment(let kind, let count): render(Comment(kind, String(decoding: nextWords(count), as: UTF8.self)))
    case .string(let wordCount): if !fitsString(of: wordCount) { renderFilled(wordCount) }
    case .line: endLine()
    case .softLine(let flat): if mode.isFlat { write(flat) } else { endLine() }
    case .ifBroken(let text): if !mode.isFlat { write(text) }
    case .group(let length):
      let inner = index..<index + length
      enter(isFlat: mode.isFlat || fits(inner, trailing: measure.widthToBreak(from: inner.upperBound)))
    case .indented: enter(isFlat: mode.isFlat, deeper: 1)
    case .chain(let length): enter(isFlat: fits(index..<index + length, trailing: 0))
    case .calls: mode = Mode(isFlat: false, depth: mode.depth + (mode.isFlat ? 1 : 0))
    case .end: mode = outerModes.popLast() ?? Mode()
    }
  }

  private mutating func enter(isFlat: Bool, deeper levels: Int = 0) {
    outerModes.append(mode)
    mode = Mode(isFlat: isFlat, depth: mode.depth + levels)
  }

  /// - Parameter trailing: columns that what follows takes on the same line.
  private func fits(_ range: Range<Int>, trailing: Int) -> Bool {
    guard let flat = measure.flatWidth(of: range) else { return false }
    return startColumn + flat + trailing <= width
  }

  private mutating func render(_ comment: Comment) {
    for (index, line) in comment.lines(width: width - mode.depth * Self.indentWidth).enumerated() {
      if index > 0 { endLine() }
      write(line, width: line.count)
    }
  }
}

/// Strings that take several lines.
extension CodeRenderer {
  private func fitsString(of wordCount: Int) -> Bool {
    let range = index..<index + wordCount + 2
    return mode.isFlat || fits(range, trailing: measure.widthToBreak(from: range.upperBound))
  }

  /// Between `"""` and `"""`, as many words to a line as there is room for. Where nothing stands before it on its line,
  /// swift-format sets a text no deeper.
  private mutating func renderFilled(_ wordCount: Int) {
    index += 1
    let levels = column == 0 || beginsBranch ? 0 : 1
    write("\"\"\"")
    mode.depth += levels
    endLine()
    for _ in 0..<wordCount {
      if let piece = next() { fill(piece) }
    }
    endLine()
    write("\"\"\"")
    mode.depth -= levels
    index += 1
  }

  /// Behind the `?` or the `:` that begins a line, where that holds as well.
  private var beginsBranch: Bool {
    let last = bytes.suffix(3)
    return last.count == 3 && (last.elementsEqual(" ? ".utf8) || last.elementsEqual(" : ".utf8))
  }

  private mutating func fill(_ word: CodePieces.Piece) {
    // One more column for the backslash that joins the lines.
    if case .word(_, let wordWidth) = word, column > 0, column + wordWidth + 1 > width {
      write("\\")
      endLine()
    }
    render(word)
  }
}

extension CodeRenderer {
  private var startColumn: Int { column == 0 ? mode.depth * Self.indentWidth : column }

  private mutating func write(_ text: StaticString) { write(text.utf8, width: text.utf8CodeUnitCount) }

  private mutating func write(_ text: some Collection<UInt8>, width: Int) {
    if text.isEmpty { return }
    indent()
    bytes.append(contentsOf: text)
    column += width
  }

  /// Only before text, so that no line ends in blanks.
  private mutating func indent() {
    if column > 0 { return }
    column = startColumn
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: column))
  }

  private mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    column = 0
  }
}
