import FacetCheck
package import FacetDiagnostics

extension [Diagnostic] {
  /// One warning for all of a kind in a token file, which tells how many there are and shows the first three. A file of
  /// another tool may have thousands that say one thing. The fixes of all of them are its fixes.
  package mutating func gatherWarnings(inTokenFiles files: Set<FileID>) {
    var groups: [Place: [Int]] = [:]
    for (index, diagnostic) in enumerated() where diagnostic.severity == .warning && diagnostic.kind.isGathered {
      guard let file = diagnostic.span?.file, files.contains(file) else { continue }
      groups[Place(file: file, kind: diagnostic.kind), default: []].append(index)
    }
    var left: Set<Int> = []
    for group in groups.values where group.count > 1 {
      let ordered = group.sorted { start(of: $0) < start(of: $1) }
      self[ordered[0]].stand(for: ordered.dropFirst().map { self[$0] })
      left.formUnion(ordered.dropFirst())
    }
    self = enumerated().filter { !left.contains($0.offset) }.map(\.element)
  }

  private func start(of index: Int) -> UInt32 { self[index].span?.start ?? 0 }
}

extension DiagnosticKind {
  /// How a token file as a whole is written. That a token is unused is about this one token, and what to do about a theme
  /// of Tokens Studio is another thing for each.
  fileprivate var isGathered: Bool {
    (group == "dtcg" || group == "token") && self != .unusedToken && "\(code)" != "dtcg/studio-themes"
  }
}

private struct Place: Hashable {
  var file: FileID
  var kind: DiagnosticKind
}

extension Diagnostic {
  /// How many places a message shows, its own among them.
  private static let mostPlaces = 3

  fileprivate mutating func stand(for others: [Diagnostic]) {
    message += " (the first of \(others.count + 1) in this file)"
    notes += others.prefix(Self.mostPlaces - 1).map { Note($0.message, at: $0.span) }
    fixes += others.flatMap(\.fixes)
    self.others = others.compactMap(\.span)
  }
}
