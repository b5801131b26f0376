import Foundation
import Testing

/// The modules that call the C library, where it is another one than on this machine.
///
/// A module that stands in for it makes `canImport` true. ``ApplePlatformTests`` compiles the libraries of apps.
struct ToolPlatformTests {
  @Test(arguments: ["Darwin", "Musl"]) func modulesCompile(with library: String) throws {
    let folder = try TemporaryFolder()
    let standIn = try SwiftTool.swiftc(
      ["-swift-version", "6", "-parse-as-library"] + SwiftTool.module(library, in: folder)
        + SwiftTool.files("\(library).swift", in: "Tests/GeneratedTests/StandIns"))
    try #require(standIn.status == 0, "\(standIn.findings)")
    let modules = try modules(using: library)
    #expect(modules.isSuperset(of: ["FacetColor", "FacetFiles", "FacetParallel"]))
    for module in modules.sorted() {
      let result = try SwiftTool.swiftc(
        SwiftTool.strict + [
          "-I", folder.root, "-I", SwiftTool.modules, "-module-name", module, "-package-name", SwiftTool.packageName,
          "-typecheck",
        ] + SwiftTool.sources(in: "Sources/\(module)"))
      #expect(result.status == 0 && result.findings.isEmpty, "\(module) with \(library): \(result.findings.prefix(8))")
    }
  }

  /// What the standard library of macOS 14 does not have: nothing asks for that on Linux.
  @Test func nothingNewerThanTheOldestSystemsIsUsed() throws {
    let newer = ["String(validating:", "import Synchronization", "InlineArray<", " Span<", "RawSpan", "Int128"]
    let sources = try SwiftTool.sources(in: "Sources")
    #expect(sources.count > 500)
    for source in sources {
      let text = try String(contentsOfFile: source, encoding: .utf8)
      #expect(!newer.contains { text.contains($0) }, "\(source)")
    }
  }

  private func modules(using library: String) throws -> Set<String> {
    let sources = try SwiftTool.sources(in: "Sources").filter {
      try String(contentsOfFile: $0, encoding: .utf8).contains("import \(library)\n")
    }
    let folders = sources.map { URL(filePath: $0).pathComponents }
    return Set(folders.compactMap { folder in folder.lastIndex(of: "Sources").map { folder[$0 + 1] } })
  }
}
