import FacetFiles
import FacetText

extension TerminalOptions {
  /// A unified diff: as it is for a pipe, so that it can be applied; made safe and colored for a terminal.
  ///
  /// Orange and blue, not red and green: neither side is known to be right, and everybody can tell these apart.
  func result(diff: String) throws {
    guard StandardStream.output.isTerminal || isColored(.output) else { return try result(diff) }
    var shown = ""
    for line in diff.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
      shown += painted(escapedForDisplay(String(Substring(line)))) + "\n"
    }
    try result(shown)
  }

  private func painted(_ line: String) -> String {
    guard isColored(.output) else { return line }
    return switch line.utf8.first {
    case UInt8(ascii: "-"): "\u{1B}[38;5;208m\(line)\u{1B}[0m"
    case UInt8(ascii: "+"): "\u{1B}[38;5;33m\(line)\u{1B}[0m"
    case UInt8(ascii: "@"): "\u{1B}[2m\(line)\u{1B}[0m"
    default: line
    }
  }
}
