/// The columns of a line about an accessibility element, each with what it is about.
///
///     button  "Save"  value "0"  taps save  area root
///
/// The line of another cell can have only those that change, behind `…` for the others:
///
///     dimmed button  …  value "1"  no taps
struct ElementColumns: Equatable {
  private var columns: [(key: Key, text: String)] = []

  /// In the order in which they are written.
  fileprivate enum Key: String, CaseIterable {
    case kind
    /// The label, in quotation marks.
    case label
    case value, level, can, actions, links, content, taps, focused, area, merges
  }

  private static let others = "…"
  private static let absence = "no "

  /// Nil for a line in which a column is unknown, or another than the one expected at its place.
  init?(_ line: String) {
    for (index, text) in line.columnsOutsideQuotes.enumerated() {
      guard let key = Self.key(of: text, at: index), columns.last.map({ $0.key < key }) ?? true else { return nil }
      columns.append((key, String(text)))
    }
  }

  private static func key(of column: Substring, at index: Int) -> Key? {
    if index == 0 { return .kind }
    if column.hasPrefix("\"") { return .label }
    return Key(rawValue: String(column.prefix { $0 != " " }))
  }

  private subscript(key: Key) -> String? { columns.first { $0.key == key }?.text }

  var line: String { columns.map(\.text).joined(separator: "  ") }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.line.hasBytes(of: rhs.line) }

  /// The columns that are others than those of the base, with `…` for those that are not; nil if that is not shorter
  /// than the line.
  func line(unlike base: ElementColumns) -> String? {
    guard let kind = self[.kind] else { return nil }
    var parts = kind == base[.kind] ? [Self.others] : [kind, Self.others]
    for key in Key.allCases.dropFirst() where self[key] != base[key] {
      if self[key] == nil, key == .label { return nil }
      parts.append(self[key] ?? Self.absence + key.rawValue)
    }
    let difference = parts.joined(separator: "  ")
    return difference.utf8.count < line.utf8.count ? difference : nil
  }

  /// The whole line for one that ``line(unlike:)`` returned; nil for any other line.
  static func whole(_ line: String, over base: String) -> String? {
    let parts = line.columnsOutsideQuotes
    guard let place = parts.prefix(2).firstIndex(where: { $0 == others }), var whole = ElementColumns(base) else {
      return nil
    }
    if place == 1 { whole.set(.kind, String(parts[0])) }
    for part in parts.dropFirst(place + 1) {
      if part.hasPrefix(absence), let key = Key(rawValue: String(part.dropFirst(absence.count))) {
        whole.columns.removeAll { $0.key == key }
      } else if let key = key(of: part, at: 1) {
        whole.set(key, String(part))
      }
    }
    return whole.line
  }

  /// These columns with the changes from one line to another, as far as they are not changed themselves.
  func merging(changesFrom base: ElementColumns, to changed: ElementColumns) -> ElementColumns {
    var merged = self
    for key in Key.allCases where self[key] == base[key] && changed[key] != base[key] {
      if let text = changed[key] { merged.set(key, text) } else { merged.columns.removeAll { $0.key == key } }
    }
    return merged
  }

  private mutating func set(_ key: Key, _ text: String) {
    columns.removeAll { $0.key == key }
    columns.insert((key, text), at: columns.firstIndex { key < $0.key } ?? columns.count)
  }
}

extension ElementColumns.Key: Comparable {
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.place < rhs.place }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension String {
  /// The parts that two spaces separate, except for spaces in quotation marks.
  fileprivate var columnsOutsideQuotes: [Substring] {
    var columns: [Substring] = []
    var start = utf8.startIndex
    var index = start
    var (isQuoted, isEscaped) = (false, false)
    while index < utf8.endIndex {
      let byte = utf8[index]
      if byte == UInt8(ascii: " "), !isQuoted, utf8[index...].starts(with: "  ".utf8) {
        columns.append(self[start..<index])
        index = utf8.index(index, offsetBy: 2)
        start = index
        continue
      }
      if byte == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && byte == UInt8(ascii: "\\") && !isEscaped
      index = utf8.index(after: index)
    }
    return columns + [self[start...]]
  }
}
