import FacetText

/// The golden of a transition: its pictures with their tables, one after the other.
package enum FilmstripSnapshot {
  /// - Parameter parts: The title and the lines of each picture.
  package static func document(id: String, parts: [(title: String, lines: [String])], notes: [String]) -> String {
    var lines = [GoldenDocument.header(escapedForDisplay(id))]
    let all = parts + (notes.isEmpty ? [] : [(title: "notes", lines: notes)])
    for part in all {
      let width = part.lines.map { displayWidth(of: $0) }.max() ?? 0
      lines += ["", columns("variant", part.title, width: 9)]
      lines += part.lines.map { line in
        "  ┊ \(line)\(String(repeating: " ", count: width - displayWidth(of: line))) ┊"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
