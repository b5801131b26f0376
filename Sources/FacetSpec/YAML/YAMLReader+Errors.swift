internal import CLibYAML
internal import FacetDiagnostics

extension YAMLReader {
  /// Reports the error at which libyaml stopped.
  mutating func report(_ parser: yaml_parser_t) {
    let problem = parser.problem.map { String(cString: $0) } ?? ""
    let context = parser.context.map { String(cString: $0) } ?? ""
    var place = offset(parser.problem_mark)
    let beginning = parser.context == nil ? place : offset(parser.context_mark)
    var slip = SyntaxSlip(problem: problem, context: context, at: place, from: beginning, in: bytes)
    if parser.error == YAML_MEMORY_ERROR { slip = SyntaxSlip(message: "found more than fits into memory") }
    if slip.kind == .yamlEscape { place = backslash(before: place) }
    let primary = slip.pointsToBeginning ? beginning : place
    var notes: [Diagnostic.Note] = []
    if slip.pointsToBeginning, !slip.isWholeStory, place != beginning {
      notes.append(Diagnostic.Note("this is where it cannot go on", at: word(at: place)))
    } else if let words = slip.beginning, place != beginning {
      notes.append(Diagnostic.Note(words, at: word(at: beginning)))
    }
    builder.diagnostics.append(
      Diagnostic(
        slip.kind, at: slip.pointsToBeginning ? character(at: primary) : word(at: primary), slip.message,
        help: slip.help, notes: notes))
  }

  /// The offset of the backslash of an escape in which libyaml stopped.
  private func backslash(before place: Int) -> Int {
    let near = max(place - 2, start)..<min(place + 1, bytes.count)
    return bytes[near].firstIndex(of: UInt8(ascii: "\\")) ?? place
  }

  private func character(at start: Int) -> SourceSpan {
    var end = min(start + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return SourceSpan(file: builder.file, start: start, end: end)
  }

  /// The span from `start` to the next space, with at least one character if there is one.
  private func word(at start: Int) -> SourceSpan {
    var end = min(start, bytes.count)
    while end < bytes.count, !isBlankOrBreak(bytes[end]), end - start < 40 { end += 1 }
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end > start ? SourceSpan(file: builder.file, start: start, end: end) : character(at: start)
  }
}
