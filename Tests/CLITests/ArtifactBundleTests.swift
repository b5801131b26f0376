import Checkout
import Foundation
import Testing

/// What `make artifact-bundle` writes beside the executable: here beside the one of the tests.
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["FACET_CONSUMERS"] != nil),
  .enabled("zip and man are needed") {
    ["zip", "man"].allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/" + $0) }
  })
struct ArtifactBundleTests {
  private static let triple = "x86_64-unknown-linux-gnu"

  let folder: TestProject

  init() throws {
    folder = try TestProject()
    try shell(
      "swiftc -swift-version 6 -warnings-as-errors -o write-bundle '\(Checkout.root.path)'/Plugins/ArtifactBundle/*.swift"
    )
    try folder.write(
      #"{"pins": [{"identity": "swift-argument-parser", "state": {"version": "1.8.2"}}]}"#, to: "Package.resolved")
  }

  /// One test, because the program is compiled for it.
  @Test func aBundleIsMade() throws {
    for step in [platformsAreMerged, thePageAndTheCompletionsKnowAllCommands, whatIsLinkedInIsListed] {
      try step()
      try folder.delete("facet.artifactbundle")
    }
    try theArchiveOfABundleIsTheSameEverywhere()
  }

  private func platformsAreMerged() throws {
    try add(Self.triple)
    try add("aarch64-unknown-linux-gnu")
    // A second build for a platform takes the place of the first.
    try add(Self.triple)
    let info = try object("facet.artifactbundle/info.json")
    #expect(info["schemaVersion"] as? String == "1.0")
    let artifact = try #require((info["artifacts"] as? [String: [String: Any]])?["facet"])
    let variants = try #require(artifact["variants"] as? [[String: Any]])
    #expect(
      variants.compactMap { $0["path"] as? String } == [
        "facet-aarch64-unknown-linux-gnu/bin/facet", "facet-\(Self.triple)/bin/facet",
      ])
    #expect(variants.last?["supportedTriples"] as? [String] == [Self.triple])

    try folder.replace("\"0.1.0\"", with: "\"0.0.9\"", in: "facet.artifactbundle/info.json")
    let refused = try folder.tool.shell(Self.command(Self.triple))
    #expect(refused.status == 1)
    #expect(refused.errors.contains("is of another version than 0.1.0: delete the bundle"))
  }

  private func thePageAndTheCompletionsKnowAllCommands() throws {
    try add(Self.triple)
    let page = try shell("man -l --warnings facet.artifactbundle/man/facet.1 | col -b")
    #expect(page.errors.isEmpty, "\(page.errors)")
    for command in ["check", "generate", "snapshot accept", "report lines", "ls"] {
      #expect(page.output.contains("\n   facet \(command)"), "\(command)")
    }
    #expect(page.output.contains("\nEXIT STATUS\n"))
    for name in ["facet.bash", "_facet", "facet.fish"] {
      #expect(folder.text("facet.artifactbundle/completions/\(name)")?.contains("snapshot") == true)
    }
    #expect(try shell("bash -n facet.artifactbundle/completions/facet.bash").errors.isEmpty)
  }

  private func whatIsLinkedInIsListed() throws {
    let libraries = ["libyaml", "libswiftCore", "libFoundationEssentials", "libm-2.36", "libc", "libstdc++"]
    try folder.write(libraries.map { "  1  1  1  /lib/\($0).a(a.o):(.text)\n" }.joined(), to: "map")
    try add(Self.triple, "map")
    let list = try object("facet.artifactbundle/facet-\(Self.triple)/facet.spdx.json")
    #expect(list["spdxVersion"] as? String == "SPDX-2.3")
    let packages = try #require(list["packages"] as? [[String: Any]])
    #expect(
      packages.compactMap { $0["name"] as? String } == [
        "facet", "swift-argument-parser", "libyaml", "swift-foundation", "glibc", "gcc-runtime", "swift",
      ])
    let relationships = try #require(list["relationships"] as? [[String: String]])
    #expect(relationships.count == packages.count)

    try folder.write("/lib/libyaml.a(a.o)\n/lib/libother.a(a.o)\n", to: "map")
    let refused = try folder.tool.shell(Self.command(Self.triple, "map"))
    #expect(refused.errors.contains("libother.a is linked in, and "))
  }

  private func theArchiveOfABundleIsTheSameEverywhere() throws {
    try add(Self.triple)
    let archive = "'\(Checkout.root.path)/.ci/archive-bundle' facet.artifactbundle"
    try shell(archive)
    let sum = try #require(folder.text("facet.artifactbundle.zip.sha256"))
    try shell("sleep 2; touch facet.artifactbundle/info.json; \(archive)")
    #expect(folder.text("facet.artifactbundle.zip.sha256") == sum)
    try folder.write(
      "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: \"a\")\n",
      to: "Package.swift")
    #expect(try shell("swift package compute-checksum facet.artifactbundle.zip").output == sum)
    try shell("cd facet.artifactbundle && sha256sum --check --quiet SHA256SUMS")
  }

  private func add(_ triple: String, _ map: String = "") throws {
    try shell(Self.command(triple, map))
  }

  private static func command(_ triple: String, _ map: String = "") -> String {
    let bin = "facet.artifactbundle/facet-\(triple)/bin"
    return """
      mkdir -p \(bin) && cp "$facet" \(bin)/ && ./write-bundle facet.artifactbundle \(triple) 2026-01-01T00:00:00Z \(map)
      """
  }

  @discardableResult
  private func shell(_ line: String) throws -> Tool.Outcome {
    var tool = folder.tool
    tool.environment["PATH"] = ProcessInfo.processInfo.environment["PATH"]
    let outcome = try tool.shell(line)
    try #require(outcome.status == 0, "\(line): \(outcome.errors)")
    return outcome
  }

  private func object(_ name: String) throws -> [String: Any] {
    let text = try #require(folder.text(name))
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
