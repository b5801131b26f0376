import FacetText

/// Chooses the shortest form of each cell of a golden.
///
/// A cell that looks as an earlier one of its variant, or as that one turned around, is named there. Any other one is
/// told as what differs from an earlier cell: the one that leaves least to say, and of equals the one that is expected.
struct GoldenCells {
  struct Entry {
    var cell: Int
    /// Nil for the first.
    var base: Int?
    /// ``base`` is the one that is expected here.
    var isBaseExpected = true
    /// Cells that look the same, and those with the same picture turned around.
    var same: [Int] = []
    var mirrored: [Int] = []
  }

  private(set) var entries: [Entry] = []
  private let cells: [GoldenCell]
  /// The facts of cells, as numbers.
  private var numbered: [NumberedFacts] = []
  private var numbers = FactNumbers()
  /// The cells that are written, in order: of all variants, and of each.
  private var told: [Int] = []
  private var toldOfVariant: [String: [Int]] = [:]

  /// The identity of a cell: a variant and its environment.
  private struct Look: Hashable {
    var variant: String
    var facts: [NumberedFacts.Fact]
  }

  /// - Parameter cells: in the order of the golden.
  init(_ cells: [GoldenCell]) {
    self.cells = cells
    if cells.count == 1 {
      entries = [Entry(cell: 0)]
      return
    }
    var entryOfLook: [Look: Int] = [:]
    /// The entries of the cells that are the same as one, by their names.
    var entryOfCell: [String: Int] = [:]
    for (index, cell) in cells.enumerated() {
      let facts = numbers.numbered(cell.facts)
      numbered.append(facts)
      let look = Look(variant: cell.variant, facts: facts.all)
      if !cell.deviations.isEmpty, let same = entryOfLook[look] {
        entries[same].same.append(index)
        entryOfCell[cell.name] = same
      } else if let partner = cell.nameFromLeftToRight, let entry = entryOfCell[partner],
        numbers.isMirrored(facts, numbered[entries[entry].cell])
      {
        entries[entry].mirrored.append(index)
      } else {
        entryOfLook[look] = entryOfLook[look] ?? entries.count
        entryOfCell[cell.name] = entries.count
        entries.append(entry(for: index))
        told.append(index)
        toldOfVariant[cell.variant, default: []].append(index)
      }
    }
  }

  private mutating func entry(for index: Int) -> Entry {
    guard let expected = expectedBase(of: cells[index]) else { return Entry(cell: index) }
    var best = (base: expected, cost: cost(of: index, from: expected))
    for candidate in told where candidate != expected {
      // The line that names it costs one more. Less is not worth a base that has to be looked for.
      let cost = cost(of: index, from: candidate) + 1
      if cost < best.cost { best = (candidate, cost) }
    }
    return Entry(cell: index, base: best.base, isBaseExpected: best.base == expected)
  }

  private mutating func cost(of cell: Int, from base: Int) -> Int {
    numbers.lineCount(of: numbered[cell], unlike: numbered[base])
  }

  private func expectedBase(of cell: GoldenCell) -> Int? {
    if cell.deviations.isEmpty { return told.first }
    return GoldenCell.expectedBase(of: cell, among: toldOfVariant[cell.variant] ?? [], in: cells) ?? told.first
  }
}

/// A cell of a golden with its place in it.
struct GoldenCell {
  /// The name of the variant.
  var variant: String
  /// The words behind its `@`: `ax3`, `rtl`.
  var deviations: [String]
  var facts: CellFacts

  /// `Full @ ax3 rtl`
  var name: String { deviations.isEmpty ? variant : "\(variant) @ \(deviations.joined(separator: " "))" }

  /// The name of the same cell but for its direction; nil of a cell that is not right-to-left.
  var nameFromLeftToRight: String? {
    guard deviations.contains("rtl") else { return nil }
    return GoldenCell(variant: variant, deviations: deviations.filter { $0 != "rtl" }, facts: CellFacts()).name
  }

  /// The cell that another one is told as a difference from unless it says otherwise: for a variant the first cell of
  /// the golden, for a cell of its matrix the cell of the variant that shares most with it, and of several the last.
  ///
  /// - Parameter told: the cells before it that are told, in their order.
  static func expectedBase(of cell: GoldenCell, among told: [Int], in cells: [GoldenCell]) -> Int? {
    if cell.deviations.isEmpty { return told.first }
    let own = told.filter { index in
      cells[index].variant == cell.variant && cells[index].deviations.allSatisfy(cell.deviations.contains)
    }
    let most = own.map { cells[$0].deviations.count }.max()
    return own.last { cells[$0].deviations.count == most } ?? told.first
  }
}
