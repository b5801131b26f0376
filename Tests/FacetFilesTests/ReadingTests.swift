import Foundation
import Testing

@testable import FacetFiles

struct ReadingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [0, 1, 4096, 200_000])
  func wholeFile(size: Int) throws {
    let text = String(repeating: "x", count: size)
    try folder.write(text, to: "f")
    #expect(try readFile(at: folder.path("f")) == Array(text.utf8))
  }

  @Test func whatIsNoFileIsRefusedAtOnce() throws {
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(throws: FileError(folder.path("pipe"), .notRegular(what: "a named pipe"))) {
      try readFile(at: folder.path("pipe"))
    }
    #expect(throws: FileError("/dev/zero", .notRegular(what: "a device"))) { try readFile(at: "/dev/zero") }
    #expect(throws: FileError(folder.path, .notRegular(what: "a folder"))) { try readFile(at: folder.path) }
    #expect(throws: FileError(folder.path("none"), .missing)) { try readFile(at: folder.path("none")) }
  }

  @Test func tooLarge() throws {
    try folder.write("12345", to: "f")
    #expect(try readFile(at: folder.path("f"), limit: 5).count == 5)
    #expect(throws: FileError(folder.path("f"), .tooLarge(limit: 4))) { try readFile(at: folder.path("f"), limit: 4) }
  }

  /// Files of /proc say that they hold nothing.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func aFileLongerThanItSays() throws {
    #expect(try readFile(at: "/proc/self/status").count > 100)
    #expect(throws: FileError("/proc/self/status", .tooLarge(limit: 10))) {
      try readFile(at: "/proc/self/status", limit: 10)
    }
  }

  func listing(skipping: [String] = []) -> SpecListing {
    SpecListing(folder: folder.path, suffixes: [".spec"], skipping: skipping.map(folder.path))
  }

  @Test func listsInByteOrderWithoutHiddenSkippedAndOther() throws {
    for name in ["b.spec", "a/z.spec", "a.spec", "Z.spec", ".h.spec", ".git/x.spec", "out/y.spec", "a.spec~", ".spec"] {
      try folder.write("", to: name)
    }
    let listing = listing(skipping: ["out"])
    #expect(listing.files == ["Z.spec", "a.spec", "a/z.spec", "b.spec"])
    #expect(listing.errors.isEmpty)
  }

  @Test func aLoopOfLinksEnds() throws {
    try folder.write("", to: "a/x.spec")
    try folder.link("a/again", to: "..")
    try folder.link("a/self", to: ".")
    try folder.link("broken", to: "nowhere")
    #expect(listing().files == ["a/x.spec"])
    #expect(listing().errors.isEmpty)
  }

  @Test func whatLooksLikeASpecAndIsNoneIsNamed() throws {
    try folder.makeFolder("f.spec")
    #expect(mkfifo(folder.path("p.spec"), 0o600) == 0)
    try folder.link("l.spec", to: "nowhere")
    #expect(
      listing().errors == [
        FileError(folder.path("f.spec"), .notRegular(what: "a folder")),
        FileError(folder.path("l.spec"), .brokenLink),
        FileError(folder.path("p.spec"), .notRegular(what: "a named pipe")),
      ])
  }
}
