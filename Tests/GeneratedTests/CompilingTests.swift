import Checkout
import FacetCompiler
import FacetDiagnostics
import FacetIR
import FacetSwift
import Foundation
import Testing

/// The Swift of a design system compiles wherever it may be put. That it compiles against FacetUI, the build of this
/// package shows, of which it is a target.
struct CompilingTests {
  /// Against SwiftUI by its own name, where a length is a type of its own, and with a bridge of each component to Epoxy. Of
  /// the cases, the suite takes every second one.
  @Test func asOnApplePlatforms() throws {
    let apple = try AppleLike.arguments
    for specs in [SpecsFixture.repository.withEpoxy, .odd.withEpoxy] {
      try compile(specs, in: TemporaryFolder(), with: apple)
    }
    let cases = try CaseDesign.all().enumerated().filter { Checkout.triesEverything || $0.offset % 2 == 0 }
    for files in swift(of: cases.map(\.element)) {
      let folder = try TemporaryFolder()
      try compile(try files.map { try folder.write($0.bytes, to: $0.name) }, in: folder, with: apple)
    }
  }

  /// The Swift compiler counts fewer uses of an import in 'package' declarations than in 'public' ones. Half of the cases
  /// are compiled in a module of the main actor; the suite takes every second of either half.
  @Test(arguments: [(half: 0, isolation: []), (half: 1, isolation: ["-default-isolation", "MainActor"])])
  func forTheModulesOfAPackage(half: Int, isolation: [String]) throws {
    let parts = Checkout.triesEverything ? 2 : 4
    let cases = try CaseDesign.all().enumerated().filter { $0.offset % parts == half }.map(\.element)
    for files in swift(of: cases, for: .package) {
      let folder = try TemporaryFolder()
      try compile(
        try files.map { try folder.write($0.bytes, to: $0.name) } + SwiftTool.resourceAccessor, in: folder,
        with: isolation + ["-I", SwiftTool.modules])
    }
  }

  private func swift(of cases: [CaseDesign], for accessLevel: Project.AccessLevel? = nil) -> [[SwiftFile]] {
    let modules = CaseDesign.modules(of: cases, for: accessLevel)
    #expect(modules.first.map { $0.count > 80 } == true)
    return modules
  }

  /// A constant that nothing reads is not declared, nor is one that only the value of such a constant mentions.
  @Test func constantsWithoutAUseAreNotDeclared() throws {
    let spec = """
      component: Unused
      parameters: { title: String }
      style: none
      body:
        let: { first: "{content.title}, first" }
        do:
          let: { second: "{first}, second" }
          do: { text: content.title }
      sample: { title: Hello }
      variants: { Default: null }

      """
    let compilation = Compiler.compile([
      SourceInput(path: "facet.yaml", bytes: Array("facet: 1\nmodule: DesignSystem\n".utf8)),
      SourceInput(path: "unused.component.yaml", bytes: Array(spec.utf8)),
    ])
    #expect(compilation.diagnostics.map { "\($0.kind.code)" } == ["name/unused"])
    let folder = try TemporaryFolder()
    let files = swiftFiles(for: try #require(compilation.design))
    try compile(
      try files.map { try folder.write($0.bytes, to: $0.name) }, in: folder, with: ["-I", SwiftTool.modules])
  }

  /// What a person writes against it, in a module of their own, in whichever way that is compiled.
  @Test(arguments: [
    ["-swift-version", "6"], ["-swift-version", "6", "-default-isolation", "MainActor"], ["-swift-version", "5"],
    ["-swift-version", "5", "-default-isolation", "MainActor"],
  ])
  func whatIsWrittenByHandAgainstIt(language: [String]) throws {
    let folder = try TemporaryFolder()
    let result = try SwiftTool.swiftc(
      language + [
        "-warnings-as-errors", "-parse-as-library", "-wmo", "-I", SwiftTool.modules,
      ] + SwiftTool.module("Consumer", in: folder) + SwiftTool.sources(in: SpecsFixture.consumer))
    #expect(result.status == 0, "\(result.findings)")
  }

  private func compile(_ specs: SpecsFixture, in folder: TemporaryFolder, with arguments: [String]) throws {
    let files = try specs.write(into: folder) + specs.writeConsumer(into: folder) + SwiftTool.resourceAccessor
    try compile(files, in: folder, with: arguments)
  }

  private func compile(_ files: [String], in folder: TemporaryFolder, with arguments: [String]) throws {
    let result = try SwiftTool.swiftc(
      SwiftTool.strict + arguments + ["-package-name", SwiftTool.packageName]
        + SwiftTool.module("DesignSystem", in: folder) + files)
    #expect(result.status == 0, "\(result.findings)")
    #expect(FileManager.default.fileExists(atPath: folder.path("DesignSystem.swiftmodule")))
  }

  /// Without the line that tells the formatter to keep away.
  @Test(arguments: [SpecsFixture.repository.withEpoxy, .oddAndInternal.withEpoxy])
  func isFormattedAsThisPackageIs(specs: SpecsFixture) throws {
    let folder = try TemporaryFolder()
    let ignore = Array("// swift-format-ignore-file\n".utf8)
    let paths = try specs.files().map { file in
      let start = try #require(file.bytes.firstRange(of: ignore))
      return try folder.write(file.bytes[..<start.lowerBound] + file.bytes[start.upperBound...], to: file.name)
    }
    let configuration = Checkout.root.appending(path: ".swift-format").path
    let result = try SwiftTool.run("swift", ["format", "lint", "--strict", "--configuration", configuration] + paths)
    #expect(result.status == 0, "\(result.findings)")
  }

  @Test(arguments: [SpecsFixture.repository, .odd])
  func isWhatIsCompiledWithThisPackage(specs: SpecsFixture) throws {
    for file in try specs.files() {
      #expect(
        try specs.recorded(file.name) == String(decoding: file.bytes, as: UTF8.self),
        "run `facet generate --project \(specs.folder)`")
    }
  }

  @Test func theCompilerWouldNotTakeJustAnything() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("import FacetRuntime\nlet view: Text = 1\n".utf8, to: "Wrong.swift")
    let result = try SwiftTool.swiftc(
      SwiftTool.strict + ["-I", SwiftTool.modules] + SwiftTool.module("Wrong", in: folder) + [file])
    #expect(result.status != 0)
    #expect(!result.findings.isEmpty)
  }
}
