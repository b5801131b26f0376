/// Text of a file to be, line by line, in one buffer of UTF-8.
///
///     writer.line("struct Badge {")
///     writer.indented { $0.line("var text: String") }
///     writer.line("}")
///
/// A line never gets trailing blanks of its own: indentation is written before text, not before a line break.
package struct LineWriter {
  package private(set) var bytes: [UInt8] = []
  private let indentWidth: Int
  private var depth = 0
  private var isAtLineStart = true

  /// - Parameter indentWidth: Spaces per level.
  package init(indentWidth: Int = 2) { self.indentWidth = indentWidth }

  /// Ends the current line with `text`, which holds no line break itself.
  package mutating func line(_ text: String = "") {
    write(text)
    bytes.append(UInt8(ascii: "\n"))
    isAtLineStart = true
  }

  /// Writes `text`, which holds no line break, onto the current line.
  package mutating func write(_ text: String) {
    if text.isEmpty { return }
    if isAtLineStart {
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * indentWidth))
      isAtLineStart = false
    }
    bytes.append(contentsOf: text.utf8)
  }

  /// Indents the output of `body` by one level.
  package mutating func indented(_ body: (inout LineWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Makes room at once where the size is known beforehand.
  package mutating func reserve(_ byteCount: Int) { bytes.reserveCapacity(bytes.count + byteCount) }
}
