import FacetText

/// The golden of a transition: its pictures with their tables, one after the other.
package enum FilmstripSnapshot {
  /// A moment of a transition: the picture, and the table beside it.
  package struct Picture: Sendable {
    package var title: String
    package var rows: [String]

    package init(title: String, rows: [String]) {
      self.title = title
      self.rows = rows
    }

    func lines(titled title: String) -> [String] {
      let width = rows.map { displayWidth(of: $0) }.max() ?? 0
      return ["", columns("variant", title, width: 9)]
        + rows.map { row in "  ┊ \(row)\(String(repeating: " ", count: width - displayWidth(of: row))) ┊" }
    }
  }

  package static func document(id: String, pictures: [Picture], notes: [String]) -> String {
    let all = pictures + (notes.isEmpty ? [] : [Picture(title: "notes", rows: notes)])
    return GoldenDocument.text(of: [GoldenDocument.header(id)] + all.flatMap { $0.lines(titled: $0.title) })
  }
}
