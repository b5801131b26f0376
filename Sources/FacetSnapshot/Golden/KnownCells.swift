import FacetStrings

/// The cells of a variant whose facts are known, in their order, with what they predict about the next one. The writer and
/// the reader of a golden make the same predictions, so a cell that is as predicted needs no lines.
struct KnownCells {
  /// The deviations of the cells: empty for the variant itself.
  private(set) var names: [String] = []
  /// The words of each name.
  private var words: [[Substring]] = []
  /// How many words names have.
  private var wordCounts: Set<Int> = []
  private var facts: [String: CellFacts] = [:]

  subscript(deviations: String) -> CellFacts? { facts[deviations] }

  mutating func append(_ cell: CellFacts, _ deviations: String) {
    if facts[deviations] == nil {
      names.append(deviations)
      words.append(deviations.split(separator: " "))
      wordCounts.insert(words[words.count - 1].count)
    }
    facts[deviations] = cell
  }

  /// What is expected of a cell:
  ///
  /// 1. what a parameter and the environment change separately, together;
  /// 2. the changes that the same cell of the other variant has;
  /// 3. what two parts of its environment change separately, together;
  /// 4. the mirrored picture of the cell in the other direction;
  /// 5. the cell with the most deviations in common.
  ///
  /// - Parameters:
  ///   - deviations: Of a cell of the matrix, in words.
  ///   - base: The variant that this one is relative to; nil for the first one.
  func prediction(of deviations: [String], over base: KnownCells?) -> CellFacts {
    let own = facts[""] ?? CellFacts()
    let parameters = deviations.prefix { $0.contains("=") }.count
    if parameters > 0, let both = combined(deviations, at: parameters) { return both }
    if let base, let change = base[deviations.joined(separator: " ")], let before = base[""] {
      return own.merging(changesFrom: before, to: change)
    }
    for place in places(parting: deviations) {
      if let both = combined(deviations, at: place) { return both }
    }
    let cell = GoldenCell(variant: "", deviations: deviations, facts: CellFacts())
    if let partner = cell.deviationsFromLeftToRight.flatMap({ facts[$0.joined(separator: " ")] }) {
      return partner.mirror
    }
    return nearest(deviations).flatMap { facts[$0] } ?? own
  }

  /// The changes of the deviations before a place and of those from it.
  private func combined(_ deviations: [String], at place: Int) -> CellFacts? {
    guard place > 0, place < deviations.count, let own = facts[""],
      let first = facts[deviations[..<place].joined(separator: " ")],
      let second = facts[deviations[place...].joined(separator: " ")]
    else { return nil }
    return first.merging(changesFrom: own, to: second)
  }

  /// The places that part deviations into two names that there may be cells of: those with as many words as names have.
  private func places(parting deviations: [String]) -> [Int] {
    let counts = deviations.map { $0.split(separator: " ").count }
    let all = counts.reduce(0, +)
    var before = 0
    return deviations.indices.filter { place in
      defer { before += counts[place] }
      return place > 0 && wordCounts.contains(before) && wordCounts.contains(all - before)
    }
  }

  /// The cell with the most deviations in common, the last of several.
  private func nearest(_ deviations: [String]) -> String? {
    let wanted = Set(deviations.map { $0[...] })
    var nearest: (index: Int, count: Int)?
    for (index, words) in words.enumerated() {
      if words.count < nearest?.count ?? 0 || !words.allSatisfy(wanted.contains) { continue }
      nearest = (index, words.count)
    }
    return nearest.map { names[$0.index] }
  }
}

/// A cell of a golden with its variant and deviations.
struct GoldenCell {
  /// The name of the variant.
  var variant: String
  /// The words after its `@`: `ax3`, `rtl`.
  var deviations: [String]
  var facts: CellFacts

  /// `ax3 rtl`
  var deviationWords: String { deviations.joined(separator: " ") }

  /// `Full @ ax3 rtl`
  var name: String { deviations.isEmpty ? variant : "\(variant) @ \(deviationWords)" }

  /// The deviations of the left-to-right cell with the same other settings; nil for a cell that is not right-to-left.
  var deviationsFromLeftToRight: [String]? {
    // A parameter is no language.
    let direction = deviations.first {
      $0 == "rtl" || !$0.utf8.contains(UInt8(ascii: "=")) && LanguageTag($0).isRightToLeft
    }
    return direction.map { direction in deviations.filter { $0 != direction } }
  }

  /// The reference to another cell in a line of this one: `@ ax3` within one variant.
  func reference(to other: GoldenCell) -> String {
    other.variant == variant && !other.deviations.isEmpty ? "@ \(other.deviationWords)" : other.name
  }
}
