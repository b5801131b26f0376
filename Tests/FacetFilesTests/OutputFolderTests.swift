import Foundation
import Testing

@testable import FacetFiles

struct OutputFolderTests {
  let folder: TemporaryFolder
  let output: OutputFolder

  init() throws {
    folder = try TemporaryFolder()
    output = OutputFolder(folder.path("out"))
  }

  func write(_ files: OutputFile...) throws {
    let plan = try output.plan(files)
    #expect(plan.conflicts.isEmpty)
    try output.carryOut(plan)
  }

  @Test func freshThenNothingToDo() throws {
    try write(file("b", "B"), file("sub/a", "A"))
    #expect(folder.everything == ["out/.facet-manifest.json", "out/b", "out/sub/a"])
    #expect(try output.plan([file("b", "B"), file("sub/a", "A")]).isCurrent)
  }

  @Test func onlyWhatDiffersIsWritten() throws {
    try write(file("a", "1"), file("b", "1"))
    let before = try inode("a")
    try write(file("a", "1"), file("b", "2"))
    #expect(try inode("a") == before)
    #expect(folder.text("out/b") == "2")
  }

  @Test func staleFilesGoAndTheirFolders() throws {
    try write(file("a", "1"), file("x/y/b", "1"))
    try folder.write("mine", to: "out/x/mine")
    try write(file("a", "1"))
    #expect(folder.everything == ["out/.facet-manifest.json", "out/a", "out/x/mine"])
    #expect(!FileManager.default.fileExists(atPath: folder.path("out/x/y")))
  }

  @Test func workOfOthersIsInTheWay() throws {
    try write(file("edited", "// facet\n1"), file("stale", "1"))
    try folder.write("// facet\nby hand", to: "out/edited")
    try folder.write("by hand", to: "out/stale")
    try folder.write("// facet\nlost", to: "out/unlisted")
    try folder.write("mine", to: "out/foreign")
    try folder.makeFolder("out/folder")
    try folder.link("out/link", to: "foreign")
    let names = ["edited", "folder", "foreign", "link", "unlisted"]
    let plan = try output.plan(names.map { file($0, "// facet\n2") })
    #expect(
      plan.conflicts == [
        .init(path: folder.path("out/edited"), kind: .edited),
        .init(path: folder.path("out/folder"), kind: .notAFile(what: "a folder")),
        .init(path: folder.path("out/foreign"), kind: .foreign),
        .init(path: folder.path("out/link"), kind: .symbolicLink),
        .init(path: folder.path("out/stale"), kind: .editedAndStale),
        .init(path: folder.path("out/unlisted"), kind: .unlisted),
      ])
    #expect(plan.conflicts.filter(\.canBeOverwritten).map(\.kind) == [.edited, .editedAndStale, .unlisted])
    #expect(throws: FileError(folder.path("out/folder"), .inTheWay)) { try output.carryOut(plan, overwriting: true) }
    #expect(folder.text("out/edited") == "// facet\nby hand")
  }

  @Test func editsAreGivenUpOnlyWhenAsked() throws {
    try write(file("a", "1"), file("stale", "1"))
    try folder.write("by hand", to: "out/a")
    try folder.write("by hand", to: "out/stale")
    let plan = try output.plan([file("a", "2")])
    #expect(throws: FileError(folder.path("out/a"), .inTheWay)) { try output.carryOut(plan) }
    try output.carryOut(plan, overwriting: true)
    #expect(folder.everything == ["out/.facet-manifest.json", "out/a"])
    #expect(folder.text("out/a") == "2")
  }

  @Test func aLinkAboveAFileIsNotFollowed() throws {
    try folder.makeFolder("elsewhere")
    try folder.makeFolder("out")
    try folder.link("out/sub", to: "../elsewhere")
    let plan = try output.plan([file("sub/a", "1")])
    #expect(plan.conflicts == [.init(path: folder.path("out/sub"), kind: .symbolicLink)])
    #expect(throws: FileError(folder.path("out/sub"), .inTheWay)) { try output.carryOut(plan) }
    #expect(folder.everything == ["out/sub"])
  }

  /// A run killed after its names were exchanged, before its manifest was: the next run knows its own files again.
  @Test func aKilledRunIsRepaired() throws {
    try write(file("a", "1"), file("b", "1"))
    try folder.write("2", to: "out/a")
    let journal = Manifest(of: [file("a", "1"), file("b", "1")]).union(Manifest(of: [file("a", "2"), file("b", "2")]))
    try folder.write(String(decoding: journal.bytes, as: UTF8.self), to: "out/.facet-manifest.next.json")
    try folder.write("half", to: "out/.facet-tmp-2147483646-1")
    try write(file("a", "3"), file("b", "3"))
    #expect(folder.everything == ["out/.facet-manifest.json", "out/a", "out/b"])
    #expect(folder.text("out/a") == "3")
  }

  @Test func litterOfALivingProcessStays() throws {
    try write(file("a", "1"))
    try folder.write("half", to: "out/.facet-tmp-1-1")
    try write(file("a", "1"))
    #expect(folder.text("out/.facet-tmp-1-1") == "half")
  }

  @Test func permissionsAreKept() throws {
    try write(file("a", "1"))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("out/a"))
    try write(file("a", "2"))
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path("out/a"))[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  /// A link above the folder is one that a repository can hold, unless it is in what the user has named.
  @Test func aLinkToTheFolderIsNotFollowed() throws {
    try folder.makeFolder("elsewhere")
    try folder.link("link", to: "elsewhere")
    for name in ["link", "link/out"] {
      let output = OutputFolder(folder.path(name), besides: folder.path("specs"))
      #expect(throws: FileError(folder.path("link"), .symbolicLink)) { try output.plan([file("a", "1")]) }
      #expect(throws: FileError(folder.path("link"), .symbolicLink)) { _ = try OutputTransaction(in: output) }
      #expect(throws: FileError(folder.path("link"), .symbolicLink)) {
        try createFiles([file(folder.path(name + "/a"), "1")], besides: folder.path("specs"))
      }
    }
    #expect(folder.everything == ["link"])
    let named = OutputFolder(folder.path("link/out"), besides: folder.path("link/specs"))
    try named.carryOut(named.plan([file("a", "1")]))
    #expect(folder.text("elsewhere/out/a") == "1")
  }

  @Test func aFileIsReplacedAndALinkIsNot() throws {
    try folder.write("1", to: "a")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.path("a"))
    try folder.link("b", to: "a")
    try folder.link("c", to: "nowhere")
    try folder.write("half", to: ".facet-tmp-2147483646-1")
    try replaceFile(at: folder.path("a"), with: Array("2".utf8))
    for name in ["b", "c"] {
      #expect(throws: FileError(folder.path(name), .symbolicLink)) { try replaceFile(at: folder.path(name), with: []) }
    }
    #expect(folder.text("a") == "2")
    #expect(folder.everything == ["a", "b", "c"])
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path("a"))[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  /// A merge of two generated versions is settled, an edited file is kept.
  @Test func conflictsAreSettled() throws {
    try write(file("a", "1\n"), file("b", "1\n"), file("stale", "1\n"))
    let conflict = "<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> side\n"
    for name in ["a", "stale"] { try folder.write(conflict, to: "out/" + name) }
    try folder.write("=======\n<<<<<<< HEAD\n", to: "out/b")
    let plan = try output.plan([file("a", "3\n"), file("b", "3\n")])
    #expect(plan.settled == ["a", "stale"])
    #expect(plan.conflicts == [.init(path: folder.path("out/b"), kind: .edited)])
    try output.carryOut(plan, overwriting: true)
    #expect(folder.everything == ["out/.facet-manifest.json", "out/a", "out/b"])
    #expect(folder.text("out/a") == "3\n")
  }

  @Test func namesThatLeaveOrCollideAreRefused() throws {
    #expect(throws: FileError("../a", .badName)) { try output.plan([file("../a", "")]) }
    #expect(throws: FileError(folder.path("out/A"), .duplicateName)) {
      try output.plan([file("a", ""), file("A", "")])
    }
    #expect(throws: FileError(folder.path("out/e\u{301}"), .duplicateName)) {
      try output.plan([file("\u{e9}", ""), file("e\u{301}", "")])
    }
  }

  @Test func unsafeLocations() throws {
    try folder.makeFolder("specs/deep")
    try folder.link("alias", to: "specs")
    func refusal(_ path: String, home: String? = nil, isProjects: Bool = false) -> String? {
      do throws(FileError) {
        try OutputFolder(path).checkLocation(specs: folder.path("specs"), home: home, isProjects: isProjects)
        return nil
      } catch {
        guard case .unsafeOutput(let why) = error.reason else { return "\(error)" }
        return why
      }
    }
    #expect(refusal("/") == "it is the root of the disk")
    #expect(refusal(".") == "it is the working folder")
    #expect(refusal(".", isProjects: true) == nil)
    #expect(refusal(folder.path("home"), home: folder.path("home")) == "it is the home folder")
    #expect(refusal(folder.path("specs")) == "it is the folder of the specs")
    #expect(refusal(folder.path("alias")) == "it is the folder of the specs")
    #expect(refusal(folder.path) == "it holds the specs")
    #expect(refusal(folder.path("alias/new/deeper")) == "it lies in the folder of the specs")
    #expect(refusal(folder.path("specs-out")) == nil)
  }

  func inode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.path("out/" + name))[.systemFileNumber] as? Int
  }
}
