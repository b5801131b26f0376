import FacetText

/// Which cell of a golden is told in which way: the shortest one that says it.
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
  private var costs = DifferenceCosts()
  /// What cells say has a number: the same for those that say the same.
  private var numbers: [[CellFacts.Key: [String]]: Int] = [:]

  /// What a cell can be named after: a variant and what it shows.
  private struct Look: Hashable {
    var variant: String
    var number: Int
  }

  /// - Parameter cells: in the order of the golden.
  init(_ cells: [GoldenCell]) {
    var entryOfLook: [Look: Int] = [:]
    /// By entry, what its cell shows turned around.
    var mirrors: [Int] = []
    /// The entries of the cells that are the same as one, by their names.
    var entryOfCell: [String: Int] = [:]
    for (index, cell) in cells.enumerated() {
      costs.add(cell.facts)
      let look = Look(variant: cell.variant, number: number(of: cell.facts))
      if !cell.deviations.isEmpty, let same = entryOfLook[look] {
        entries[same].same.append(index)
        entryOfCell[cell.name] = same
      } else if let partner = cell.nameFromLeftToRight, let entry = entryOfCell[partner], mirrors[entry] == look.number
      {
        entries[entry].mirrored.append(index)
      } else {
        entryOfLook[look] = entryOfLook[look] ?? entries.count
        entryOfCell[cell.name] = entries.count
        mirrors.append(number(of: cell.facts.mirror))
        entries.append(entry(for: index, cells))
      }
    }
  }

  private mutating func number(of facts: CellFacts) -> Int {
    let number = numbers[facts.texts] ?? numbers.count
    numbers[facts.texts] = number
    return number
  }

  private func entry(for index: Int, _ cells: [GoldenCell]) -> Entry {
    let told = entries.map(\.cell)
    guard let expected = GoldenCell.expectedBase(of: cells[index], among: told, in: cells) else {
      return Entry(cell: index)
    }
    var best = (base: expected, cost: costs[index, expected])
    for candidate in told where candidate != expected {
      // The line that names it costs one more. Less is not worth a base that has to be looked for.
      let cost = costs[index, candidate] + 1
      if cost < best.cost { best = (candidate, cost) }
    }
    return Entry(cell: index, base: best.base, isBaseExpected: best.base == expected)
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

/// How many lines one cell takes as a difference from another.
private struct DifferenceCosts {
  private struct Fact {
    var key: Int
    var text: Int
    var lines: Int
  }

  private var keys: [CellFacts.Key: Int] = [:]
  private var texts: [[String]: Int] = [:]
  /// By cell, in the order of the keys.
  private var facts: [[Fact]] = []
  private var mirroredPictures: [Int?] = []

  mutating func add(_ cell: CellFacts) {
    let pictures = cell[.picture]
    mirroredPictures.append(pictures.isEmpty ? nil : number(of: PictureMirror.mirrored(pictures)))
    facts.append(
      cell.keys.filter(\.isLine).map { key in
        let known = keys[key] ?? keys.count
        keys[key] = known
        return Fact(key: known, text: number(of: cell[key]), lines: cell[key].count)
      }.sorted { $0.key < $1.key })
  }

  private mutating func number(of text: [String]) -> Int {
    let known = texts[text] ?? texts.count
    texts[text] = known
    return known
  }

  /// - Parameters:
  ///   - cell: the one that is told, by its place.
  ///   - base: the one that it is told as a difference from.
  subscript(cell: Int, base: Int) -> Int {
    var cost = 0
    var rest = facts[base][...]
    for fact in facts[cell] {
      while let old = rest.first, old.key < fact.key {
        cost += 1
        rest.removeFirst()
      }
      guard let old = rest.first, old.key == fact.key else {
        cost += fact.lines
        continue
      }
      rest.removeFirst()
      if old.text == fact.text { continue }
      let isTurned = keys[.picture] == fact.key && mirroredPictures[base] == fact.text
      cost += isTurned ? 1 : fact.lines
    }
    return cost + rest.count
  }
}

extension CellFacts.Key {
  /// Whether it takes a line of its own: what is said mostly follows from the element.
  fileprivate var isLine: Bool {
    if case .says = self { false } else { true }
  }
}
