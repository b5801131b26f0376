import Checkout
import Foundation
import Testing

/// The plugins as SwiftPM compiles them, and as Xcode does.
struct PluginCompilingTests {
  private static let plugins = ["FacetBuild", "FacetCurrent", "FacetCommand", "FacetCheckCommand"]

  @Test(arguments: plugins) func compilesForXcode(_ plugin: String) throws {
    let folder = try TemporaryFolder()
    let standIn = try SwiftTool.swiftc(
      Self.language + SwiftTool.module("XcodeProjectPlugin", in: folder)
        + SwiftTool.files("XcodeProjectPlugin.swift", in: "Tests/GeneratedTests/StandIns"))
    try #require(standIn.status == 0, "\(standIn.findings)")
    #expect(try compile(plugin, ["-I", folder.root]) == [])
    // The stand-in is used: without the types of Xcode there is nothing that conforms to its protocols.
    let source = try String(
      contentsOf: Checkout.root.appending(path: "Plugins/\(plugin)/\(plugin).swift"), encoding: .utf8)
    #expect(source.contains("extension \(plugin): Xcode"))
  }

  @Test(arguments: plugins) func compilesForPackages(_ plugin: String) throws {
    #expect(try compile(plugin, []) == [])
  }

  private func compile(_ plugin: String, _ options: [String]) throws -> [String] {
    let sources = try SwiftTool.sources(in: "Plugins/\(plugin)") + SwiftTool.sources(in: "Plugins/Shared")
    try #require(sources.count > 4)
    let result = try SwiftTool.swiftc(
      Self.language + options + ["-module-name", plugin, "-typecheck"] + Set(sources).sorted())
    return result.status == 0 ? result.findings : result.findings + ["status \(result.status)"]
  }

  private static let language: [String] = [
    "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-package-description-version", "6.2",
    "-I", moduleFolder,
  ]

  /// The folder of the module that plugins import, which is part of the toolchain.
  private static let moduleFolder: String = {
    let info = try? SwiftTool.swiftc(["-print-target-info"]).output
    let object = try? JSONSerialization.jsonObject(with: Data((info ?? "").utf8)) as? [String: Any]
    let paths = object?["paths"] as? [String: Any]
    return (paths?["runtimeResourcePath"] as? String ?? "") + "/pm/PluginAPI"
  }()
}
