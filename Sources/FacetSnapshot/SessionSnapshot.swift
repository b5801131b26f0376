package import FacetFrame
package import FacetIR
import FacetText

/// A part of a session: what was done, and the screen that is visible then.
package struct SessionPart: Sendable {
  package var title: String
  /// What was done and what it changed.
  package var lines: [String]
  package var component: String
  package var frame: Frame
  package var marks: Marks
  /// Of the transitions that were played, one after the other.
  package var pictures: [FilmstripSnapshot.Picture]

  package init(
    title: String, lines: [String], component: String, frame: Frame, marks: Marks,
    pictures: [FilmstripSnapshot.Picture] = []
  ) {
    self.title = title
    self.lines = lines
    self.component = component
    self.frame = frame
    self.marks = marks
    self.pictures = pictures
  }

  package static func line(_ keyword: String, _ text: String) -> String { fact(keyword, escapedForDisplay(text)) }
}

/// The golden of a session of an app: its parts from first to last, each with what was done, the screen at its end, and
/// the pictures of transitions to it.
package enum SessionSnapshot {
  /// `Travel.a-place-is-saved.snap.txt`
  package static func fileName(app: String, session: String) -> String {
    let words = session.lowercased().split { !$0.isLetter && !$0.isNumber }
    return "\(app).\(words.joined(separator: "-"))\(ComponentSnapshot.suffix)"
  }

  package static func document(app: App, session: String, parts: [SessionPart], in design: Design) -> String {
    var lines = [GoldenDocument.header("\(app.name)/\(session)")]
    if session == app.sessions.first?.name { lines += AppSection(app, in: design).lines }
    let cells = parts.enumerated().map { index, part in
      GoldenCell(
        variant: "\(index + 1). \(part.title)", deviations: [],
        facts: CellFacts(part.frame, part.marks, of: part.component))
    }
    for entry in GoldenCells(cells).entries {
      let cell = cells[entry.cell]
      let difference = cell.facts.lines(unlike: entry.base.map { cells[$0].facts } ?? CellFacts())
      lines += ["", columns("variant", cell.variant, width: 9)] + parts[entry.cell].lines
      if let base = entry.base, !entry.isBaseExpected || difference.isEmpty {
        lines.append(fact("like", cell.reference(to: cells[base])))
      }
      lines += difference
      for picture in parts[entry.cell].pictures {
        lines += picture.lines(titled: "\(entry.cell + 1). \(picture.title)")
      }
    }
    return GoldenDocument.text(of: lines)
  }
}
