import Checkout
import Foundation
import Testing

/// What `make package` makes of a build: here of the tool of the tests. It is installed in a folder, used, and removed;
/// the machine stays as it is. `make test-consumers` asks for it.
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["FACET_CONSUMERS"] != nil),
  .enabled("dpkg and man are needed") {
    DebianPackage.areToolsInstalled && FileManager.default.isExecutableFile(atPath: "/usr/bin/man")
  })
struct PackageTests {
  let folder: TestProject
  let debian: DebianPackage
  var publication: Publication { debian.publication }

  init() throws {
    folder = try TestProject()
    try folder.delete("specs")
    debian = try DebianPackage(in: folder)
  }

  @Test func aPackageIsInstalledUsedAndRemoved() throws {
    let package = try debian.made()
    #expect(try debian.made(in: "again") != package)
    #expect(
      FileManager.default.contentsEqual(
        atPath: folder.path(package), andPath: folder.path(package.replacing("out/", with: "again/"))))

    let fields = try shell("dpkg-deb --field \(package)").output
    for line in [
      "Package: facet", "Version: \(publication.version)", "Architecture: amd64", "Homepage: \(publication.repository)",
    ] { #expect(fields.contains("\(line)\n") || fields.hasPrefix("\(line)\n"), "\(line)") }

    let known = try shell("md5sum /var/lib/dpkg/status").output
    try debian.prepareRoot()
    try shell("\(debian.dpkg) --install \(package)")
    #expect(try shell("\(debian.dpkg) --verify facet").output.isEmpty)
    for use in [theToolWorks, thePageIsRead, bashCompletesNames, otherShellsReadTheirCompletions] { try use() }

    try shell("\(debian.dpkg) --purge facet")
    #expect(try shell("find root -type f ! -path 'root/var/*'").output.isEmpty)
    #expect(try shell("md5sum /var/lib/dpkg/status").output == known)
  }

  /// The first minutes of a person who has the package only.
  private func theToolWorks() throws {
    #expect(try shell("facet --version").output.hasPrefix("facet \(publication.version) "))
    try shell(
      "mkdir app && cd app && facet init && facet new PriceLabel && facet generate && facet snapshot accept --all")
    #expect(folder.text("app/generated/Snapshots/PriceLabel.default.snap.txt")?.hasPrefix("facet-golden ") == true)
    #expect(try shell("readlink -f \"$(command -v facet)\"").output == folder.path("root/usr/bin/facet") + "\n")
  }

  private func thePageIsRead() throws {
    let page = try shell("man -l --warnings root/usr/share/man/man1/facet.1.gz | col -b")
    #expect(page.errors.isEmpty, "\(page.errors)")
    #expect(page.output.contains("facet snapshot join"))
    #expect(try shell("zcat root/usr/share/doc/facet/changelog.gz").output.contains("## \(publication.version)"))
  }

  private func bashCompletesNames() throws {
    func completions(_ words: String...) throws -> [Substring] {
      let line = (["facet"] + words).joined(separator: " ")
      let script = """
        set +e
        source ../root/usr/share/bash-completion/completions/facet
        COMP_WORDS=(\((["facet"] + words).map { "'\($0)'" }.joined(separator: " "))) COMP_CWORD=\(words.count)
        COMP_LINE='\(line)' COMP_POINT=\(line.utf8.count)
        _facet facet '\(words.last ?? "")' '\(words.dropLast().last ?? "facet")'
        printf '%s\\n' "${COMPREPLY[@]}"
        """
      return try shell("cd app && \(script)").output.split(separator: "\n").map { $0.drop { $0 == " " } }
    }
    #expect(try completions("render", "Pr") == ["PriceLabel", "PriceLabel/default"])
    #expect(try completions("check", "P") == ["PriceLabel"])
    #expect(try completions("snapshot", "accept", "tok") == ["tokens"])
    #expect(try completions("snapshot", "j") == ["join"])
    #expect(try completions("check", "--project", "specs", "T") == ["Tag"])
    #expect(try completions("check", "--project", "nowhere", "T") == [])
  }

  /// These shells complete at a prompt only, so here is whether they take the script, and that it asks the tool for names.
  private func otherShellsReadTheirCompletions() throws {
    for (shell, file) in [("zsh", "zsh/vendor-completions/_facet"), ("fish", "fish/vendor_completions.d/facet.fish")] {
      #expect(folder.text("root/usr/share/" + file)?.contains("---completion render -- positional@0") == true)
      guard FileManager.default.isExecutableFile(atPath: "/usr/bin/" + shell) else { continue }
      try self.shell("\(shell) -n root/usr/share/\(file)")
    }
    #expect(
      try shell("cd app && facet ---completion render -- positional@0 2 2 facet render Pr").output.contains(
        "Tag/default\n"))
  }

  @discardableResult
  private func shell(_ line: String) throws -> Tool.Outcome { try debian.shell(line) }
}
