/// The terminal colours of a diagnostic: ANSI sequences, or none.
struct Palette {
  var error = ""
  var warning = ""
  var strong = ""
  var aside = ""
  var caret = ""

  static let plain = Palette()
  static let ansi = Palette(
    error: "\u{1B}[1;31m", warning: "\u{1B}[1;33m", strong: "\u{1B}[1m", aside: "\u{1B}[1;36m", caret: "\u{1B}[1;32m")

  func color(of severity: Severity) -> String {
    switch severity {
    case .error: error
    case .warning: warning
    }
  }

  func paint(_ text: String, _ color: String) -> String { color.isEmpty ? text : color + text + "\u{1B}[0m" }
}
