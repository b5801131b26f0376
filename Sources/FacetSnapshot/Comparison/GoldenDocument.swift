import FacetFrame

/// A golden as it stands in a file, taken apart into its sections.
struct GoldenDocument: Equatable {
  struct Section: Equatable {
    /// `style`, `tree`, `tokens`, or `variant  At lower bound`.
    var title: String
    /// 1-based, in the file.
    var firstLine: Int
    var lines: [String]

    /// Nil for a section that is no variant.
    var variant: String? {
      guard title.hasPrefix("variant") else { return nil }
      return title.dropFirst("variant".count).drop { $0 == " " }.description
    }
  }

  private(set) var header: [String] = []
  private(set) var sections: [Section] = []
  /// There are markers of a merge that nobody has settled. No golden has a line that begins like one.
  private(set) var hasConflict = false
  /// As the tool writes it, apart from what it says: line ends, no trailing blanks, the first line.
  private(set) var isCanonical: Bool

  init(_ text: String) {
    let scalars = text.unicodeScalars
    isCanonical = text.hasPrefix("facet-golden 1\n") && scalars.last == "\n" && !scalars.contains("\r")
    let lines = scalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    for (index, line) in lines.enumerated() { read(line, number: index + 1) }
  }

  func section(titled title: String) -> Section? { sections.first { $0.title == title } }

  private mutating func read(_ line: String, number: Int) {
    if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: line.hasPrefix) { hasConflict = true }
    if line.unicodeScalars.last == " " { isCanonical = false }
    if line.isEmpty { return }
    if !line.hasPrefix(" "), ["style", "tree", "tokens"].contains(line) || line.hasPrefix("variant  ") {
      sections.append(Section(title: line, firstLine: number, lines: []))
    } else if sections.isEmpty {
      header.append(line)
    } else {
      sections[sections.count - 1].lines.append(line)
    }
  }
}

extension GoldenDocument {
  /// The picture of a variant, followed to the variant it is the same as. Nil where there is none.
  func picture(of variant: String, from depth: Int = 0) -> [String]? {
    guard depth < 8, let section = sections.first(where: { $0.variant == variant }) else { return nil }
    let own = section.lines.filter { $0.hasPrefix("  ") && TextPicture.isRow($0.dropFirst(2)) }
    if !own.isEmpty { return own.map { String($0.dropFirst(2)) } }
    let sameAs = section.lines.first { $0.hasPrefix("  same as") }
    return picture(
      of: sameAs.map { $0.dropFirst(9).drop { $0 == " " }.description } ?? base(of: variant), from: depth + 1)
  }

  /// What a variant is told as a difference from: its own base cell, or the first of the golden.
  private func base(of variant: String) -> String {
    let cell = sections.compactMap(\.variant).filter { variant.hasPrefix("\($0) @ ") }.max {
      $0.utf8.count < $1.utf8.count
    }
    return cell ?? sections.lazy.compactMap(\.variant).first ?? ""
  }
}
