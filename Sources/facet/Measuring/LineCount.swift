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
  return linesWithContent(in: bytes)
}

/// The same for Swift, generated or written by hand.
func linesOfCode(in bytes: [UInt8]) -> Int { linesWithContent(in: SwiftCode(bytes).withoutComments) }

private func linesWithContent(in bytes: [UInt8]) -> Int {
  bytes.split(separator: UInt8(ascii: "\n")).count { line in
    !line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
  }
}
