import FacetFrame
import FacetLimits
import FacetText

/// A golden file, parsed into its sections.
package struct GoldenDocument: Equatable {
  struct Section: Equatable {
    /// `style`, `tree`, `tokens`, `variant  At lower bound` or `@ ax3`.
    var title: String
    /// The line number in the file, from 1.
    var firstLine: Int
    var lines: [String]
  }

  /// The titles of the sections that are no variants.
  static let sharedTitles = [
    ComponentSection.title, AppSection.title, FilmstripSnapshot.title, "style", "tree", "tokens",
  ]

  /// The version of the format, which is in the first line.
  static let version = 2
  static let opening = "facet-golden"

  static func header(_ id: String) -> String { "\(opening) \(version)  \(id)" }

  /// The text of a golden. Each line stays one line, and nothing in it is invisible.
  static func text(of lines: [String]) -> String { lines.map { "\($0)\n" as ShownText }.joined().text }

  private(set) var header: [String] = []
  private(set) var sections: [Section] = []
  /// Whether the file has conflict markers of a merge. No line of a golden begins like one.
  private(set) var hasConflict = false
  /// Whether line ends, trailing spaces and the first line are as the tool writes them.
  private(set) var isCanonical: Bool

  package init(_ text: String) {
    let scalars = text.unicodeScalars
    isCanonical =
      text.hasPrefix("\(Self.opening) \(Self.version)  ") && scalars.last == "\n" && !scalars.contains("\r")
    let lines = scalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    for (index, line) in lines.enumerated() { read(line, number: index + 1) }
  }

  /// Nil unless the first line is that of a golden.
  var version: Int? {
    guard let first = header.first, first.hasPrefix("\(Self.opening) ") else { return nil }
    return Int(first.dropFirst(Self.opening.count + 1).prefix { $0 != " " })
  }

  func section(titled title: String) -> Section? { sections.first { $0.title == title } }

  private mutating func read(_ line: String, number: Int) {
    if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: line.hasPrefix) { hasConflict = true }
    if line.unicodeScalars.last == " " { isCanonical = false }
    if line.isEmpty { return }
    let isTitle = Self.sharedTitles.contains(line) || line.hasPrefix("variant  ") || line.hasPrefix("@ ")
    if isTitle {
      sections.append(Section(title: line, firstLine: number, lines: []))
    } else if sections.isEmpty {
      header.append(line)
    } else {
      sections[sections.count - 1].lines.append(line)
    }
  }
}

extension GoldenDocument {
  /// A cell with all its facts.
  package struct Cell: Equatable {
    /// `Full @ ax3`
    package var name: String
    package var facts: CellFacts
    /// All other lines: the arguments and steps of a variant, relative to the first variant, or what was done in a part of a
    /// session. Empty for a cell of the matrix.
    package var given: [String]
    /// The cell whose mirrored picture this one has, if they do not differ otherwise.
    var mirrored: String?
  }

  /// The cells in full form, in the order of the golden.
  package var cells: [Cell] { readCells().cells }

  /// The cells in full form, up to more of them than facet writes, and whether these are all.
  func readCells() -> (cells: [Cell], areAll: Bool) {
    var reader = CellReader()
    for section in sections where reader.isWithinLimits { reader.read(section) }
    return (reader.cells, reader.isWithinLimits)
  }
}

/// Parses the cells of a golden, each relative to its base.
private struct CellReader {
  private(set) var cells: [GoldenDocument.Cell] = []
  /// The cells that have lines of their own.
  private var told: [GoldenCell] = []
  private var toldIndices = ToldCells()
  /// The first cell with a name, and the first with each reference from a cell of its variant.
  private var indexOfName: [String: Int] = [:]
  private var indexOfReference: [String: [String: Int]] = [:]
  private var variant = ""
  private var factsLeft = Limit.goldenFacts.most

  var isWithinLimits: Bool { factsLeft >= 0 && cells.count <= Limit.cells.most }

  mutating func read(_ section: GoldenDocument.Section) {
    var deviations: [String] = []
    if section.title.hasPrefix("variant  ") {
      variant = String(section.title.dropFirst("variant  ".count))
    } else if section.title.hasPrefix("@ ") {
      deviations = section.title.dropFirst(2).split(separator: " ").map { String($0) }
    } else {
      return
    }
    let lines = section.lines.map { GoldenLine($0) }
    var cell = GoldenCell(variant: variant, deviations: deviations, facts: CellFacts())
    let like = lines.first { $0.keyword == "like" }?.text
    let base =
      like.map { indexOfReference[variant]?[$0] ?? indexOfName[$0] }
      ?? toldIndices.expectedBase(of: cell, in: told)
    let others = cell.facts.read(lines, over: base.map { told[$0].facts } ?? CellFacts(), upTo: &factsLeft)
    factsLeft -= cell.facts.count
    append(cell)
    let given = others.filter { !Self.references.contains($0.keyword) }.map(\.line)
    cells.append(GoldenDocument.Cell(name: cell.name, facts: cell.facts, given: given))
    for name in names(in: lines, behind: "same") {
      cells.append(GoldenDocument.Cell(name: name, facts: cell.facts, given: []))
    }
    let mirrored = names(in: lines, behind: "mirrored")
    let mirror = mirrored.isEmpty ? cell.facts : cell.facts.mirror
    for name in mirrored {
      cells.append(GoldenDocument.Cell(name: name, facts: mirror, given: [], mirrored: cell.name))
    }
  }

  private mutating func append(_ cell: GoldenCell) {
    toldIndices.append(told.count, of: cell.variant)
    let (name, reference) = (cell.name, cell.reference(to: cell))
    if indexOfName[name] == nil { indexOfName[name] = told.count }
    if indexOfReference[cell.variant]?[reference] == nil {
      indexOfReference[cell.variant, default: [:]][reference] = told.count
    }
    told.append(cell)
  }

  /// The keywords of lines that name other cells.
  private static let references: Set = ["like", "same", "mirrored"]

  private func names(in lines: [GoldenLine], behind keyword: String) -> [String] {
    lines.filter { $0.keyword == keyword }.flatMap { line in
      line.text.split(separator: ", ").map { "\(variant) @ \($0)" }
    }
  }
}

/// `  wraps      title 2 lines`
struct GoldenLine {
  let line: String
  /// Empty for a row of a picture.
  let keyword: String
  let text: String

  init(_ line: String) {
    self.line = line
    let content = line.dropFirst(2)
    if line.isPictureRow {
      (keyword, text) = ("", String(content))
    } else if let gap = content.firstRange(of: "  ") {
      keyword = String(content[..<gap.lowerBound])
      text = String(content[gap.lowerBound...].drop { $0 == " " })
    } else {
      (keyword, text) = (String(content), "")
    }
  }

  /// The numbers of `a11y 5…8`.
  func numbers(behind word: String) -> [Int]? {
    guard keyword.hasPrefix("\(word) ") else { return nil }
    return parsedRanges(keyword.dropFirst(word.count + 1))
  }
}

/// The numbers of `1, 3…5`; nil beyond what a picture can have.
func parsedRanges(_ text: Substring) -> [Int]? {
  let most = Limit.views.most
  var numbers: [Int] = []
  for part in text.split(separator: ", ") {
    let bounds = part.split(separator: "…").map { Int($0) }
    guard let first = bounds.first ?? nil, let last = bounds.last ?? nil, first >= 0, first <= last, last <= most,
      numbers.count + last - first <= most
    else { return nil }
    numbers += first...last
  }
  return numbers
}

extension CellFacts {
  /// Parses the lines of a cell. Facts without a line are those of the base.
  /// Returns the lines that are no facts about the picture.
  ///
  /// - Parameter left: The number of facts that lines may name, which is reduced by each; the others are not read.
  fileprivate mutating func read(
    _ lines: [GoldenLine], over base: CellFacts, upTo left: inout Int
  ) -> [GoldenLine] {
    self = base
    let rows = lines.filter { $0.keyword.isEmpty }.map(\.text)
    if !rows.isEmpty { self[.picture] = rows }
    var begun: Set<Key> = []
    var others: [GoldenLine] = []
    for line in lines where left >= 0 {
      switch line.keyword {
      case "": break
      case "picture": self[.picture] = line.text == Self.mirrored ? PictureMirror.mirrored(base[.picture]) : []
      case "looks": readLook(line.text, &begun)
      case "merged": readMerged(line.text, &left)
      case "unread": self[.unread] = line.text == Self.none ? [] : [line.text]
      case let keyword where Self.outcomeKeywords.contains(keyword):
        set(.outcome(keyword), line.text == Self.none ? nil : line.text, &begun)
      default: if !readElement(line, &left) { others.append(line) }
      }
    }
    return others
  }

  /// Sets a fact. The first of several lines for it replaces the inherited ones.
  private mutating func set(_ key: Key, _ text: String?, _ begun: inout Set<Key>) {
    if begun.insert(key).inserted {
      self[key] = text.map { [$0] } ?? []
    } else if let text {
      append(text, to: key)
    }
  }

  private mutating func readLook(_ text: String, _ begun: inout Set<Key>) {
    let (key, isGone) = LookLines.key(of: text)
    set(.look(key), isGone ? nil : text, &begun)
  }

  private mutating func readMerged(_ text: String, _ left: inout Int) {
    guard let into = text.ranges(of: "  into ").last, let numbers = parsedRanges(text[into.upperBound...]) else {
      return
    }
    left -= numbers.count
    let merged = String(text[..<into.lowerBound])
    for number in numbers { self[.merged(number)] = merged == Self.none ? [] : [merged] }
  }

  /// Returns whether the line is about an accessibility element.
  private mutating func readElement(_ line: GoldenLine, _ left: inout Int) -> Bool {
    if let numbers = line.numbers(behind: "a11y") {
      left -= numbers.count
      let says = AccessibilityWords.sentence(for: line.text).map { [$0] } ?? []
      for number in numbers {
        if line.text == Self.none {
          removeElement(number)
        } else {
          self[.element(number)] = [line.text]
          self[.says(number)] = says
        }
      }
    } else if let numbers = line.numbers(behind: "says") {
      left -= numbers.count
      for number in numbers { self[.says(number)] = [line.text] }
    } else if let numbers = line.numbers(behind: "hint") {
      left -= numbers.count
      for number in numbers { self[.hint(number)] = line.text == Self.none ? [] : [line.text] }
    } else {
      return false
    }
    return true
  }
}

extension GoldenCell {
  /// The reference to another cell in a line of this one: `@ ax3` within one variant.
  func reference(to other: GoldenCell) -> String {
    other.variant == variant && !other.deviations.isEmpty ? "@ \(other.deviations.joined(separator: " "))" : other.name
  }
}

extension String {
  /// Whether a line of a golden is a row of a picture.
  var isPictureRow: Bool { hasPrefix("  ") && TextPicture.isRow(dropFirst(2)) }
}
