/// Numbers for the facts of a golden's cells, equal for equal facts, so that many comparisons of cells are cheap.
struct FactNumbers {
  private static let picture = 0
  private var keys: [CellFacts.Key: Int] = [.picture: Self.picture]
  private var texts: [Text: Int] = [:]
  /// The number of the mirrored picture of each picture, once it is computed.
  private var mirrored: [Int: Int] = [:]
  private var pictures: [Int: [String]] = [:]
  /// The number of lines of a picture relative to another one, by both.
  private var pictureCosts: [[Int]: Int] = [:]
  private var rowNumbers = RowNumbers()
  private var rowsOfPicture: [Int: [Int]] = [:]

  /// Lines compared and hashed by their bytes.
  private struct Text: Hashable {
    let lines: [String]

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.lines.count == rhs.lines.count && zip(lhs.lines, rhs.lines).allSatisfy { $0.hasBytes(of: $1) }
    }

    func hash(into hasher: inout Hasher) {
      var sum = UInt64(lines.count)
      for line in lines {
        var line = line
        line.withUTF8 { UnsafeRawBufferPointer($0).add(to: &sum) }
      }
      hasher.combine(sum)
    }
  }

  mutating func numbered(_ cell: CellFacts) -> NumberedFacts {
    let all = cell.keys.map { key in
      let lines = cell[key]
      return NumberedFacts.Fact(
        key: number(of: key), text: number(of: lines), lines: key.isLine ? lines.count : 0)
    }.sorted { $0.key < $1.key }
    if let picture = all.first, picture.key == Self.picture { pictures[picture.text] = cell[.picture] }
    return NumberedFacts(all: all)
  }

  /// The number of lines for one cell relative to another.
  mutating func lineCount(of cell: NumberedFacts, unlike base: NumberedFacts) -> Int {
    var cost = 0
    var rest = base.all.lazy.filter { $0.lines > 0 }.makeIterator()
    var old = rest.next()
    for fact in cell.all where fact.lines > 0 {
      while let gone = old, gone.key < fact.key {
        cost += 1
        old = rest.next()
      }
      guard let same = old, same.key == fact.key else {
        cost += fact.lines
        continue
      }
      old = rest.next()
      if same.text == fact.text { continue }
      cost += fact.key == Self.picture ? pictureCost(of: fact.text, unlike: same.text) : fact.lines
    }
    while old != nil {
      cost += 1
      old = rest.next()
    }
    return cost
  }

  /// Whether a cell has the facts of another one, with a mirrored picture.
  mutating func isMirrored(_ cell: NumberedFacts, _ other: NumberedFacts) -> Bool {
    guard cell.all.count == other.all.count else { return false }
    for (fact, old) in zip(cell.all, other.all) where fact != old || fact.key == Self.picture {
      guard fact.key == old.key, fact.key == Self.picture, isTurned(old.text, fact.text) else { return false }
    }
    return true
  }

  /// The number of lines of a picture relative to another one.
  private mutating func pictureCost(of picture: Int, unlike base: Int) -> Int {
    let pair = [picture, base]
    if let known = pictureCosts[pair] { return known }
    let cost = PictureDifference.lineCount(numberedRows(picture), unlike: numberedRows(base), &rowNumbers)
    pictureCosts[pair] = cost
    return cost
  }

  /// The rows of a picture as their numbers.
  private mutating func numberedRows(_ picture: Int) -> [Int] {
    if let known = rowsOfPicture[picture] { return known }
    let rows = (pictures[picture] ?? []).map { rowNumbers[$0] }
    rowsOfPicture[picture] = rows
    return rows
  }

  private mutating func isTurned(_ picture: Int, _ other: Int) -> Bool {
    if let known = mirrored[picture] { return known == other }
    guard let rows = pictures[picture], let others = pictures[other], PictureMirror.mayMirror(rows, others) else {
      return false
    }
    let number = number(of: PictureMirror.mirrored(rows))
    mirrored[picture] = number
    return number == other
  }

  private mutating func number(of key: CellFacts.Key) -> Int {
    if let known = keys[key] { return known }
    keys[key] = keys.count
    return keys.count - 1
  }

  private mutating func number(of lines: [String]) -> Int {
    let text = Text(lines: lines)
    if let known = texts[text] { return known }
    texts[text] = texts.count
    return texts.count - 1
  }
}

/// The facts of one cell.
struct NumberedFacts {
  struct Fact: Hashable {
    var key: Int
    var text: Int
    /// The number of lines of the fact; 0 if it usually follows from another fact.
    var lines: Int
  }

  /// The facts in the order of their keys, the picture first.
  let all: [Fact]
}

extension CellFacts.Key {
  /// Whether the fact has a line of its own. What VoiceOver speaks usually follows from the element.
  fileprivate var isLine: Bool {
    if case .says = self { false } else { true }
  }
}
