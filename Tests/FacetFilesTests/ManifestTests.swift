import Testing

@testable import FacetFiles

struct ManifestTests {
  let manifest = Manifest(of: [file("b.swift", "b"), file("a.swift", "a")])

  @Test func oneLineAFileInOrder() {
    #expect(
      String(decoding: manifest.bytes, as: UTF8.self) == """
        {
          "format": 1,
          "files": {
            "a.swift": "d24ec4f1a98c6e5b",
            "b.swift": "\(ContentHash(of: Array("b".utf8)))"
          }
        }

        """)
  }

  @Test func writtenAndReadAgain() throws {
    #expect(try Manifest(reading: manifest.bytes, path: "m") == manifest)
    #expect(try Manifest(reading: Manifest().bytes, path: "m") == Manifest())
  }

  @Test func aMergeOfBothSidesIsRead() throws {
    let merged = """
      {
        "format": 1,
        "files": {
          "a.swift": "d24ec4f1a98c6e5b"
          "a.swift": "44bc2cf5ad770999",
        }
      }
      """
    let manifest = try Manifest(reading: Array(merged.utf8), path: "m")
    #expect(manifest.names == ["a.swift"])
    #expect(manifest.hashes["a.swift"]?.count == 2)
  }

  @Test(arguments: [
    "<<<<<<< ours", #"    "../../x": "d24ec4f1a98c6e5b","#, #"    "/etc/x": "d24ec4f1a98c6e5b","#,
    #"    ".git/config": "d24ec4f1a98c6e5b","#, #"    "a": "xyz""#, #"    "a": "d24ec4f1a98c6e5b" }"#,
  ])
  func whatFacetDoesNotWriteIsRefused(line: String) {
    #expect(throws: FileError("m", .manifestUnreadable(line: 2))) {
      try Manifest(reading: Array("{\n\(line)\n".utf8), path: "m")
    }
  }
}
