import FacetDiagnostics
import FacetIR
import FacetParallel
import FacetSpec
import FacetText

extension TokenTable {
  func reportDuplicate(
    _ path: TokenPath, _ definition: Definition, first: Definition, of mode: String, reports: inout TokenReports
  ) {
    reports.report(
      .tokenDuplicate, at: span(of: definition), "'\(shown(path))' has a second value\(mode)",
      help: "keep one of them, or bind one of the files to a mode in facet.yaml",
      notes: [Diagnostic.Note("the first is here", at: span(of: first))])
  }

  /// Reports tokens that only a mode has and that no token refers to, which are probably misspelled.
  func reportModeOnly(besides referenced: Set<Int>, reports: inout TokenReports) {
    for index in entries.indices.dropFirst(baseCount) where !referenced.contains(index) {
      let path = entries[index].path
      for mode in TokenMode.allCases {
        if let definition = overrides[mode]?[path] { reportModeOnly(path, definition, mode: mode, reports: &reports) }
      }
    }
  }

  private func reportModeOnly(_ path: TokenPath, _ definition: Definition, mode: TokenMode, reports: inout TokenReports)
  {
    let near = nearest(to: path.description, among: names(like: path))
    guard !isResolved || theme != nil else {
      return reports.report(
        .dtcgContextMismatch, at: span(of: definition),
        "'\(shown(path))' is in the sources of the mode \(mode.rawValue), but not in those of the base, so it is left out",
        help: near.map { "did you mean '\(escapedForDisplay($0))'?" })
    }
    reports.report(
      .tokenModeOnly, at: span(of: definition),
      "'\(shown(path))' has a value for the mode \(mode.rawValue)\(theme.map { " of the theme \(escaped($0))" } ?? ""), "
        + "but none in the base, and nothing in the mode takes its value, so it is left out",
      help: near.map { "did you mean '\(escapedForDisplay($0))'?" } ?? "add it to a token file of the base")
  }

  /// Suggestions for an unknown token: tokens with a similar start or end. Empty after too many calls.
  func names(like path: TokenPath) -> [String] {
    let index = nameIndexes.value(for: []) { NameIndex(entries.prefix(baseCount).map(\.path.description)) }
    return suggestions.positions(near: path.description, in: index).filter { position in
      let names = entries[position].path.names
      return names.first == path.names.first || names.last == path.names.last
    }.map { index.names[$0] }
  }
}
