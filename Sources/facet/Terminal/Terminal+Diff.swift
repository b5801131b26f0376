import FacetFiles
import FacetText

extension TerminalOptions {
  /// Prints a unified diff: unchanged into a pipe, so that it can be applied; escaped and colored on a terminal.
  ///
  /// The colors are orange and blue, not red and green: neither side is known to be correct, and they differ for people
  /// with color blindness.
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
