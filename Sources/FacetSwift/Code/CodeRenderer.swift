import FacetText

/// Writes `Code` as lines that fit a width.
///
/// The layout of a group is decided when it is met: on one line, if it fits there together with what follows it up to
/// the next place where the line may end. That is Oppen's scheme ("Prettyprinting", 1980) on a tree.
struct CodeRenderer {
  private static let indentWidth = 2

  private let width: Int
  private var depth = 0
  private var column = 0

  static func bytes(of code: Code, width: Int = 120) -> [UInt8] {
    var writer = LineWriter(indentWidth: indentWidth)
    var renderer = CodeRenderer(width: width)
    renderer.render(code, isFlat: false, trailing: 0, into: &writer)
    renderer.endLine(&writer)
    return writer.bytes
  }

  private init(width: Int) { self.width = width }

  /// - Parameter trailing: columns that what follows `code` takes on its last line.
  private mutating func render(_ code: Code, isFlat: Bool, trailing: Int, into writer: inout LineWriter) {
    switch code {
    case .text(let text): write(text.description, &writer)
    case .name(let name, let position): write(name.spelled(position), &writer)
    case .int(let value): write(Code.spelling(of: value), &writer)
    case .double(let value): write(Code.spelling(of: value), &writer)
    case .string(let literal): render(literal, trailing: trailing, into: &writer)
    case .comment(let comment): render(comment, into: &writer)
    case .line: endLine(&writer)
    case .softLine(let flat): if isFlat { write(flat.description, &writer) } else { endLine(&writer) }
    case .ifBroken(let text): if !isFlat { write(text.description, &writer) }
    case .sequence(let parts): render(parts, isFlat: isFlat, trailing: trailing, into: &writer)
    case .group(let inner):
      render(inner, isFlat: isFlat || fits(inner, trailing: trailing), trailing: trailing, into: &writer)
    case .indented(let inner):
      indent(&writer) { $0.render(inner, isFlat: isFlat, trailing: trailing, into: &$1) }
    case .chain(let base, let calls):
      let isOnOneLine = fits(base, trailing: 0)
      render(base, isFlat: isOnOneLine, trailing: 0, into: &writer)
      render(isOnOneLine ? .indented(calls) : calls, isFlat: false, trailing: trailing, into: &writer)
    }
  }

  private mutating func render(_ parts: [Code], isFlat: Bool, trailing: Int, into writer: inout LineWriter) {
    for (index, part) in parts.enumerated() {
      var room = 0
      if part.dependsOnRoom {
        let rest = parts[(index + 1)...].widthToBreak(isFlat: isFlat)
        room = rest.isBroken ? rest.width : rest.width + trailing
      }
      render(part, isFlat: isFlat, trailing: room, into: &writer)
    }
  }

  private mutating func render(_ comment: Comment, into writer: inout LineWriter) {
    for (index, line) in comment.lines(width: width - depth * Self.indentWidth).enumerated() {
      if index > 0 { endLine(&writer) }
      write(line, &writer)
    }
  }

  /// A string that does not fit is written over several lines.
  private mutating func render(_ literal: StringLiteral, trailing: Int, into writer: inout LineWriter) {
    guard startColumn + literal.spelled.count + trailing > width, let words = literal.words else {
      return write(literal.spelled, &writer)
    }
    write("\"\"\"", &writer)
    indent(&writer) {
      $0.endLine(&$1)
      $0.writeFilled(words, &$1)
      $0.endLine(&$1)
      $0.write("\"\"\"", &$1)
    }
  }

  private mutating func writeFilled(_ words: [String], _ writer: inout LineWriter) {
    for word in words {
      // One more column for the backslash that joins the lines.
      if column > 0, column + word.count + 1 > width {
        write("\\", &writer)
        endLine(&writer)
      }
      write(word, &writer)
    }
  }

  private mutating func indent(
    _ writer: inout LineWriter, _ body: (inout CodeRenderer, inout LineWriter) -> Void
  ) {
    depth += 1
    writer.indented { body(&self, &$0) }
    depth -= 1
  }

  private func fits(_ code: Code, trailing: Int) -> Bool {
    let flat = code.widthToBreak(isFlat: true)
    return !flat.isBroken && startColumn + flat.width + trailing <= width
  }

  private var startColumn: Int { column == 0 ? depth * Self.indentWidth : column }

  private mutating func write(_ text: String, _ writer: inout LineWriter) {
    if text.isEmpty { return }
    column = startColumn + text.count
    writer.write(text)
  }

  private mutating func endLine(_ writer: inout LineWriter) {
    writer.line()
    column = 0
  }
}
