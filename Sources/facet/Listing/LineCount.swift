import FacetDiagnostics
import FacetSpec

/// The number of lines of a spec that are neither blank nor only a comment.
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

/// The same for Swift. Generated code has comments on lines of their own, which begin with `//`.
func linesOfCode(in bytes: [UInt8]) -> Int {
  lines(in: bytes).count { !$0.starts(with: "//".utf8) }
}

/// The lines that are not blank, without leading space.
private func lines(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  bytes.split(separator: UInt8(ascii: "\n")).map { $0.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") } }
    .filter { !$0.isEmpty }
}
