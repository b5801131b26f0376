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
    var told: [[String]] = []
    var cells: [GoldenCell] = []
    for (index, part) in parts.enumerated() {
      let facts = CellFacts(part.frame, part.marks, of: part.component)
      cells.append(GoldenCell(variant: "\(index + 1). \(part.title)", deviations: [], facts: facts))
      told.append(part.lines)
      for picture in part.pictures {
        cells.append(picture.cell(titled: "\(index + 1). \(picture.title)"))
        told.append([])
      }
    }
    for entry in GoldenCells(cells).entries {
      let cell = cells[entry.cell]
      lines += ["", entry.title(of: cell)] + told[entry.cell] + entry.lines(of: cell)
    }
    return GoldenDocument.text(of: lines)
  }
}
