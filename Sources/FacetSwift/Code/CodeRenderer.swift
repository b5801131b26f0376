import FacetText

/// Writes `Code` as lines that fit a width.
///
/// The layout of a group is decided when it is met: on one line, if it fits there together with what follows it up to
/// the next place where the line may end. That is Oppen's scheme ("Prettyprinting", 1980), with all of the code at hand:
/// each part knows its width.
struct CodeRenderer {
  private static let indentWidth = 2

  /// How what is being written is laid out.
  private struct Mode: BitwiseCopyable {
    var isFlat = false
    var depth = 0
  }

  /// Parts that are being written, one after the other.
  private struct Frame: BitwiseCopyable {
    var parts: UnsafeBufferPointer<Code>
    /// The next one.
    var index = 0
    var isChain: Bool
    var mode: Mode
  }

  private let width: Int
  private var bytes: [UInt8] = []
  private var column = 0
  private var mode = Mode()
  /// What is being written and what is around it, the outermost first.
  private var frames: [Frame] = []

  static func bytes(of code: Code, width: Int = 120) -> [UInt8] {
    var renderer = CodeRenderer(width: width)
    renderer.render(code)
    renderer.renderFrames()
    renderer.endLine()
    return renderer.bytes
  }

  private init(width: Int) {
    self.width = width
    // As many as most files have.
    bytes.reserveCapacity(8 * 1_024)
    frames.reserveCapacity(64)
  }

  private mutating func renderFrames() {
    while let last = frames.indices.last {
      let frame = frames[last]
      if frame.index == frame.parts.count {
        frames.removeLast()
        continue
      }
      frames[last].index += 1
      mode = frame.mode
      if frame.isChain, frame.index == 1 { mode = Mode(depth: mode.depth + (mode.isFlat ? 1 : 0)) }
      render(frame.parts[frame.index])
    }
  }

  /// Writes what has no parts; of the rest only the layout is decided.
  private mutating func render(_ code: Code) {
    switch code.kind {
    case .empty: break
    case .text, .word: write(code.bytes, width: Int(code.width))
    case .string: render(code.literal, fits: mode.isFlat || fits(code, trailing: widthToBreak))
    case .block: render(block: code.literal)
    case .documentation: render(comment: code.bytes, behind: "///")
    case .note: render(comment: code.bytes, behind: "//")
    case .line: endLine()
    case .softLine: if mode.isFlat { write(code.bytes, width: Int(code.width)) } else { endLine() }
    case .ifBroken: if !mode.isFlat { write(code.bytes, width: Int(code.width)) }
    case .sequence: enter(code, mode)
    case .group: enter(code, Mode(isFlat: mode.isFlat || fits(code, trailing: widthToBreak), depth: mode.depth))
    case .indented: enter(code, Mode(isFlat: mode.isFlat, depth: mode.depth + 1))
    case .chain:
      let isFlat = code.parts.first.map { fits($0, trailing: 0) } ?? true
      enter(code, Mode(isFlat: isFlat, depth: mode.depth))
    }
  }

  private mutating func enter(_ code: Code, _ mode: Mode) {
    frames.append(Frame(parts: code.parts, isChain: code.kind == .chain, mode: mode))
  }

  /// - Parameter trailing: columns that what follows takes on the same line.
  private func fits(_ code: Code, trailing: @autoclosure () -> Int) -> Bool {
    if code.hasLine { return false }
    let end = startColumn + Int(code.width)
    return end <= width && end + trailing() <= width
  }

  /// The columns of what follows, up to the next place where the line may end.
  private var widthToBreak: Int {
    var columns = 0
    for frame in frames.reversed() {
      for part in frame.parts[frame.index...] {
        columns += Int(part.widthToBreak)
        if part.mayBreak { return columns }
      }
    }
    return columns
  }
}

// MARK: Literals and comments

extension CodeRenderer {
  private mutating func render(_ literal: Code.Literal, fits: Bool) {
    if literal.words.count > 1, !fits { return renderFilled(literal) }
    write("\"")
    write(literal.bytes, width: literal.words.reduce(0) { $0 + $1.width })
    write("\"")
  }

  /// Between `"""` and `"""`, as many words to a line as there is room for. Where nothing stands before it on its line,
  /// swift-format sets a text no deeper.
  private mutating func renderFilled(_ literal: Code.Literal) {
    let levels = column == 0 || beginsBranch ? 0 : 1
    write("\"\"\"")
    mode.depth += levels
    endLine()
    var start = 0
    for word in literal.words {
      // One more column for the backslash that joins the lines.
      if column > 0, column + word.width + 1 > width {
        write("\\")
        endLine()
      }
      write(literal.text(of: word, at: &start), width: word.width)
    }
    endLine()
    write("\"\"\"")
    mode.depth -= levels
  }

  /// Behind the `?` or the `:` that begins a line, where that holds as well.
  private var beginsBranch: Bool {
    let last = bytes.suffix(3)
    return last.count == 3 && (last.elementsEqual(" ? ".utf8) || last.elementsEqual(" : ".utf8))
  }

  private mutating func render(block literal: Code.Literal) {
    let numberSigns = [UInt8](repeating: UInt8(ascii: "#"), count: literal.numberSigns)
    write(numberSigns)
    write("\"\"\"")
    mode.depth += 1
    var start = 0
    for line in literal.words {
      endLine()
      write(literal.text(of: line, at: &start), width: line.width)
    }
    endLine()
    write("\"\"\"")
    write(numberSigns)
    mode.depth -= 1
  }

  /// A line of the text that is too long has its words on as many lines as they need; a word that is wider gets one of its
  /// own.
  private mutating func render(comment text: UnsafeRawBufferPointer, behind mark: StaticString) {
    let room = width - mode.depth * Self.indentWidth
    let blank = UInt8(ascii: " ")
    for (number, line) in Comment.lines(of: text).enumerated() {
      if number > 0 { endLine() }
      write(mark)
      let indent = line.prefix { $0 == blank }.count
      if indent == line.count { continue }
      let margin = mark.utf8CodeUnitCount + 1 + indent
      var end = 0
      for word in line.split(separator: blank) {
        let wordWidth = characterCount(of: word)
        if end > 0, end + 1 + wordWidth > room {
          endLine()
          write(mark)
          end = 0
        }
        write(repeatElement(blank, count: end == 0 ? 1 + indent : 1))
        write(word)
        end = (end == 0 ? margin : end + 1) + wordWidth
      }
    }
  }
}

extension Code.Literal {
  /// - Parameter start: Where the word begins, and then the next one.
  fileprivate func text(of word: StringLiteral.Word, at start: inout Int) -> UnsafeRawBufferPointer {
    defer { start += word.byteCount }
    return UnsafeRawBufferPointer(rebasing: bytes[start..<start + word.byteCount])
  }
}

// MARK: Lines

extension CodeRenderer {
  private var startColumn: Int { column == 0 ? mode.depth * Self.indentWidth : column }

  private mutating func write(_ text: StaticString) {
    write(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func write(_ text: some Collection<UInt8>) { write(text, width: text.count) }

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
