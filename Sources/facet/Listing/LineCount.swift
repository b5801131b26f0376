import FacetDiagnostics
import FacetSpec

/// The lines of a spec that say something: neither blank nor only a comment.
func linesOfSpec(in bytes: [UInt8]) -> Int {
  var bytes = bytes
  var diagnostics: [Diagnostic] = []
  if let tree = SourceTree.read(yaml: bytes, file: FileID(0), diagnostics: &diagnostics) {
    for comment in tree.comments(beginningWith: "") {
      for offset in Int(comment.start)..<Int(comment.end) { bytes[offset] = UInt8(ascii: " ") }
    }
  }
  return lines(in: bytes).count
}

/// The same of Swift. What facet generates has comments on lines of their own, each behind `//`.
func linesOfCode(in bytes: [UInt8]) -> Int {
  lines(in: bytes).count { !$0.starts(with: "//".utf8) }
}

/// Those that are not blank, from what they begin with.
private func lines(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  bytes.split(separator: UInt8(ascii: "\n")).map { $0.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") } }
    .filter { !$0.isEmpty }
}
