package import FacetDiagnostics

/// Version control leaves both sides of a conflict in a file, which is no YAML and no JSON then: whatever else would be
/// said of it is of no use.
enum MergeConflict {
  /// What is told of a file that cannot be read: its first conflict, or else what was found.
  static func told(insteadOf found: [Diagnostic], in bytes: [UInt8], file: FileID) -> [Diagnostic] {
    diagnostic(in: bytes, file: file).map { [$0] } ?? found
  }

  private static func diagnostic(in bytes: [UInt8], file: FileID) -> Diagnostic? {
    var start = 0
    var ours: Range<Int>?
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let range = start..<start + line.count
      start = range.upperBound + 1
      if line.starts(with: "<<<<<<< ".utf8), ours == nil { ours = range }
      guard line.starts(with: ">>>>>>> ".utf8), let ours else { continue }
      return Diagnostic(
        .mergeConflict, at: SourceSpan(file: file, start: ours.lowerBound, end: ours.lowerBound + 7),
        "the file has a merge conflict that nobody has settled",
        help: "keep one of the two sides, or parts of both, and delete the lines that begin with '<', '=' and '>'")
    }
    return nil
  }
}

extension DiagnosticKind {
  package static let mergeConflict = DiagnosticKind(
    "spec/merge-conflict", .error, "Merge conflict",
    explanation: """
      Two branches changed the same lines, and git left both in the file for a person to choose. Nothing in the file is \
      read before that is done. Generated Swift and goldens need no such choice: 'facet generate' and 'facet snapshot \
      accept' write them anew.

      Wrong:

          # card.component.yaml
          <<<<<<< HEAD
          doc: A card.
          =======
          doc: A box.
          >>>>>>> redesign
          parameters: { title: String }
          styles: { default: { body: { text: content.title } } }

      Right:

          # card.component.yaml
          doc: A card.
          parameters: { title: String }
          styles: { default: { body: { text: content.title } } }
      """)
}
