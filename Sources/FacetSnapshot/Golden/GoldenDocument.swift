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
  static let version = 5
  static let opening = "facet-golden"
  static let variantOpening = "variant  "

  /// - Parameters:
  ///   - cells: The cells of the matrix of the first variant.
  ///   - inert: The settings with which all cells are the same.
  static func header(_ id: String, cells: [String] = [], inert: [String] = []) -> String {
    func list(_ opening: String, _ names: [String]) -> String {
      names.isEmpty ? "" : opening + names.joined(separator: ", ")
    }
    return "\(opening) \(version)  \(id)" + list(cellsOpening, cells) + list(inertOpening, inert)
  }

  private static let cellsOpening = "  cells "
  private static let inertOpening = "  also "

  private var firstCells: [String] { listed(behind: Self.cellsOpening) }
  private var inertSettings: [String] { listed(behind: Self.inertOpening) }

  /// The names in the first line up to the next two spaces.
  private func listed(behind opening: String) -> [String] {
    guard let line = header.first, let place = line.ranges(of: opening).last else { return [] }
    let rest = line[place.upperBound...]
    let end = rest.firstRange(of: "  ")?.lowerBound ?? rest.endIndex
    return rest[..<end].split(separator: ", ").map { String($0) }
  }

  /// The text of a golden. Each line stays one line, and nothing in it is invisible.
  static func text(of lines: [String]) -> String {
    // Only variants have an empty line before them.
    let shown = lines.enumerated().filter { index, line in
      !line.isEmpty || lines.dropFirst(index + 1).first?.hasPrefix(variantOpening) == true
    }.map(\.element)
    return shown.map { "\($0)\n" as ShownText }.joined().text
  }

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
    let isTitle = Self.sharedTitles.contains(line) || line.hasPrefix(Self.variantOpening) || line.hasPrefix("@ ")
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
    var reader = CellReader(firstCells, inertSettings: inertSettings)
    var variant: [Section] = []
    for section in sections where !Self.sharedTitles.contains(section.title) {
      if section.title.hasPrefix(Self.variantOpening), !variant.isEmpty {
        reader.read(variant)
        variant = []
      }
      variant.append(section)
    }
    if !variant.isEmpty { reader.read(variant) }
    return (reader.cells, reader.isWithinLimits)
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

extension String {
  /// Whether a line of a golden is a row of a picture.
  var isPictureRow: Bool { hasPrefix("  ") && TextPicture.isRow(dropFirst(2)) }
}
