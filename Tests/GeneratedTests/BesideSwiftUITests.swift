import Checkout
import Foundation
import Testing

/// The tool draws with FacetUI, also on a machine that has SwiftUI. There it is built with the trait `FACET_UI`.
///
/// A module called SwiftUI with the names of FacetUI stands in for Apple's, outside of SwiftPM: there, every target of
/// the package would see it.
struct BesideSwiftUITests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let declaration = /(?m)^(?:@\S+ )*public (?:nonisolated |final )*(?:struct|enum|class|protocol) ([A-Z]\w+)/
    var names: Set<String> = []
    for path in try SwiftTool.sources(in: "Sources/FacetUI") {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      names.formUnion(text.matches(of: declaration).map { String($0.1) })
    }
    #expect(names.count > 100)
    let declarations = names.sorted().map { "public struct \($0) {}\n" }.joined()
    let file = try folder.write(declarations.utf8, to: "SwiftUI.swift")
    let standIn = try SwiftTool.swiftc(SwiftTool.module("SwiftUI", in: folder) + [file])
    try #require(standIn.status == 0, "\(standIn.findings)")
    // What else a condition of the runtime may ask for.
    let others = ["AppKit", "Combine", "CoreGraphics", "Darwin", "UIKit"].map { "module \($0) {}\n" }
    _ = try folder.write(others.joined().utf8, to: "module.modulemap")
  }

  @Test func theToolCompilesWithTheTrait() throws {
    let trait = ["-D", "FACET_UI"]
    let runtime = try runtime(from: SwiftTool.sources(in: "Sources/FacetRuntime"), with: trait)
    #expect(runtime.status == 0, "\(runtime.findings.prefix(10))")
    let interpreter = try interpreter(from: SwiftTool.sources(in: "Sources/FacetInterpreter"), with: trait)
    #expect(interpreter.status == 0, "\(interpreter.findings.prefix(10))")
  }

  @Test func itDoesNotWithoutAndSaysWhy() throws {
    let runtime = try runtime(from: SwiftTool.files("SwiftUI.swift", in: "Sources/FacetRuntime/Platform"))
    #expect(runtime.status == 0, "\(runtime.findings.prefix(10))")
    let sources = SwiftTool.files("Words.swift", "FacetUITrait.swift", in: "Sources/FacetInterpreter")
    let findings = try interpreter(from: sources).findings
    #expect(findings.contains { $0.contains("'HorizontalAlignment' is ambiguous") })
    #expect(findings.contains { $0.contains("swift build --traits FACET_UI") })
  }

  private func runtime(from sources: [String], with arguments: [String] = []) throws -> SwiftTool.Result {
    try SwiftTool.swiftc(common + arguments + SwiftTool.module("FacetRuntime", in: folder) + sources)
  }

  private func interpreter(from sources: [String], with arguments: [String] = []) throws -> SwiftTool.Result {
    try SwiftTool.swiftc(common + arguments + ["-module-name", "FacetInterpreter", "-typecheck"] + sources)
  }

  private var common: [String] {
    SwiftTool.strict + ["-package-name", SwiftTool.packageName, "-I", folder.root, "-I", SwiftTool.modules]
  }
}
