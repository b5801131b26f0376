import FacetDiagnostics
import FacetSpec
import FacetText

/// Wrappers of tokens in files of Tokens Studio and Theo.
extension TokenFileReader {
  /// Reads what Tokens Studio and Figma say of a token.
  mutating func readTools(_ extensions: NodeID, into token: inout TokenSpec) {
    guard tree.kind(extensions) == .mapping else { return }
    if let studio = tree.member("studio.tokens", of: extensions), let rule = tree.member("modify", of: studio) {
      token.colorRule = .studio(rule)
    }
    token.figma = FigmaVariable(extensions, in: tree)
    reportModes(in: extensions, isVendor: false)
  }

  /// Reports values of other modes: `{ mode: { dark: … } }`, `{ org.primer.overrides: { dark: … } }`,
  /// `{ org.example: { dark: … } }`.
  private mutating func reportModes(in extensions: NodeID, isVendor: Bool) {
    for (key, value) in tree.entries(of: extensions) where tree.kind(key).isScalar && tree.kind(value) == .mapping {
      let name = tree.text(key)
      let last = name.utf8.split(separator: UInt8(ascii: ".")).last.map { String(decoding: Array($0), as: UTF8.self) }
      let names = tree.entries(of: value).filter { tree.kind($0.key).isScalar }.map { tree.text($0.key).lowercased() }
      let holdsModes = last.map(["mode", "modes", "overrides"].contains) ?? false
      if holdsModes && !names.isEmpty || name != "facet" && names.contains("dark") {
        return report(
          .dtcgUnreadModes, at: tree.span(key),
          "the values of other modes in '\(escapedForDisplay(name))' are not read",
          help: "write them into a file of their own, and name it in 'modes' or 'themes' of facet.yaml")
      }
      if !isVendor, name != "facet" { reportModes(in: value, isVendor: true) }
    }
  }

  /// Whether a mapping is a token or contains one.
  func holdsToken(_ node: NodeID) -> Bool {
    guard tree.kind(node) == .mapping else { return false }
    return isToken(node) || legacyValue(of: node) != nil || tree.entries(of: node).contains { holdsToken($0.1) }
  }

  // MARK: Sets

  /// Merges the token sets of a file: with `$themes` or `$metadata`, the top-level groups are sets, whose names are not
  /// part of aliases. A token in several sets has the value of the last set in `tokenSetOrder`.
  mutating func joinSets(_ root: NodeID) {
    let marks = ["$metadata", "$themes"].compactMap { tree.member($0, of: root) }
    guard let mark = marks.first else { return }
    let written = file.groups.filter { $0.names.count == 1 }.map { $0.names[0] }
    var order = setOrder(root).filter(written.contains)
    order += written.filter { !order.contains($0) }
    report(
      .dtcgTokenSets, at: tree.span(mark),
      "this file contains token sets that override each other in the order "
        + order.map { "'\(escapedForDisplay($0))'" }.joined(separator: ", "),
      help: "to use a set in dark mode only, move it to its own file and name that file in 'modes' of facet.yaml")
    for index in file.groups.indices where !file.groups[index].names.isEmpty { file.groups[index].names.removeFirst() }
    let ranks = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var winners: [[String]: (rank: Int, index: Int)] = [:]
    for (index, token) in file.tokens.enumerated() {
      let rank = ranks[token.names[0]] ?? 0
      let name = Array(token.names.dropFirst())
      if let other = winners[name], other.rank > rank { continue }
      winners[name] = (rank, index)
    }
    let kept = Set(winners.values.map(\.index))
    file.tokens = file.tokens.enumerated().filter { kept.contains($0.offset) }.compactMap { _, token in
      var token = token
      token.names.removeFirst()
      return token.names.isEmpty ? nil : token
    }
  }

  private func setOrder(_ root: NodeID) -> [String] {
    guard let metadata = tree.member("$metadata", of: root), let order = tree.member("tokenSetOrder", of: metadata),
      tree.kind(order) == .sequence
    else { return [] }
    return tree.elements(of: order).filter { tree.kind($0).isScalar }.map { tree.text($0) }
  }

  // MARK: Themes

  /// Reports each theme of a Tokens Studio file, with the lines of facet.yaml that declare it.
  mutating func reportThemes(_ root: NodeID) {
    guard let themes = tree.member("$themes", of: root), tree.kind(themes) == .sequence else { return }
    for (index, theme) in tree.elements(of: themes).enumerated() {
      guard let selected = tree.member("selectedTokenSets", of: theme), tree.kind(selected) == .mapping else {
        continue
      }
      let written = tree.member("name", of: theme).flatMap { tree.kind($0).isScalar ? tree.text($0) : nil }
      let name = written ?? "\(index + 1)"
      let sources = sets("source", in: selected)
      let enabled = sets("enabled", in: selected)
      let own = enabled.isEmpty ? sources : enabled
      if own.isEmpty { continue }
      let over = enabled.isEmpty || sources.isEmpty ? "" : " over " + listed(sources)
      report(
        .dtcgStudioThemes, at: tree.span(selected),
        "the theme '\(escapedForDisplay(name))' enables \(listed(own))\(over); themes in token files are not supported",
        help: index == 0 ? Self.helpForBase : Self.help(forTheme: name))
    }
  }

  private func sets(_ status: String, in selected: NodeID) -> [String] {
    tree.entries(of: selected).filter { tree.isText($0.1, status) }.map { tree.text($0.0) }
  }

  private func listed(_ sets: [String]) -> String {
    sets.map { "'\(escapedForDisplay($0))'" }.joined(separator: ", ")
  }

  private static let helpForBase =
    "the first theme is the base: move its sets to a file that no mode or theme of facet.yaml names"

  private static func help(forTheme name: String) -> String {
    let letters = name.utf8.filter(isLetterOrDigit).map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    var word = String(decoding: letters, as: UTF8.self)
    if letters.first.map({ $0 < 0x61 }) ?? true { word = "theme" + word }
    let file = "\(word).tokens.json"
    return word.utf8.elementsEqual("dark".utf8)
      ? "move its sets to '\(file)', and write 'tokens: { modes: { dark: \(file) } }' in facet.yaml"
      : "move its sets to '\(file)', and write 'themes: { base: {}, \(word): { tokens: \(file) } }' in facet.yaml"
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  // MARK: Theo

  /// The `props` or `aliases` of a Theo file, which are not token groups.
  func foreignFormat(_ root: NodeID) -> SourceSpan? {
    for (key, value) in tree.entries(of: root) {
      if tree.isText(key, "props"), tree.kind(value) == .sequence || isBesideWhatTheoHas(root) { return tree.span(key) }
      if tree.isText(key, "aliases") || tree.isText(key, "imports"), tree.member("$value", of: value) == nil,
        tree.kind(value) == .sequence || tree.kind(value) == .mapping && !holdsToken(value)
      {
        return tree.span(key)
      }
    }
    return nil
  }

  /// Whether the file has `aliases`, or a `global` mapping with common properties instead of tokens.
  private func isBesideWhatTheoHas(_ root: NodeID) -> Bool {
    if tree.member("aliases", of: root) != nil { return true }
    guard let common = tree.member("global", of: root), tree.kind(common) == .mapping else { return false }
    return !holdsToken(common)
  }

  mutating func reportForeign(_ span: SourceSpan) {
    report(
      .tokenForeignFormat, at: span, "this is a Theo file; its props and aliases are not token groups",
      help:
        "convert it: write each prop as a token with \"$type\" and \"$value\", and each alias as a token that others reference"
    )
  }
}
