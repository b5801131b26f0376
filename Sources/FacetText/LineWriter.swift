/// Writes text line by line into a UTF-8 buffer.
///
///     writer.line("struct Badge {")
///     writer.indented { $0.line("var text: String") }
///     writer.line("}")
///
/// Indentation is written before text only, so that no line gets trailing spaces.
package struct LineWriter {
  package private(set) var bytes: [UInt8] = []
  private let indentWidth: Int
  private var depth = 0
  private var isAtLineStart = true

  /// - Parameter indentWidth: The spaces per level.
  package init(indentWidth: Int = 2) { self.indentWidth = indentWidth }

  /// Ends the current line with `text`, which must not contain line breaks.
  package mutating func line(_ text: String = "") {
    write(text)
    bytes.append(UInt8(ascii: "\n"))
    isAtLineStart = true
  }

  /// Appends `text`, which must not contain line breaks, to the current line.
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

  /// Reserves capacity for a known number of bytes.
  package mutating func reserve(_ byteCount: Int) { bytes.reserveCapacity(bytes.count + byteCount) }
}
