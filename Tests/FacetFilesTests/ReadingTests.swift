import Foundation
import Testing

@testable import FacetFiles

struct ReadingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func readFile(at path: String, limit: Int = largestFile) throws(FileError) -> [UInt8] {
    try FileRoots(FilePath.folder(of: path)).read(path, limit: limit)
  }

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
    SpecListing(
      folder: folder.path, suffixes: [".spec"], skipping: skipping.map(folder.path), within: FileRoots(folder.path))
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

  /// A folder is listed by its own name, and a link to a file of the roots is read.
  @Test func linksInsideAreFollowed() throws {
    try folder.write("x", to: "b/x.spec")
    try folder.link("a", to: "b")
    try folder.link("c", to: "b")
    try folder.link("y.spec", to: "c/x.spec")
    #expect(listing().files == ["b/x.spec", "y.spec"])
    #expect(listing().errors.isEmpty)
    var reader = FileReader(FileRoots(folder.path))
    for name in ["y.spec", "a/x.spec", "b/x.spec", "c/../b/x.spec"] {
      #expect(try reader.read(folder.path(name)) == Array("x".utf8))
    }
  }

  /// Links to files and folders, over other links, through `..`, to a folder whose name begins like that of the root.
  @Test func linksThatLeadOutAreRefused() throws {
    try folder.write("secret", to: "root-2/x.spec")
    try folder.write("", to: "root/own.spec")
    try folder.link("root/file.spec", to: "../root-2/x.spec")
    try folder.link("root/chain.spec", to: "file.spec")
    try folder.link("root/absolute.spec", to: folder.path("root-2/x.spec"))
    try folder.link("root/folder", to: "../root-2")
    try folder.link("root/up", to: "..")
    let root = folder.path("root")
    let names = ["absolute.spec", "chain.spec", "file.spec", "folder", "up"]
    let listing = SpecListing(folder: root, suffixes: [".spec"], within: FileRoots(root))
    #expect(listing.files == ["own.spec"])
    #expect(listing.errors == names.map { FileError(root + "/" + $0, .leadsOutside) })
    for name in ["absolute.spec", "chain.spec", "file.spec", "folder/x.spec", "up/root-2/x.spec"] {
      #expect(throws: FileError(root + "/" + name, .leadsOutside)) { try FileRoots(root).read(root + "/" + name) }
    }
    let outside = folder.path("root-2/x.spec")
    #expect(throws: FileError(outside, .outside)) { try FileRoots(root).read(outside) }

    var roots = FileRoots(root)
    roots.allow(outside, besides: root)
    #expect(try roots.read(outside) == Array("secret".utf8))
    #expect(try roots.read(root + "/chain.spec") == Array("secret".utf8))
  }

  /// What a file of the project names is a root by its name; where a link in it leads is not.
  @Test func aLinkInANamedPathIsNotTrusted() throws {
    try folder.write("secret", to: "elsewhere/x")
    try folder.makeFolder("project")
    try folder.link("named", to: "elsewhere")
    var roots = FileRoots(folder.path("project"))
    roots.allow(folder.path("named"), besides: folder.path("project"))
    #expect(throws: FileError.self) { try roots.read(folder.path("named/x")) }
    roots = FileRoots(folder.path("named"))
    #expect(try roots.read(folder.path("named/x")) == Array("secret".utf8))
  }

  @Test(arguments: [
    ("generated/Swift", ".", ".", "generated/Swift"), ("app/generated", "app/specs", "app", "generated"),
    ("../out", "specs", "..", "out"), ("../x/out", "../x/specs", "../x", "out"), (".", "specs", ".", ""),
    ("/a/b/out", "/a/b/specs", "/a/b", "out"), ("/a/out", "specs", "/a", "out"), ("/", "specs", "/", ""),
  ])
  func whatIsTrustedOfAPath(path: String, folder: String, base: String, rest: String) {
    let trusted = TrustedPath(path, besides: folder)
    #expect(trusted.base == base)
    #expect(trusted.rest == rest)
  }
}
