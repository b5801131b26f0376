import Testing

@testable import FacetFiles

struct ManifestTests {
  let manifest = Manifest(of: [file("b.swift", "b"), file("a.swift", "a")])

  private func read(_ text: String) throws(FileError) -> Manifest {
    try Manifest(reading: Array(text.utf8), path: "m")
  }

  /// In the order of hashes of the names, and with a last line that is always the same.
  @Test func oneLineAFileApartFromTheNext() {
    let lines = ["a", "b"].map { (name: $0 + ".swift", hash: ContentHash(of: Array($0.utf8))) }
      .sorted { ContentHash(of: Array($0.name.utf8)).value < ContentHash(of: Array($1.name.utf8)).value }
    #expect(
      String(decoding: manifest.bytes, as: UTF8.self) == """
        {
          "\(lines[0].name)": "\(lines[0].hash)",

          "\(lines[1].name)": "\(lines[1].hash)",

          "format": 2
        }

        """)
  }

  @Test func writtenAndReadAgain() throws {
    #expect(try Manifest(reading: manifest.bytes, path: "m") == manifest)
    #expect(try Manifest(reading: Manifest().bytes, path: "m") == Manifest())
    #expect(manifest.isWritten(as: manifest.bytes))
    #expect(try read(String(decoding: manifest.bytes, as: UTF8.self).replacing("\n", with: "\r\n")) == manifest)
  }

  /// As the first version of the format had it, with a missing and an extra comma.
  @Test func aMergeOfBothSidesIsRead() throws {
    let manifest = try read(
      """
      {
        "format": 1,
        "files": {
          "a.swift": "d24ec4f1a98c6e5b"
          "a.swift": "44bc2cf5ad770999",
        }
      }
      """)
    #expect(manifest.names == ["a.swift"])
    #expect(manifest.hashes["a.swift"]?.count == 2)
  }

  /// All sides count: each is of what facet wrote.
  @Test func conflictsAreRead() throws {
    let text = """
      {
      <<<<<<< HEAD
        "a.swift": "d24ec4f1a98c6e5b",
      ||||||| 2907c85
        "a.swift": "0000000000000000",
      =======
        "a.swift": "44bc2cf5ad770999",

        "b.swift": "44bc2cf5ad770999",
      >>>>>>> side

        "format": 2
      }
      """
    let manifest = try read(text)
    #expect(manifest.names == ["a.swift", "b.swift"])
    #expect(manifest.hashes["a.swift"]?.count == 3)
    #expect(!manifest.isWritten(as: Array(text.utf8)))
  }

  @Test(arguments: [
    "<<<<<< ours", #"    "../../x": "d24ec4f1a98c6e5b","#, #"    "/etc/x": "d24ec4f1a98c6e5b","#,
    #"    ".git/config": "d24ec4f1a98c6e5b","#, #"    "a": "xyz""#, #"    "a": "d24ec4f1a98c6e5b" }"#,
  ])
  func whatFacetDoesNotWriteIsRefused(line: String) {
    #expect(throws: FileError("m", .manifestUnreadable(line: 2))) { try read("{\n\(line)\n") }
  }
}
