import FacetFrame
package import FacetIR
import FacetText

/// The golden of one component in one of its styles.
///
/// It says each fact once: the style's values and its tree, then each variant as what differs from another one. A number
/// that follows from numbers that stand there already is not written, so a changed value changes one line.
package enum ComponentSnapshot {
  package static let suffix = ".snap.txt"

  package static func fileName(component: String, style: String) -> String { "\(component).\(style)\(suffix)" }

  /// - Parameter cells: the drawn cells of the variants that use this style, in any order.
  package static func document(
    component: Component, style: Style, design: Design, cells: [SnapshotVariant]
  ) -> String {
    var lines = ["facet-golden 1", "component  \(component.name)", "style      \(style.name)", ""]
    lines += StyleSection(style: style, component: component, design: design).lines
    for block in VariantBlocks(component: component, style: style, design: design, drawn: cells).blocks {
      lines += [""] + block
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The variants of a style: the first of the spec in full, then the others by name, each followed by its matrix.
private struct VariantBlocks {
  private let facts: VariantFacts
  private let looks: [(drawn: SnapshotVariant, look: VariantLook)]

  init(component: Component, style: Style, design: Design, drawn: [SnapshotVariant]) {
    facts = VariantFacts(component: component, design: design)
    let author = design.handWrittenStyle(style.name, of: component)
    let isSingle = component.accessibility?.element == .single
    let byName = Dictionary(drawn.map { ($0.cell.name, $0) }) { first, _ in first }
    looks = Self.ordered(component.cells(in: style)).compactMap { cell in
      byName[cell.name].map { drawn in
        author.map { (drawn, VariantLook(drawnBy: $0, isSingle ? drawn.frame : Frame(), of: component.name)) }
          ?? (drawn, VariantLook(drawn.frame, of: component.name))
      }
    }
  }

  private static func ordered(_ cells: [Cell]) -> [Cell] {
    guard let base = cells.first?.variant.name else { return [] }
    let others = cells.filter { $0.variant.name != base }
    let names = distinct(others.map(\.variant.name)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return cells.filter { $0.variant.name == base }
      + names.flatMap { name in others.filter { $0.variant.name == name } }
  }

  var blocks: [[String]] { looks.indices.map(block) }

  private func block(_ index: Int) -> [String] {
    let (drawn, look) = looks[index]
    let title = columns("variant", escapedForDisplay(drawn.cell.name), width: 9)
    guard index > 0 else { return [title] + facts.lines(drawn, base: nil) + look.lines }
    let base = drawn.cell.isBase ? 0 : looks.firstIndex { $0.drawn.cell.variant.name == drawn.cell.variant.name } ?? 0
    // A cell repeats what its variant is given and what is done to it.
    let facts = drawn.cell.isBase ? facts.lines(drawn, base: looks[0].drawn.cell) : []
    if let same = nearer(index, base).first(where: { look.lines(unlike: looks[$0].look).isEmpty }) {
      return [title] + facts + [fact("same as", escapedForDisplay(looks[same].drawn.cell.name))]
    }
    return [title] + facts + ["  but"] + look.lines(unlike: looks[base].look)
  }

  /// What a cell may be the same as: its base, then cells of its variant with some of its deviations, then the same cell
  /// of other variants.
  private func nearer(_ index: Int, _ base: Int) -> [Int] {
    let cell = looks[index].drawn.cell
    let earlier = looks.indices.prefix(index).filter { $0 != base }
    let partial = earlier.filter {
      let other = looks[$0].drawn.cell
      return other.variant.name == cell.variant.name && other.deviations.allSatisfy(cell.deviations.contains)
    }
    return [base] + partial + earlier.filter { looks[$0].drawn.cell.deviations == cell.deviations }
  }
}
