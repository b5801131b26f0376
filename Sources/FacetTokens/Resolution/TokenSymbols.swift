import FacetDiagnostics
import FacetIR
import FacetText

/// Reports paths without a Swift name, and paths whose Swift names are equal or differ only in case.
///
/// Names are not made unique by suffixes, because a suffix would depend on other tokens and change with them.
func checkNames(of imported: ImportedTokens, in table: TokenTable, reports: inout TokenReports) {
  var owners: [SymbolKey: Owner] = [:]
  for (token, definition) in zip(imported.catalog.tokens, imported.definitions) {
    guard let symbol = spelled(token.path, definition, reports: &reports) else { continue }
    for depth in 1...symbol.count {
      let key = SymbolKey(names: symbol.prefix(depth), isMember: depth == symbol.count)
      let path = TokenPath(Array(token.path.names.prefix(depth)))
      let span = depth == symbol.count ? definition.swiftName?.span : table.groups[path]?.span
      let owner = Owner(path: path, span: span ?? definition.span)
      let first = owners[key] ?? owner
      owners[key] = first
      if first.path != owner.path {
        report(owner, first: first, symbol: symbol.prefix(depth), isMember: depth == symbol.count, reports: &reports)
      }
    }
  }
}

private struct Owner {
  var path: TokenPath
  var span: SourceSpan
}

/// The identity of a Swift name. A member starts in lower case and a type in upper case, so that they differ, unless
/// both start with a digit.
private struct SymbolKey: Hashable {
  var names: [String]
  var isMember: Bool

  init(names: ArraySlice<String>, isMember: Bool) {
    self.names = names.map { $0.lowercased() }
    self.isMember = isMember && names.last?.utf8.first != UInt8(ascii: "_")
  }
}

private func spelled(
  _ path: TokenPath, _ definition: ImportedTokens.Definition, reports: inout TokenReports
) -> [String]? {
  var symbol: [String] = []
  for (index, name) in path.names.enumerated() {
    let isLast = index == path.names.count - 1
    if isLast, let swiftName = definition.swiftName {
      guard TokenName.member(swiftName.value) == swiftName.value else {
        reports.report(
          .tokenNameNotSwift, at: swiftName.span,
          "'\(escaped(swiftName.value))' cannot be the name of a token in Swift",
          help: TokenName.member(swiftName.value).map { "write '\($0)'" })
        return nil
      }
      symbol.append(swiftName.value)
      continue
    }
    let spelling =
      isLast ? TokenName.member(path.names) : index == 0 ? TokenName.outerType(name) : TokenName.nestedType(name)
    guard let spelling else {
      reports.report(
        .tokenNameNotSwift, at: definition.span, "'\(escaped(name))' cannot be a name in Swift",
        help: isLast
          ? "give it a name of its own for Swift: \"$extensions\": { \"facet\": { \"swiftName\": \"…\" } }"
          : "the name of a group has a letter or a digit")
      return nil
    }
    symbol.append(spelling)
  }
  return symbol
}

private func report(
  _ owner: Owner, first: Owner, symbol: ArraySlice<String>, isMember: Bool, reports: inout TokenReports
) {
  reports.report(
    .tokenNameCollision, at: owner.span,
    "'\(shown(owner.path))' and '\(shown(first.path))' would both be '\(symbol.joined(separator: "."))' in Swift",
    help: isMember
      ? "rename one of them, or give one another name in Swift: \"$extensions\": { \"facet\": { \"swiftName\": \"…\" } }"
      : "rename one of them",
    notes: [Diagnostic.Note("'\(shown(first.path))' is here", at: first.span)])
}
