package import FacetDiagnostics
import FacetText

extension DiagnosticKind {
  package static let samePath = DiagnosticKind(
    "project/same-path", .error, "Two files that are one on another disk",
    explanation: """
      The disks of Macs tell neither capital letters from small ones nor a letter with an accent from the letter and \
      the accent. Two files whose names differ in nothing else are two on one computer, and one on another.

      Wrong:

          specs/Badge.component.yaml
          specs/badge.component.yaml

      Right:

          specs/badge.component.yaml
          specs/small-badge.component.yaml
      """)
}

extension [SpecFile] {
  /// Reports the files that replace another one on a disk that ignores case or composes letters.
  func reportSamePaths(diagnostics: inout [Diagnostic]) {
    // Strings are equal if their composed forms are.
    var first: [String: SpecFile] = [:]
    for file in self where file.isRead {
      guard let other = first.updateValue(file, forKey: file.path.lowercased()) else { continue }
      let difference =
        file.path.lowercased().utf8.elementsEqual(other.path.lowercased().utf8)
        ? "their case" : "how their letters are composed"
      diagnostics.append(
        Diagnostic(
          .samePath, at: SourceSpan(file: file.id, start: 0, end: 0),
          "the names of two files differ only in \(difference)", help: "rename one of the files",
          notes: [Diagnostic.Note("the other file", at: SourceSpan(file: other.id, start: 0, end: 0))]))
    }
  }
}
