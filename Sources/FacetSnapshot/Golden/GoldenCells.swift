import FacetText

/// Chooses the shortest form of each cell of a golden.
///
/// A variant is written as its differences from an earlier cell: the one with the fewest lines, and among equals the first
/// variant. A cell of its matrix has no lines if it is as ``KnownCells`` predict, and is listed by name if it is equal to
/// an earlier one of its variant, or mirrors it. Any other has its differences from the prediction or, if that is shorter,
/// from another cell.
struct GoldenCells {
  struct Entry {
    var cell: Int
    /// The facts that the cell is relative to.
    var base = CellFacts()
    /// The reference to the cell that it is relative to, unless it is the expected one.
    var reference: String?
    /// Of a variant whose matrix has other cells than expected, the deviations of all.
    var cells: [String]?
    /// The cells that are equal or, behind `mirrored`, have the mirrored picture.
    var same: [String] = []
  }

  private(set) var entries: [Entry] = []
  /// The deviations of the cells of the first variant.
  private(set) var firstCells: [String] = []
  private let cells: [GoldenCell]
  /// The facts of cells, as numbers.
  private var numbered: [NumberedFacts] = []
  private var numbers = FactNumbers()
  /// The cells with lines of their own.
  private var told: [Int] = []
  private var variants: [String: KnownCells] = [:]
  /// The number of earlier cells that one is compared with: neighbors are alike.
  private static let mostCandidates = 200
  /// The number of lines that a variant has to save to be told without another one.
  private static let leastSaving = 4

  static let keyword = "cells"
  static let mirrored = "mirrored "

  /// - Parameter cells: The cells in the order of the golden, those of each variant together and the variant first.
  init(_ cells: [GoldenCell]) {
    self.cells = cells
    for cell in cells { numbered.append(numbers.numbered(cell.facts)) }
    var start = 0
    while start < cells.count {
      let end = cells[start...].firstIndex { $0.variant != cells[start].variant } ?? cells.count
      add(start..<end)
      start = end
    }
  }

  /// Adds a variant with its matrix.
  private mutating func add(_ variant: Range<Int>) {
    guard let first = variant.first else { return }
    var entry = Entry(cell: first)
    var base: KnownCells?
    if let expected = told.first, isBare(first, besides: expected) {
      entry.reference = CellFacts.none
    } else if let origin = origin(of: first) {
      entry.base = cells[origin].facts
      // Without differences, the line is all that there is to read.
      let isExpected = origin == told.first && numbered[origin].all != numbered[first].all
      entry.reference = isExpected ? nil : cells[first].reference(to: cells[origin])
      base = variants[cells[origin].variant]
    }
    let deviations = variant.dropFirst().map { cells[$0].deviationWords }
    // What is told from no other variant has the cells of the first one.
    if told.isEmpty { firstCells = deviations }
    let usual = base?.names.dropFirst().map(\.self) ?? firstCells
    if deviations != usual { entry.cells = deviations }
    entries.append(entry)
    told.append(first)
    variants[cells[first].variant] = matrix(of: variant, over: base)
  }

  /// Whether a variant has too little in common with all others to be told as differences: a moment of a transition after
  /// a screen.
  private mutating func isBare(_ index: Int, besides expected: Int) -> Bool {
    let whole = cost(of: index, from: numbers.numbered(CellFacts()))
    let bound = whole + Self.leastSaving
    guard bound < cost(of: index, from: numbered[expected]) else { return false }
    return told.suffix(Self.mostCandidates).allSatisfy { bound < cost(of: index, from: numbered[$0]) }
  }

  /// The earlier cell with the fewest differences from a variant.
  private mutating func origin(of index: Int) -> Int? {
    guard let expected = told.first else { return nil }
    var best = (cell: expected, cost: cost(of: index, from: numbered[expected]))
    for candidate in told.suffix(Self.mostCandidates) where candidate != expected {
      // Naming the cell takes one more line. The expected one is kept unless another one saves lines.
      let cost = cost(of: index, from: numbered[candidate]) + 1
      if cost < best.cost { best = (candidate, cost) }
    }
    return best.cell
  }

  private mutating func matrix(of variant: Range<Int>, over base: KnownCells?) -> KnownCells {
    var known = KnownCells()
    /// The entry of each cell with lines, by its facts and by its name.
    var entryOfFacts: [[NumberedFacts.Fact]: Int] = [:]
    var entryOfName: [String: Int] = [:]
    for index in variant {
      let cell = cells[index]
      if index != variant.lowerBound {
        let prediction = known.prediction(of: cell.deviations, over: base)
        let expected = numbers.numbered(prediction)
        let partner = cell.deviationsFromLeftToRight.flatMap { entryOfName[$0.joined(separator: " ")] }
        if expected.all == numbered[index].all {
          // As predicted.
        } else if let same = entryOfFacts[numbered[index].all] {
          entries[same].same.append(cell.deviationWords)
        } else if let partner, numbers.isMirrored(numbered[index], numbered[entries[partner].cell]) {
          entries[partner].same.append(Self.mirrored + cell.deviationWords)
        } else {
          entries.append(entry(of: index, in: variant, over: (prediction, expected)))
          told.append(index)
          entryOfName[cell.deviationWords] = entries.count - 1
        }
      } else {
        entryOfName[cell.deviationWords] = entries.count - 1
      }
      if let last = entries.last, last.cell == index { entryOfFacts[numbered[index].all] = entries.count - 1 }
      known.append(cell.facts, cell.deviationWords)
    }
    return known
  }

  /// A cell of a matrix that is not as predicted.
  private mutating func entry(
    of index: Int, in variant: Range<Int>, over prediction: (facts: CellFacts, numbered: NumberedFacts)
  ) -> Entry {
    var best = (cell: Int?.none, cost: cost(of: index, from: prediction.numbered))
    let earlier = told.filter { !variant.contains($0) }.suffix(Self.mostCandidates) + (variant.lowerBound..<index)
    for candidate in earlier {
      let cost = cost(of: index, from: numbered[candidate]) + 1
      if cost < best.cost { best = (candidate, cost) }
    }
    guard let cell = best.cell else { return Entry(cell: index, base: prediction.facts) }
    return Entry(cell: index, base: cells[cell].facts, reference: cells[index].reference(to: cells[cell]))
  }

  private mutating func cost(of cell: Int, from base: NumberedFacts) -> Int {
    numbers.lineCount(of: numbered[cell], unlike: base)
  }
}

extension GoldenCells.Entry {
  private static let like = "  like "

  /// The title of a cell, with the cells that are equal to it and the one that it is relative to:
  /// `variant  Full  like Default`, `@ ax3, dark ax3`.
  func title(of cell: GoldenCell) -> String {
    let title =
      cell.deviations.isEmpty
      ? GoldenDocument.variantOpening + cell.variant : "@ \(([cell.deviationWords] + same).joined(separator: ", "))"
    return title + (reference.map { Self.like + $0 } ?? "")
  }

  /// The lines of a cell behind its arguments.
  func lines(of cell: GoldenCell) -> [String] {
    let names = cells.map { $0.isEmpty ? CellFacts.none : $0.joined(separator: ", ") }
    let others = names.map { [fact(GoldenCells.keyword, $0)] } ?? []
    let equal = cell.deviations.isEmpty && !same.isEmpty ? [fact("same", same.joined(separator: ", "))] : []
    return others + cell.facts.lines(unlike: base) + equal
  }

  /// The parts of a title that ``title(of:)`` writes, without the opening.
  static func parts(of title: Substring) -> (name: Substring, like: String?) {
    guard let place = title.ranges(of: like).last else { return (title, nil) }
    return (title[..<place.lowerBound], String(title[place.upperBound...]))
  }
}
