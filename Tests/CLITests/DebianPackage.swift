import Checkout
import Foundation
import Testing

/// The Debian package that `make package` makes of a build: here of the tool of the tests.
struct DebianPackage {
  static let triple = "x86_64-unknown-linux-gnu"
  private static let date = "2026-01-01T00:00:00Z"

  /// What makes and installs it.
  static let areToolsInstalled = ["dpkg-deb", "dpkg"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/" + $0)
  }

  let folder: TestProject
  let publication: Publication

  /// - Parameter folder: Where the package is made and installed.
  init(in folder: TestProject) throws {
    self.folder = folder
    publication = try Publication()
    try folder.write(#"{"pins": []}"#, to: "Package.resolved")
    try shell(
      """
      swiftc -swift-version 6 -o write-bundle '\(Checkout.root.path)'/Plugins/ArtifactBundle/*.swift
      mkdir -p bundle/facet-\(Self.triple)/bin && cp "$facet" bundle/facet-\(Self.triple)/bin/facet
      strip bundle/facet-\(Self.triple)/bin/facet
      ./write-bundle bundle \(Self.triple) \(Self.date)
      """)
  }

  /// `facet_0.1.0_amd64.deb`
  var name: String { "facet_\(publication.version)_amd64.deb" }

  /// The path of the package in the folder.
  func made(in name: String = "out") throws -> String {
    try shell(
      """
      mkdir -p \(name)
      '\(Checkout.root.path)/.ci/make-package' "$PWD/bundle" \(Self.triple) \(publication.repository) \(Self.date) "$PWD/\(name)"
      """)
    return "\(name)/\(self.name)"
  }

  /// The folder in which it is installed, as if it were that of the machine.
  var root: String { folder.path("root") }

  /// The command that takes a package; the machine stays as it is.
  var dpkg: String { "dpkg --root='\(root)' --force-not-root" }

  func prepareRoot() throws {
    try shell("mkdir -p root/var/lib/dpkg/info root/var/lib/dpkg/updates && touch root/var/lib/dpkg/status")
  }

  /// A line for the shell, with what is installed on the path.
  @discardableResult
  func shell(_ line: String) throws -> Tool.Outcome {
    var tool = folder.tool
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    tool.environment["PATH"] = folder.path("root/usr/bin") + ":" + path + ":/usr/sbin:/sbin"
    tool.environment["HOME"] = folder.path
    let outcome = try tool.shell("set -e; \(line)")
    try #require(outcome.status == 0, "\(line): \(outcome.output)\(outcome.errors)")
    return outcome
  }
}
