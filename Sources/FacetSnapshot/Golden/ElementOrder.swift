import FacetLimits
import FacetText

/// Which accessibility elements of a cell are those of another one that has more or fewer of them.
///
///     a11y       1, +, 2…5
struct ElementOrder {
  /// For each element, its number in the other cell; nil for one that is new.
  private(set) var origins: [Int?]

  /// - Parameters:
  ///   - elements: The lines about the elements of a cell.
  ///   - others: Those of the other cell.
  init(of elements: [String], over others: [String]) {
    origins = [Int?](repeating: nil, count: elements.count)
    let changes = pair(elements, others)
    for change in changes {
      // Elements of which a part differs: equally many, or those with the same area.
      if change.old.count == change.new.count {
        for (place, other) in zip(change.new, change.old) { origins[place] = other + 1 }
      } else {
        let areas = [elements[change.new], others[change.old]].map { $0.map(Self.area) }
        let (new, old) = (change.new.lowerBound, change.old.lowerBound)
        let inner = ElementOrder(pairing: areas[0], areas[1])
        for (place, number) in inner.origins.enumerated() { origins[new + place] = number.map { old + $0 } }
      }
    }
  }

  private init(pairing elements: [String], _ others: [String]) {
    origins = [Int?](repeating: nil, count: elements.count)
    _ = pair(elements, others)
  }

  /// Gives equal elements their numbers there, and returns the others.
  private mutating func pair(_ elements: [String], _ others: [String]) -> [LineDiff.Change] {
    let changes = PictureDifference.changes(from: others, to: elements)
    var (next, shift) = (0, 0)
    for change in changes + [LineDiff.Change(old: others.count..<others.count, new: elements.count..<elements.count)] {
      for place in next..<change.new.lowerBound { origins[place] = place - shift + 1 }
      next = change.new.upperBound
      shift = change.new.upperBound - change.old.upperBound
    }
    return changes
  }

  private static func area(of line: String) -> String {
    line.columns.first { $0.hasPrefix("area ") }.map { String($0) } ?? line
  }

  /// In front of the number of elements that are new, if these are several.
  private static let new = "+"

  /// Nil for what is no list of numbers, or longer than a picture can have elements.
  init?(_ words: String) {
    origins = []
    for part in words.split(separator: ", ") {
      if part.hasPrefix(Self.new) {
        guard let count = part == Self.new ? 1 : Int(part.dropFirst()), 1...Limit.views.most ~= count else {
          return nil
        }
        origins += [Int?](repeating: nil, count: count)
      } else {
        guard let range = parsedRanges(part) else { return nil }
        origins += range.map(Optional.some)
      }
      if origins.count > Limit.views.most { return nil }
    }
  }

  var words: String {
    var parts: [String] = []
    for run in runs {
      let isNew = run[0] == nil
      parts.append(isNew ? Self.new + (run.count > 1 ? "\(run.count)" : "") : numberRanges(run.compactMap(\.self)))
    }
    return parts.joined(separator: ", ")
  }

  /// Numbers that follow each other, or new elements.
  private var runs: [[Int?]] {
    var runs: [[Int?]] = []
    for number in origins {
      if let last = runs.last?.last, last.map({ $0 + 1 }) == number {
        runs[runs.count - 1].append(number)
      } else {
        runs.append([number])
      }
    }
    return runs
  }
}

extension CellFacts {
  /// Nil if both cells have equally many elements, or one of them has none.
  func elementOrder(over other: CellFacts) -> ElementOrder? {
    let (count, others) = (elementCount, other.elementCount)
    if count == others || count == 0 || others == 0 { return nil }
    func lines(_ facts: CellFacts, _ count: Int) -> [String] {
      (1..<count + 1).map { facts[.element($0)].first ?? "" }
    }
    return ElementOrder(of: lines(self, count), over: lines(other, others))
  }

  /// The facts with their accessibility elements in another order.
  ///
  /// - Parameter others: A cell with what these facts do not have; nil for nothing.
  func renumbered(_ order: ElementOrder, others: CellFacts? = nil) -> CellFacts {
    var facts = self
    for number in (1..<elementCount + 1).reversed() { facts.removeElement(number) }
    for (place, number) in order.origins.enumerated() {
      guard let source = number == nil ? others : self else { continue }
      let (from, to) = (number ?? place + 1, place + 1)
      facts[.element(to)] = source[.element(from)]
      facts[.says(to)] = source[.says(from)]
      facts[.hint(to)] = source[.hint(from)]
    }
    return facts
  }
}
