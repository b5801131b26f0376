import FacetCheck
package import FacetDiagnostics

extension [Diagnostic] {
  /// Combines the warnings of each kind in a token file into one with their number and the first three places, because
  /// files of other tools can have thousands of the same kind. The fixes of all are combined.
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
  /// Whether it is about the format of a token file as a whole. Unused tokens, and themes of Tokens Studio, are
  /// reported one by one.
  fileprivate var isGathered: Bool {
    (group == "dtcg" || group == "token") && self != .unusedToken && "\(code)" != "dtcg/studio-themes"
  }
}

private struct Place: Hashable {
  var file: FileID
  var kind: DiagnosticKind
}

extension Diagnostic {
  /// The number of places in a message, including its own.
  private static let mostPlaces = 3

  fileprivate mutating func stand(for others: [Diagnostic]) {
    message += " (the first of \(others.count + 1) in this file)"
    notes += others.prefix(Self.mostPlaces - 1).map { Note($0.message, at: $0.span) }
    fixes += others.flatMap(\.fixes)
    self.others = others.compactMap(\.span)
  }
}
