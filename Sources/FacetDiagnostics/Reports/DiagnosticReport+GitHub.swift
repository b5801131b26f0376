internal import FacetText

extension DiagnosticReport {
  /// Commands to GitHub's runner, which shows them beside the lines of a pull request.
  ///
  /// The runner shows at most ten errors and ten warnings per step, so the last line is the total.
  package var github: [UInt8] {
    var writer = LineWriter()
    for entry in entries { writer.line(command(for: entry)) }
    writer.line("\(tool.name): \(summary)")
    return writer.bytes
  }

  private func command(for entry: Entry) -> String {
    var properties: [(String, String)] = []
    if let place = entry.place {
      let location = place.location
      properties = [
        ("file", place.pathInRepository), ("line", "\(location.line)"), ("endLine", "\(location.endLine)"),
        ("col", "\(location.column)"), ("endColumn", "\(location.endColumn)"),
      ]
    }
    properties.append(("title", entry.code))
    let list = properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
    return "::\(entry.severity.rawValue) \(list)::\(escaped(entry.text, isProperty: false))"
  }
}

/// As the runner undoes it: https://github.com/actions/toolkit, `packages/core/src/command.ts`. What is invisible is
/// spelled out first.
private func escaped(_ text: String, isProperty: Bool) -> String {
  let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  let shown = lines.map { escapedForDisplay(String(Substring($0))) }.joined(separator: "\n")
  var result = ""
  for scalar in shown.unicodeScalars {
    switch scalar {
    case "%": result += "%25"
    case "\r": result += "%0D"
    case "\n": result += "%0A"
    case ":" where isProperty: result += "%3A"
    case "," where isProperty: result += "%2C"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
