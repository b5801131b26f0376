import Checkout
import Foundation
import Testing

/// A package that applies the plugins of this one, in a folder with spaces. The tool is a bundle with the one that was
/// built beside the tests, which notes when it runs.
final class ConsumerPackage {
  struct Outcome {
    var status: Int32
    var output: String
    /// The commands of the tool that ran.
    var runs: [String]
  }

  let project: TestProject
  private let log: String

  /// - Parameter bundled: Whether there is a bundle. Without one, the tool is built from source.
  init(bundled: Bool = true) throws {
    project = try TestProject()
    try project.delete("specs")
    log = project.path("runs.log")
    try linkFacet()
    if bundled { try writeBundle() }
  }

  /// `Sources/Design/specs/facet.yaml` in the package.
  func path(_ name: String) -> String { project.path("the app/" + name) }

  func write(_ text: String, to name: String) throws { try project.write(text, to: "the app/" + name) }

  func replace(_ old: String, with new: String, in name: String) throws {
    try project.replace(old, with: new, in: "the app/" + name)
  }

  func delete(_ name: String) throws { try project.delete("the app/" + name) }

  func text(_ name: String) -> String? { project.text("the app/" + name) }

  /// A target that compiles with the modules that are built already: what the plugins do is the same.
  func build() throws -> Outcome {
    let modules = Tool.url.deletingLastPathComponent().appending(path: "Modules").path
    return try swift("build", "--disable-index-store", "-Xswiftc", "-I", "-Xswiftc", modules)
  }

  /// Writes the `Package.swift` of `docs/plugins.md` for a plugin, with this package in place of the address. The runtime is
  /// left out, which is built already.
  func writeManifest(documentedFor plugin: String, adding targets: String = "") throws {
    let text = try PageCommands.block("package: \(plugin)", of: "docs/plugins.md").map { $0 + "\n" }.joined()
      .replacingOccurrences(of: #"url: "https://example.com/facet.git", branch: "main""#, with: #"path: "../facet""#)
      .replacingOccurrences(of: #"dependencies: [.product(name: "FacetSupport", package: "facet")],"#, with: "")
      .replacingOccurrences(of: "targets: [\n", with: "targets: [\n\(targets)\n")
    try #require(text.contains("../facet") && !text.contains("FacetSupport"))
    try write(text, to: "Package.swift")
  }

  func package(_ arguments: String...) throws -> Outcome { try package(arguments) }

  func package(_ arguments: [String]) throws -> Outcome { try swift(["package"] + arguments) }

  private func swift(_ arguments: String...) throws -> Outcome { try swift(arguments) }

  private func swift(_ arguments: [String]) throws -> Outcome {
    try project.write("", to: "runs.log")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.currentDirectoryURL = URL(filePath: path(""))
    // This package is built as others find it.
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "FACET_OPTIMIZED" }
    let file = URL(filePath: project.path("swift.log"))
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let runs = (project.text("runs.log") ?? "").split(separator: "\n").map(String.init)
    return Outcome(status: process.terminationStatus, output: project.text("swift.log") ?? "", runs: runs)
  }

  /// This package under the name by which others know it, with a bundle. The checkout is left as it is.
  private func linkFacet() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: project.path("facet/Plugins"), withIntermediateDirectories: true)
    for folder in ["", "Plugins/"] {
      let source = Checkout.root.appending(path: folder)
      for name in try files.contentsOfDirectory(atPath: source.path)
      where !name.hasPrefix(".") && name != "Plugins" && !name.hasSuffix(".artifactbundle") {
        try files.createSymbolicLink(
          atPath: project.path("facet/" + folder + name), withDestinationPath: source.appending(path: name).path)
      }
    }
  }

  private func writeBundle() throws {
    try FileManager.default.createSymbolicLink(
      atPath: project.path("facet/Plugins/facet.artifactbundle"), withDestinationPath: "../../facet.artifactbundle")
    let triple = try #require(Self.triple)
    try project.write(
      """
      {
        "schemaVersion": "1.0",
        "artifacts": {
          "facet": {
            "type": "executable", "version": "0.1.0",
            "variants": [{ "path": "bin/facet", "supportedTriples": ["\(triple)"] }]
          }
        }
      }

      """, to: "facet.artifactbundle/info.json")
    try project.write(
      """
      #!/bin/sh
      echo "$*" >> '\(log)'
      exec '\(Tool.url.path)' "$@"

      """, to: "facet.artifactbundle/bin/facet")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: project.path("facet.artifactbundle/bin/facet"))
  }

  /// `x86_64-unknown-linux-gnu`
  private static let triple: String? = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-print-target-info"]
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil, let data = try? pipe.fileHandleForReading.readToEnd() else { return nil }
    let info = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    return (info?["target"] as? [String: Any])?["unversionedTriple"] as? String
  }()
}
