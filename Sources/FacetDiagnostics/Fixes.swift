extension [Diagnostic] {
  /// Returns the files after applying all fixes that do not overlap an earlier one.
  ///
  /// A diagnostic's fixes are made together or not at all. The files are in the order of their paths; those that stay as
  /// they are are left out.
  package func fixed(in sources: SourceMap) -> (files: [(file: FileID, bytes: [UInt8])], count: Int) {
    var accepted: [Diagnostic.Fix] = []
    var known: Set<Diagnostic.Fix> = []
    var taken = TakenPlaces()
    var count = 0
    for diagnostic in sorted(in: sources) where !diagnostic.fixes.isEmpty {
      let isKnown = diagnostic.fixes.allSatisfy(known.contains)
      guard isKnown || !diagnostic.fixes.contains(where: { taken.touch($0.span) }) else {
        continue
      }
      count += 1
      if isKnown { continue }
      accepted += diagnostic.fixes
      known.formUnion(diagnostic.fixes)
      for fix in diagnostic.fixes { taken.insert(fix.span) }
    }
    let byFile = Dictionary(grouping: accepted, by: \.span.file)
    let files = sources.fileIDsByPath.filter { byFile[$0] != nil }
    return (files.map { (file: $0, bytes: edited(sources.bytes(of: $0), byFile[$0] ?? [])) }, count)
  }
}

/// The spans that accepted fixes replace.
private struct TakenPlaces {
  private var files: [FileID: TakenSpans] = [:]

  func touch(_ span: SourceSpan) -> Bool { files[span.file]?.touch(span) ?? false }

  mutating func insert(_ span: SourceSpan) { files[span.file, default: TakenSpans()].insert(span) }
}

/// Those of one file.
private struct TakenSpans {
  /// In the order of their starts; `reach` is the greatest end of a span up to this one.
  private var spans: [(start: UInt32, reach: UInt32)] = []

  /// Whether a span shares a byte with one of these, or begins where one begins: then it matters which is made first.
  func touch(_ span: SourceSpan) -> Bool {
    let next = position(of: span.start)
    if next < spans.count, spans[next].start == span.start || spans[next].start < span.end { return true }
    return next > 0 && span.start < spans[next - 1].reach
  }

  mutating func insert(_ span: SourceSpan) {
    let position = position(of: span.start)
    let reach = max(span.end, position > 0 ? spans[position - 1].reach : 0)
    spans.insert((start: span.start, reach: reach), at: position)
    var next = position + 1
    while next < spans.count, spans[next].reach < reach {
      spans[next].reach = reach
      next += 1
    }
  }

  /// The first span that does not start before an offset.
  private func position(of start: UInt32) -> Int {
    var range = spans.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = spans[middle].start < start ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
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
