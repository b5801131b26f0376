import FacetFrame
package import FacetIR
import FacetLanguage
import FacetStrings
import FacetText

/// The golden of one component in one of its styles.
///
/// Each fact is written once: the style's values and tree, then each variant as its differences from another one. A
/// number that follows from others in the golden is omitted, so that a changed value changes one line.
package enum ComponentSnapshot {
  package static let suffix = ".snap.txt"

  package static func fileName(component: String, style: String) -> String { "\(component).\(style)\(suffix)" }

  /// Whether the name is that of a golden of the component, in any style.
  package static func isFile(_ name: String, of component: String) -> Bool {
    name.utf8.starts(with: "\(component).".utf8)
  }

  /// - Parameter cells: The drawn cells of the variants with this style, in any order.
  package static func document(
    component: Component, style: Style, design: Design, cells: [SnapshotVariant]
  ) -> String {
    let variants = VariantBlocks(component: component, style: style, design: design, drawn: cells)
    var lines = [
      GoldenDocument.header(
        "\(component.name)/\(style.name)", cells: variants.firstCells, inert: variants.inertSettings)
    ]
    let languages = cells.compactMap { design.translation(in: $0.cell) }
    let unlisted = distinct(languages.filter { !SystemWords.isListed($0) })
    if !unlisted.isEmpty { lines.append(fact("system", "English in \(unlisted.joined(separator: ", "))")) }
    lines += component.catalog.parameterAxes.compactMap { numbered($0, in: design) }.map { fact("axis", $0) }
    if style.name == component.styles.first?.name {
      lines += ComponentSection(component: component, design: design).lines
    }
    lines += StyleSection(style: style, component: component, design: design).lines
    for block in variants.blocks {
      lines += [""] + block
    }
    return GoldenDocument.text(of: lines)
  }

  /// The values of an axis that have numbers instead of names: `title #1 "", #2 "A long title"`.
  private static func numbered(_ axis: ParameterAxis, in design: Design) -> String? {
    let words = ExpressionWords(design: design)
    let values = axis.values.filter { $0.word.hasPrefix("#") }.map { "\($0.word) \(words($0.value))" }
    return values.isEmpty ? nil : "\(axis.parameter) \(values.joined(separator: ", "))"
  }

  /// The full facts of each cell, with the names of the cells in the order of the golden.
  package static func facts(
    component: Component, style: Style, design: Design, cells: [SnapshotVariant]
  ) -> [GoldenDocument.Cell] {
    VariantBlocks(component: component, style: style, design: design, drawn: cells).all
  }
}

extension Design {
  /// The language that a cell shows texts in, if it is another one than the specs are written in.
  fileprivate func translation(in cell: Cell) -> String? {
    guard let strings else { return nil }
    return cell.environment.lazy.compactMap { setting -> String? in
      guard setting.id == .locale, case .word(let language) = setting.value else { return nil }
      return language != strings.sourceLanguage && strings.languages.contains(language) ? language : nil
    }.first
  }
}

/// The variants of a style: the first one of the spec in full, then the others by name, each with its matrix.
private struct VariantBlocks {
  private let facts: VariantFacts
  private let base: VariantFacts.Base?
  private let drawn: [SnapshotVariant]
  private let cells: [GoldenCell]
  private let entries: [GoldenCells.Entry]
  /// The cells of the matrix of the first variant, which are in the first line of the golden.
  let firstCells: [String]
  /// The settings of the environment that change nothing.
  let inertSettings: [String]

  init(component: Component, style: Style, design: Design, drawn: [SnapshotVariant]) {
    facts = VariantFacts(component: component, design: design)
    let author = design.handWrittenStyle(style.name, of: component)
    let isSingle = component.accessibility?.element == .single
    let byName = Dictionary(drawn.map { ($0.cell.name, $0) }) { first, _ in first }
    self.drawn = Self.ordered(component.cells(in: style)).compactMap { byName[$0.name] }
    base = self.drawn.count > 1 ? facts.base(self.drawn[0].cell) : nil
    let announced = Dictionary(
      self.drawn.filter(\.cell.isBase).map { ($0.cell.variant.name, $0.announcements) }
    ) { first, _ in first }
    cells = self.drawn.map { drawn in
      var facts =
        author.map { CellFacts(drawnBy: $0, isSingle ? drawn.frame : Frame(), drawn.marks, of: component.name) }
        ?? CellFacts(drawn.frame, drawn.marks, of: component.name)
      if drawn.announcements != announced[drawn.cell.variant.name] {
        facts[.outcome(Outcomes.announces)] = drawn.announcements
      }
      return GoldenCell(
        variant: escapedForDisplay(drawn.cell.variant.name),
        deviations: drawn.cell.deviationWords.flatMap { $0.split(separator: " ").map { String($0) } },
        facts: facts)
    }
    let inert = InertSettings(in: cells)
    inertSettings = inert.words
    let told = GoldenCells(inert.kept.map { [cells] in cells[$0] })
    firstCells = told.firstCells
    entries = told.entries.map { entry in
      var entry = entry
      entry.cell = inert.kept[entry.cell]
      return entry
    }
  }

  private static func ordered(_ cells: [Cell]) -> [Cell] {
    guard let base = cells.first?.variant.name else { return [] }
    let others = cells.filter { $0.variant.name != base }
    let names = distinct(others.map(\.variant.name)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return cells.filter { $0.variant.name == base }
      + names.flatMap { name in others.filter { $0.variant.name == name } }
  }

  var all: [GoldenDocument.Cell] {
    cells.indices.map { index in
      GoldenDocument.Cell(name: cells[index].name, facts: cells[index].facts, given: given(index))
    }
  }

  /// The lines of each variant with its matrix.
  var blocks: [[String]] {
    var blocks: [[String]] = []
    for entry in entries {
      let lines = lines(of: entry)
      if cells[entry.cell].deviations.isEmpty || blocks.isEmpty {
        blocks.append(lines)
      } else {
        blocks[blocks.count - 1] += lines
      }
    }
    return blocks
  }

  private func lines(of entry: GoldenCells.Entry) -> [String] {
    let cell = cells[entry.cell]
    return [entry.title(of: cell)] + given(entry.cell) + entry.lines(of: cell)
  }

  /// The arguments and steps of a cell; empty for a cell of the matrix, which has those of its variant.
  private func given(_ index: Int) -> [String] {
    guard drawn[index].cell.isBase else { return [] }
    return facts.lines(drawn[index], base: index == 0 ? nil : base)
  }
}
