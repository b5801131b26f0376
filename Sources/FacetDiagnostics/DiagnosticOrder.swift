extension [Diagnostic] {
  /// In the order of the files' paths and of the places in them; what has no place comes first. Equal places keep their
  /// order.
  package func sorted(in sources: SourceMap) -> [Diagnostic] {
    var ranks = sources.fileIDs.map { Int($0.index) }
    for (rank, file) in sources.fileIDsByPath.enumerated() { ranks[Int(file.index)] = rank }
    return enumerated().sorted { lhs, rhs in
      let (left, right) = (lhs.element.sortKey(ranks), rhs.element.sortKey(ranks))
      return left == right ? lhs.offset < rhs.offset : left < right
    }.map(\.element)
  }

  package var hasErrors: Bool { contains { $0.severity == .error } }
}

extension Diagnostic {
  fileprivate func sortKey(_ ranks: [Int]) -> (Int, UInt32, UInt32) {
    guard let span else { return (-1, 0, 0) }
    return (ranks[Int(span.file.index)], span.start, span.end)
  }
}
