extension [Diagnostic] {
  /// In the order of the files and of the places in them; what has no place comes first. Equal places keep their order.
  package func sortedBySource() -> [Diagnostic] {
    enumerated().sorted { lhs, rhs in
      let (left, right) = (lhs.element.sortKey, rhs.element.sortKey)
      return left == right ? lhs.offset < rhs.offset : left < right
    }.map(\.element)
  }

  package var hasErrors: Bool { contains { $0.severity == .error } }
}

extension Diagnostic {
  fileprivate var sortKey: (Int, UInt32, UInt32) {
    guard let span else { return (-1, 0, 0) }
    return (Int(span.file.index), span.start, span.end)
  }
}
