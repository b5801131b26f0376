extension [Diagnostic] {
  /// Returns the files after applying all fixes that do not overlap an earlier one.
  ///
  /// A diagnostic's fixes are made together or not at all. The files are in the order of their paths; those that stay as
  /// they are are left out.
  package func fixed(in sources: SourceMap) -> (files: [(file: FileID, bytes: [UInt8])], count: Int) {
    var accepted: [Diagnostic.Fix] = []
    var count = 0
    for diagnostic in sorted(in: sources) where !diagnostic.fixes.isEmpty {
      let isKnown = diagnostic.fixes.allSatisfy(accepted.contains)
      guard isKnown || !diagnostic.fixes.contains(where: { fix in accepted.contains { $0.touches(fix) } }) else {
        continue
      }
      count += 1
      if !isKnown { accepted += diagnostic.fixes }
    }
    let byFile = Dictionary(grouping: accepted, by: \.span.file)
    let files = sources.fileIDsByPath.filter { byFile[$0] != nil }
    return (files.map { (file: $0, bytes: edited(sources.bytes(of: $0), byFile[$0] ?? [])) }, count)
  }
}

extension Diagnostic.Fix {
  /// They share a byte, or begin at one place: then it matters which is made first.
  fileprivate func touches(_ other: Diagnostic.Fix) -> Bool {
    guard span.file == other.span.file else { return false }
    return span.start == other.span.start || span.start < other.span.end && other.span.start < span.end
  }
}

private func edited(_ bytes: [UInt8], _ fixes: [Diagnostic.Fix]) -> [UInt8] {
  var result: [UInt8] = []
  var position = 0
  for fix in fixes.sorted(by: { $0.span.start < $1.span.start }) {
    let range = (Int(fix.span.start)..<Int(fix.span.end)).clamped(to: position..<bytes.count)
    result += bytes[position..<range.lowerBound]
    result += Array(fix.replacement.utf8)
    position = range.upperBound
  }
  return result + bytes[position...]
}
