import FacetLimits
import FacetText

/// All limits as a page of Markdown, with one table for each section.
enum LimitsPage {
  static var text: String {
    head + sections.map { "\n## \($0)\n\n" + Table(limits: limits(of: $0)).markdown.text }.joined()
  }

  private static let head = """
    # Limits

    Everything that a project can ask for has a bound, far above what designs need and below what makes a run slow,
    exhausts the memory or overflows the stack. Beyond a bound nothing is made, and a diagnostic says the bound and what
    was found. Where there is no code, the command ends with status 2, or advice or a part of a page or of a report is left
    out.

    This page is what `facet ls limits --format markdown` writes.

    """

  /// The sections in the order of the table.
  private static var sections: [String] {
    Limit.allCases.map { "\($0.row.section)" }.reduce(into: []) { names, name in
      if names.last != name { names.append(name) }
    }
  }

  private static func limits(of section: String) -> [Limit] {
    Limit.allCases.filter { "\($0.row.section)" == section }
  }
}

extension Table {
  init(limits: [Limit]) {
    self.init(
      columns: ["at most", "of", "in", "because", "code"],
      rows: limits.map { limit in
        let row = limit.row
        return [
          .text(grouped(row.most)), .text("\(row.unit)"), .text("\(row.place)"), .text("\(row.reason)"),
          row.code.map { .code("\($0)") } ?? .none,
        ]
      })
  }
}

/// `10,000`
private func grouped(_ number: Int) -> String {
  let digits = Array("\(number)".utf8)
  let parts = stride(from: digits.count % 3 - 3, to: digits.count, by: 3).map { start in
    String(decoding: digits[max(start, 0)..<start + 3], as: UTF8.self)
  }
  return parts.filter { !$0.isEmpty }.joined(separator: ",")
}
