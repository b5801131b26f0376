import Checkout
import FacetCompiler
import FacetDiagnostics
import FacetSwift
import FacetText
import Foundation
import Testing

extension RandomDesign {
  /// The files of a project with the specs.
  func inputs() throws -> [SourceInput] {
    let specs = specs.enumerated().map { index, spec in
      let epoxy = index % 3 == 0 ? "epoxy: { reuse: unique }\n" : ""
      return SourceInput(path: "\(spec.0).component.yaml", bytes: Array((spec.1 + epoxy).utf8))
    }
    let tokens = try Checkout.bytes("specs/tokens/base.tokens.json")
    return [
      SourceInput(path: "facet.yaml", bytes: Array("facet: 1\nmodule: Random\nepoxy: true\n".utf8)),
      SourceInput(path: "base.tokens.json", bytes: tokens),
    ] + specs
  }
}

/// Whatever well-typed specs come to, the compiler has nothing to say about it: in the language of the package, in a
/// module of the main actor, and in Swift 5.
///
/// `FACET_SEEDS=100-120 swift test --filter RandomDesignTests` looks further than the suite does.
struct RandomDesignTests {
  /// Each is one module of so many components.
  private static let count = 14

  static let seeds: [UInt64] = {
    let asked =
      ProcessInfo.processInfo.environment["FACET_SEEDS"]?.split(separator: "-").compactMap { UInt64($0) } ?? []
    guard let first = asked.first, let last = asked.last, first <= last else { return [1] }
    return Array(first...last)
  }()

  @Test(arguments: seeds) func theCompilerHasNothingToSay(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let files = try swift(of: seed).map { try folder.write($0.bytes, to: $0.name) }
    for language in Language.allCases {
      let result = try SwiftTool.swiftc(
        language.arguments + language.output(in: folder) + EpoxyStandIns.arguments + files)
      let findings = result.findings.filter { !language.isOfTheStandIn($0) }
      #expect(findings.isEmpty, "seed \(seed), \(language): \(findings.prefix(8).joined(separator: "\n"))")
      #expect(result.status == 0, "seed \(seed), \(language)")
    }
  }

  /// The specs are what the test is about: a mistake in one would leave nothing to compile.
  private func swift(of seed: UInt64) throws -> [SwiftFile] {
    let compilation = Compiler.compile(try RandomDesign(seed: seed, count: Self.count).inputs())
    var renderer = DiagnosticRenderer(compilation.sources)
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    // What is required is printed where it is missing, and a compilation is long.
    let design = compilation.design
    try #require(design != nil, "seed \(seed): \(renderer.text(for: errors).text)")
    return swiftFiles(for: try #require(design))
  }

  /// Where the generated code may be compiled.
  private enum Language: CaseIterable {
    case six, sixOfTheMainActor, five

    var arguments: [String] {
      switch self {
      case .six: SwiftTool.strict.filter { $0 != "-warnings-as-errors" }
      case .sixOfTheMainActor: Language.six.arguments + ["-default-isolation", "MainActor"]
      case .five: Language.six.arguments.map { $0 == "6" ? "5" : $0 }
      }
    }

    /// Swift 5 finds nothing after type checking that Swift 6 does not find.
    func output(in folder: TemporaryFolder) -> [String] {
      self == .five ? ["-module-name", "Random", "-typecheck"] : SwiftTool.module("Random", in: folder)
    }

    func isOfTheStandIn(_ finding: String) -> Bool { self == .five && SwiftTool.isOfTheStandIn(inSwift5: finding) }
  }
}
