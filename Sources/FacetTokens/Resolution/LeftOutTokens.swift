import FacetDiagnostics
import FacetIR
import FacetSpec

extension TokenEvaluator {
  /// The tokens that were omitted with a warning, among those without a value, including tokens that refer to them,
  /// each of which is reported.
  mutating func leftOut(among failed: [Int]) -> [Int] {
    var referrers: [Int: [(token: Int, place: ValuePlace)]] = [:]
    var queue: [Int] = []
    let places = reports.leftOut.sorted { ($0.file.index, $0.start) < ($1.file.index, $1.start) }
    for index in failed + table.entries.indices.dropFirst(table.baseCount) {
      if isLeftOutByItself(index, places: places) { queue.append(index) }
      for mode in TokenMode.allCases where mode == .base || table.isUsed(mode) {
        self.mode = mode
        for (target, place) in references(of: index) { referrers[target, default: []].append((index, place)) }
      }
    }
    var found = Set(queue)
    while let target = queue.popLast() {
      for (token, place) in referrers[target] ?? [] {
        reports.report(
          .dtcgReferenceToLeftOut, at: span(place),
          "'\(shown(table.entries[target].path))' is left out, so what takes its value is left out too",
          notes: [Diagnostic.Note("it is defined here", at: table.span(of: table.entries[target].definition))])
        if found.insert(token).inserted { queue.append(token) }
      }
    }
    return found.filter(table.isInBase).sorted()
  }

  private func isLeftOutByItself(_ index: Int, places: [SourceSpan]) -> Bool {
    TokenMode.allCases.contains { mode in
      let definition = table.definition(of: table.entries[index], in: mode)
      return table.isLeftOut(definition) || places.hasSpan(within: span(table.place(of: definition)))
    }
  }

  /// All tokens that a value or a part of it refers to.
  private func references(of index: Int) -> [(token: Int, place: ValuePlace)] {
    var found: [(Int, ValuePlace)] = []
    var places = [table.place(of: definition(of: index))]
    while let place = places.popLast() {
      let tree = tree(of: place)
      let targets = tree.tokenPaths(at: place.node)
      for names in targets {
        let target = (0..<names.count).lazy.compactMap { count in
          table.index(of: TokenPath(Array(names.dropLast(count))), in: mode)
        }.first
        if let target { found.append((target, place)) }
      }
      if targets.isEmpty { places += tree.children(of: place.node).map { ValuePlace(source: place.source, node: $0) } }
    }
    return found
  }
}

extension [SourceSpan] {
  /// Whether one of these spans, which are sorted, is in another span. Spans of values do not overlap.
  fileprivate func hasSpan(within outer: SourceSpan) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let isBefore = (self[middle].file.index, self[middle].start) < (outer.file.index, outer.start)
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].file == outer.file && self[low].end <= outer.end
  }
}

extension SourceTree {
  /// The tokens that a node itself refers to, as a reference or in its text.
  fileprivate func tokenPaths(at node: NodeID) -> [[String]] {
    switch reference(at: node) {
    case .token(let names), .pointer(let names), .pointerInFile(_, let names): return [names]
    case .malformed: return []
    case nil: break
    }
    guard kind(node).isScalar else { return [] }
    return text(node).utf8.split(separator: UInt8(ascii: "{")).compactMap { part in
      guard let end = part.firstIndex(of: UInt8(ascii: "}")) else { return nil }
      let names = part[..<end].split(separator: UInt8(ascii: "."))
      return names.map { String(decoding: Array($0), as: UTF8.self) }
    }
  }

  fileprivate func children(of node: NodeID) -> [NodeID] {
    switch kind(node) {
    case .mapping: entries(of: node).map(\.1)
    case .sequence: Array(elements(of: node))
    default: []
    }
  }
}
