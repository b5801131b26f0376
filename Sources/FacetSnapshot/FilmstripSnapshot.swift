package import FacetIR
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

    /// The rows as the picture of a cell. They have an edge at the left, by which they are known; what is behind them
    /// differs in length.
    func cell(titled title: String) -> GoldenCell {
      var facts = CellFacts()
      facts[.picture] = rows.map { $0.isEmpty ? "┊" : "┊ \($0)" }
      return GoldenCell(variant: title, deviations: [], facts: facts)
    }
  }

  /// The section with the animations as the spec has them. The pictures show moments of them only.
  static let title = "transition"

  package static func document(
    id: String, of transition: Transition, pictures: [Picture], notes: [String]
  ) -> String {
    let all = pictures + (notes.isEmpty ? [] : [Picture(title: "notes", rows: notes)])
    let cells = all.map { $0.cell(titled: $0.title) }
    let variants = GoldenCells(cells).entries.flatMap { entry in
      ["", entry.title(of: cells[entry.cell])] + entry.lines(of: cells[entry.cell])
    }
    return GoldenDocument.text(of: [GoldenDocument.header(id)] + section(of: transition) + variants)
  }

  private static func section(of transition: Transition) -> [String] {
    let timing = transition.timing.map { [columns("  timing", words(for: $0), width: nameWidth)] } ?? []
    let elements = transition.elements.map { element in
      columns("  \(escapedForDisplay(element.identifier))", words(for: element.animation), width: nameWidth)
    }
    return timing.isEmpty && elements.isEmpty ? [] : ["", title] + timing + elements
  }

  private static let nameWidth = 28

  /// `blur 3, fade false, timing linear 300 ms`
  private static func words(for animation: Transition.Animation) -> String {
    let kind =
      switch animation.kind {
      case .crossfade: "crossfade"
      case .sharedElement: "sharedElement"
      case .edgeTranslation(let edge): "edgeTranslation \(edge.rawValue)"
      case .blur(let radius): "blur\(radius.map { " \(number($0))" } ?? "")"
      case .translate(let x, let y): "translate \(number(x)),\(number(y))"
      case .anchorTranslation(let anchor): "anchorTranslation \(escapedForDisplay(anchor))"
      }
    let facts = [animation.fade.map { "fade \($0)" }, animation.timing.map { "timing \(words(for: $0))" }]
    return ([kind] + facts.compactMap(\.self)).joined(separator: ", ")
  }

  /// `easeInOut 300 ms, delay 50 ms`, `spring 500 ms, bounce 0.3`
  private static func words(for timing: Transition.Timing) -> String {
    let (curve, values): (String, [(name: String, value: Double)]) =
      switch timing.curve {
      case .linear: ("linear", [])
      case .easeIn: ("easeIn", [])
      case .easeOut: ("easeOut", [])
      case .easeInOut: ("easeInOut", [])
      case .controlPoints(let x1, let y1, let x2, let y2):
        ("curve \([x1, y1, x2, y2].map(number).joined(separator: " "))", [])
      case .spring(let bounce): ("spring", [("bounce", bounce)])
      case .interpolatingSpring(let mass, let stiffness, let damping):
        ("spring", [("mass", mass), ("stiffness", stiffness), ("damping", damping)])
      }
    let length = timing.milliseconds == 0 ? [] : ["\(timing.milliseconds) ms"]
    let facts =
      values.map { "\($0.name) \(number($0.value))" } + (timing.delay == 0 ? [] : ["delay \(timing.delay) ms"])
    return ([([curve] + length).joined(separator: " ")] + facts).joined(separator: ", ")
  }
}
