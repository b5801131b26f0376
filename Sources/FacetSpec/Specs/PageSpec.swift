package import FacetDiagnostics

/// A file with what a server sends about a page: `home.page.json`.
package struct PageSpec: Sendable {
  /// The name of the file without the ending, at the beginning of the file.
  package var name: Located<String>
  /// The path of the file, relative to the project.
  package var path: String
  package var bytes: [UInt8]

  package init(_ path: String, bytes: [UInt8], in file: FileID) {
    let fileName = path.utf8.split(separator: UInt8(ascii: "/")).last ?? ""[...].utf8
    let stem = fileName.dropLast(SpecFileKind.pageEnding.utf8.count)
    name = Located(String(Substring(stem)), at: SourceSpan(file: file, start: 0, end: 0))
    self.path = path
    self.bytes = bytes
  }
}
