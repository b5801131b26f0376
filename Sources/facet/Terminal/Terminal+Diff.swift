import FacetFiles
import FacetText

extension TerminalOptions {
  /// Prints a unified diff, colored on a terminal. A line with characters that are escaped cannot be applied: logs are
  /// pipes, too.
  func result(diff: String) throws {
    guard isColored(.output) else { return try result(ShownText(lines: diff)) }
    for line in diff.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
      let shown: ShownText = "\(Substring(line))"
      try result("\(shown.painted(Self.paint(ofLine: line)))\n")
    }
  }

  private static func paint(ofLine line: Substring.UTF8View) -> ShownText.Paint? {
    switch line.first {
    case UInt8(ascii: "-"): .removed
    case UInt8(ascii: "+"): .added
    case UInt8(ascii: "@"): .faint
    default: nil
    }
  }
}
