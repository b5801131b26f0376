/// A file to be written, with its name relative to the output folder.
package struct OutputFile: Equatable, Sendable {
  package var name: String
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// Whether a name from a spec, or from an edited manifest, can be written below an output folder.
///
/// The components are separated by `/`; none is empty, hidden or `..`. Control characters are not allowed, nor
/// characters with a special meaning in a file system or in the manifest.
func isOutputName(_ name: String) -> Bool {
  let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
  return name.utf8.count <= 512 && parts.allSatisfy(isOutputNamePart)
}

private func isOutputNamePart(_ part: Substring.UTF8View) -> Bool {
  part.first != UInt8(ascii: ".") && (1...255).contains(part.count)
    && part.allSatisfy { $0 >= 0x20 && $0 != 0x7F && !#"\":*?<>|"#.utf8.contains($0) }
}
