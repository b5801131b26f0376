import FacetStrings
import FacetText

/// Chooses the shortest form of each cell of a golden.
///
/// A cell that is equal to an earlier one of its variant, or mirrors it, is listed there by name. Any other is written
/// as its differences from an earlier cell: the one with the fewest lines, and among equals the expected one.
struct GoldenCells {
  struct Entry {
    var cell: Int
    /// The cell that this one is relative to; nil for the first.
    var base: Int?
    /// Whether ``base`` is the expected one, which is not named.
    var isBaseExpected = true
    /// The cells that are equal or mirrored.
    var same: [Int] = []
    var mirrored: [Int] = []
  }

  private(set) var entries: [Entry] = []
  private let cells: [GoldenCell]
  /// The facts of cells, as numbers.
  private var numbered: [NumberedFacts] = []
  private var numbers = FactNumbers()
  private var told = ToldCells()
  /// The number of earlier cells that one is compared with: neighbors are alike.
  private static let mostCandidates = 200

  /// The identity of a cell: a variant and its environment.
  private struct Look: Hashable {
    var variant: String
    var facts: [NumberedFacts.Fact]
  }

  /// - Parameter cells: The cells in the order of the golden.
  init(_ cells: [GoldenCell]) {
    self.cells = cells
    if cells.count == 1 {
      entries = [Entry(cell: 0)]
      return
    }
    var entryOfLook: [Look: Int] = [:]
    /// The entries of equal and mirrored cells, by the name of the cell.
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
        told.append(index, of: cell.variant)
      }
    }
  }

  private mutating func entry(for index: Int) -> Entry {
    guard let expected = told.expectedBase(of: cells[index], in: cells) else { return Entry(cell: index) }
    var best = (base: expected, cost: cost(of: index, from: expected))
    for candidate in told.indices.suffix(Self.mostCandidates) where candidate != expected {
      // Naming the base costs one more line. The expected base is kept unless another one saves lines.
      let cost = cost(of: index, from: candidate) + 1
      if cost < best.cost { best = (candidate, cost) }
    }
    return Entry(cell: index, base: best.base, isBaseExpected: best.base == expected)
  }

  private mutating func cost(of cell: Int, from base: Int) -> Int {
    numbers.lineCount(of: numbered[cell], unlike: numbered[base])
  }
}

/// A cell of a golden with its variant and deviations.
struct GoldenCell {
  /// The name of the variant.
  var variant: String
  /// The words after its `@`: `ax3`, `rtl`.
  var deviations: [String]
  var facts: CellFacts

  /// `Full @ ax3 rtl`
  var name: String { deviations.isEmpty ? variant : "\(variant) @ \(deviations.joined(separator: " "))" }

  /// The name of the left-to-right cell with the same other settings; nil for a cell that is not right-to-left.
  var nameFromLeftToRight: String? {
    // A parameter is no language.
    let direction = deviations.first {
      $0 == "rtl" || !$0.utf8.contains(UInt8(ascii: "=")) && LanguageTag($0).isRightToLeft
    }
    guard let direction else { return nil }
    return GoldenCell(variant: variant, deviations: deviations.filter { $0 != direction }, facts: CellFacts()).name
  }
}

/// The indices of the cells of a golden that have lines of their own, in their order.
struct ToldCells {
  private(set) var indices: [Int] = []
  private var indicesOfVariant: [String: [Int]] = [:]

  mutating func append(_ index: Int, of variant: String) {
    indices.append(index)
    indicesOfVariant[variant, default: []].append(index)
  }

  /// The cell that another one is relative to if it names none: for a variant the first cell of the golden, for a cell
  /// of its matrix the cell of the variant with the most deviations in common, the last of several.
  func expectedBase(of cell: GoldenCell, in cells: [GoldenCell]) -> Int? {
    if cell.deviations.isEmpty { return indices.first }
    var base: Int?
    for index in indicesOfVariant[cell.variant] ?? [] {
      let deviations = cells[index].deviations
      if let base, deviations.count < cells[base].deviations.count { continue }
      if deviations.allSatisfy(cell.deviations.contains) { base = index }
    }
    return base ?? indices.first
  }
}
