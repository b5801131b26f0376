/// From spans to the places of a ``DiagnosticReport``, reading each file once.
struct PlaceFinder {
  let sources: SourceMap
  /// By file.
  let pathsInRepository: [String]
  private var lines: LineIndexes

  init(sources: SourceMap, pathsInRepository: [String]) {
    self.sources = sources
    self.pathsInRepository = pathsInRepository
    lines = LineIndexes(sources)
  }

  mutating func entry(for diagnostic: Diagnostic) -> DiagnosticReport.Entry {
    var notes: [DiagnosticReport.Note] = []
    for note in diagnostic.notes {
      notes.append(DiagnosticReport.Note(message: note.message, place: place(of: note.span)))
    }
    var fixes: [DiagnosticReport.Fix] = []
    for fix in diagnostic.fixes {
      guard let place = place(of: fix.span) else { continue }
      fixes.append(DiagnosticReport.Fix(place: place, replacement: fix.replacement))
    }
    let place = place(of: diagnostic.span)
    return DiagnosticReport.Entry(
      kind: diagnostic.kind, severity: diagnostic.severity, message: diagnostic.message, help: diagnostic.help,
      place: place, notes: notes, fixes: fixes, fingerprint: fingerprint(of: diagnostic, at: place))
  }

  private mutating func place(of span: SourceSpan?) -> DiagnosticReport.Place? {
    guard let span, pathsInRepository.indices.contains(Int(span.file.index)) else { return nil }
    return DiagnosticReport.Place(
      path: sources.path(of: span.file), pathInRepository: pathsInRepository[Int(span.file.index)],
      location: lines.index(of: span.file).location(of: span))
  }

  /// Of the rule, the file, the words and the text of the line, not of its number: what moves is the same mistake.
  private mutating func fingerprint(
    of diagnostic: Diagnostic, at place: DiagnosticReport.Place?
  ) -> String {
    var print = Fingerprint()
    print.add("\(diagnostic.kind.code)".utf8)
    print.add(diagnostic.message.utf8)
    guard let span = diagnostic.span, let place else { return print.text }
    print.add(place.pathInRepository.utf8)
    let line = sources.bytes(of: span.file)[lines.index(of: span.file).range(ofLine: place.location.line)]
    // A line can be megabytes long, with a mistake in each word.
    print.add(line.prefix(10_000).drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.prefix(1_000))
    return print.text
  }
}
