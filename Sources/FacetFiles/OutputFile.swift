/// A file to be written, by its name below the output folder.
package struct OutputFile: Equatable, Sendable {
  package var name: String
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// Which names may be written below an output folder, whoever gives them: a spec, or a manifest that somebody edited.
///
/// Parts separated by `/`, none of them empty, hidden or a way up; no control characters, and none of the characters
/// that some disk or the manifest reads as something else.
func isOutputName(_ name: String) -> Bool {
  let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
  return name.utf8.count <= 512 && parts.allSatisfy(isOutputNamePart)
}

private func isOutputNamePart(_ part: Substring.UTF8View) -> Bool {
  part.first != UInt8(ascii: ".") && (1...255).contains(part.count)
    && part.allSatisfy { $0 >= 0x20 && $0 != 0x7F && !#"\":*?<>|"#.utf8.contains($0) }
}
