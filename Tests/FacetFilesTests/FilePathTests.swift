import Testing

@testable import FacetFiles

struct FilePathTests {
  @Test(arguments: [
    ("specs", "../generated/Swift", "generated/Swift"),
    ("specs", ".", "specs"),
    (".", "a.yaml", "a.yaml"),
    ("", "a.yaml", "a.yaml"),
    ("..", "../a", "../../a"),
    ("/a/b", "../../../c", "/c"),
    ("a", "/b//c/", "/b/c"),
  ])
  func join(folder: String, path: String, joined: String) {
    #expect(FilePath.join(folder, path) == joined)
  }

  @Test func folders() {
    #expect(FilePath.folder(of: "specs/facet.yaml") == "specs")
    #expect(FilePath.folder(of: "facet.yaml") == ".")
    #expect(FilePath.folder(of: "/facet.yaml") == "/")
    #expect(FilePath.lastPart(of: "a/b/") == "b")
  }

  @Test func containment() {
    #expect(FilePath.contains("/a", "/a/b"))
    #expect(FilePath.contains("/a", "/a"))
    #expect(FilePath.contains("/", "/a"))
    #expect(!FilePath.contains("/a", "/ab"))
  }

  @Test(arguments: ["", ".", "..", "../a", "a/../b", "/a", "a//b", "a/", ".hidden", "a\nb", "a\"b", #"a\b"#, "C:x"])
  func refusedNames(name: String) {
    #expect(!isOutputName(name))
  }

  @Test(arguments: ["Avatar.swift", "List Row.default.snap.txt", "Tokens/Color.swift", "Ä.swift"])
  func goodNames(name: String) {
    #expect(isOutputName(name))
  }
}
