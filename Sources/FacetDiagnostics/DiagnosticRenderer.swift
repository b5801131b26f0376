internal import FacetLimits
package import FacetText

/// Diagnostics as text for a terminal or a build log, in the form that Xcode and other tools recognise:
///
///     specs/badge.component.yaml:12:7: error: unknown key 'spcaing' [spec/unknown-key]
///        12 |       spcaing: 4
///           |       ^~~~~~~
///     help: did you mean 'spacing'?
///
/// Everything that came from a file is escaped, so that nothing in it can steer the terminal or a CI runner.
package struct DiagnosticRenderer {
  private let sources: SourceMap
  private let isColored: Bool
  private var lines: LineIndexes

  package init(_ sources: SourceMap, colored: Bool = false) {
    self.sources = sources
    isColored = colored
    lines = LineIndexes(sources)
  }

  /// The diagnostics in the order of their places, each with its line. Of more than are read, the errors come first, and
  /// the rest is counted.
  package mutating func text(for diagnostics: [Diagnostic]) -> ShownText {
    var text: ShownText = ""
    var left = (errors: Limit.shownDiagnostics.most, warnings: 0)
    left.warnings = max(left.errors - diagnostics.count { $0.severity == .error }, 0)
    var hidden = (errors: 0, warnings: 0)
    for diagnostic in diagnostics.sorted(in: sources) {
      let kind = diagnostic.severity == .error ? \(errors: Int, warnings: Int).errors : \.warnings
      if left[keyPath: kind] > 0 {
        left[keyPath: kind] -= 1
        text += self.text(for: diagnostic)
      } else {
        hidden[keyPath: kind] += 1
      }
    }
    return text + rest(hidden)
  }

  /// `note: 12 errors and 300 warnings more are not shown; …`
  private func rest(_ hidden: (errors: Int, warnings: Int)) -> ShownText {
    let counts = [(hidden.errors, "error"), (hidden.warnings, "warning")].filter { $0.0 > 0 }
      .map { "\($0.0) more \($0.1)\($0.0 == 1 ? "" : "s")" }
    if counts.isEmpty { return "" }
    return "\(painted("note:", .aside)) \(counts.joined(separator: " and ")) not shown; "
      + "'facet check --format json' lists all of them\n"
  }

  /// One diagnostic: its first line, the source, the help and the notes, each line ended.
  package mutating func text(for diagnostic: Diagnostic) -> ShownText {
    let severity = diagnostic.severity
    let label = painted("\(severity.rawValue):", severity == .error ? .error : .warning)
    var text = place(of: diagnostic.span)
    text += "\(label) \(painted(safe(diagnostic.message), .strong)) [\(diagnostic.kind.code)]\n"
    if let span = diagnostic.span { text += excerpt(at: span) }
    if let help = diagnostic.help { text += "\(painted("help:", .aside)) \(safe(help))\n" }
    for note in diagnostic.notes {
      text += "\(place(of: note.span))\(painted("note:", .aside)) \(safe(note.message))\n"
    }
    return text
  }

  private func painted(_ text: ShownText, _ paint: ShownText.Paint) -> ShownText {
    text.painted(isColored ? paint : nil)
  }

  /// `path:line:column: `, or nothing.
  private mutating func place(of span: SourceSpan?) -> ShownText {
    guard let span else { return "" }
    let location = lines.index(of: span.file).location(of: span)
    return "\(painted("\(safePath(of: span.file)):\(location.line):\(location.column):", .strong)) "
  }

  private mutating func excerpt(at span: SourceSpan) -> ShownText {
    let index = lines.index(of: span.file)
    let number = index.location(of: span).line
    let line = index.range(ofLine: number)
    let excerpt = SourceExcerpt(of: sources.bytes(of: span.file), line: line, marked: Int(span.start)..<Int(span.end))
    let gutter = String(number)
    let blank = blanks(max(gutter.utf8.count, 5))
    let padding = blanks(max(5 - gutter.utf8.count, 0))
    let caret: ShownText = "\(blanks(excerpt.caretColumn))\(painted("\(excerpt.caret)", .caret))"
    let shown = excerpt.text.isEmpty ? "" : " " + withoutRunnerCommand(excerpt.text)
    return "\(padding)\(gutter) |\(shown)\n\(blank) | \(caret)\n"
  }

  private func safePath(of file: FileID) -> ShownText {
    let path = safe(sources.path(of: file))
    // A line that starts with two colons is a command to GitHub's runner.
    return path.text.utf8.first == UInt8(ascii: ":") ? "./\(path)" : path
  }

  private func safe(_ text: String) -> ShownText { "\(withoutRunnerCommand(escapedForDisplay(text)))" }
}

/// So many spaces.
private func blanks(_ count: Int) -> String {
  String(decoding: repeatElement(UInt8(ascii: " "), count: count), as: UTF8.self)
}

/// A CI runner looks for `##[command]` anywhere in a line.
private func withoutRunnerCommand(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "#")) else { return text }
  var result = ""
  var last: [Unicode.Scalar] = []
  for scalar in text.unicodeScalars {
    if scalar == "[" && last == ["#", "#"] { result += "\\u{5B}" } else { result.unicodeScalars.append(scalar) }
    last = last.suffix(1) + [scalar]
  }
  return result
}
