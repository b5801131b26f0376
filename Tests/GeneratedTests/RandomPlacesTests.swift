import Checkout
import FacetCompiler
import FacetIR
import FacetLanguage
import FacetSwift
import Foundation
import Testing

/// Whatever key stands wherever, with a value chosen by the environment or by a `switch:`, the compiler has nothing to say
/// about the Swift.
///
/// `make test-places` looks further than the suite does: `FACET_PLACES=100-200` are the seeds, each with a hundred uses.
@MainActor struct RandomPlacesTests {
  private nonisolated static let module = "Places"
  /// The uses of a seed, and those in one component.
  private nonisolated static let (count, countInComponent) = (100, 30)

  nonisolated static let seeds: [UInt64] = {
    let asked =
      ProcessInfo.processInfo.environment["FACET_PLACES"]?.split(separator: "-").compactMap { UInt64($0) } ?? []
    guard let first = asked.first, let last = asked.last, first <= last else { return [1] }
    return Array(first...last)
  }()

  @Test(arguments: seeds) func anyKeyCompilesAnywhere(seed: UInt64) async throws {
    let design = try Self.design(of: seed)
    for language in Language.allCases {
      let findings = try await Self.findings(of: design, in: language)
      #expect(findings.isEmpty, "seed \(seed), \(language): \(findings.prefix(8).joined(separator: "\n"))")
    }
  }

  /// The generator writes whatever the descriptors name.
  @Test func placesAreThoseOfTheLanguage() {
    let places = Set(RandomPlaces.Place.all.map(\.description))
    #expect(places.count >= 34)
    #expect(places.isSuperset(of: ["button.label", "sheet.content", "picker.do", "each.do", "swipeActions.content"]))
    let words = Set(RandomPlaces.Word.all.map(\.description))
    #expect(words.isSuperset(of: ["opacity", "accessibilityTraits", "sheet.detents", "picker.tag", "frame.maxWidth"]))
    #expect(words.count > 200)
  }

  // MARK: The design

  private typealias Group = (name: String, uses: ArraySlice<RandomPlaces.Use>)

  private nonisolated static func design(of seed: UInt64) throws -> Design {
    let uses = try uses(of: seed)
    var groups: [Group] = []
    for form in RandomPlaces.Form.allCases {
      let drawn = uses.filter { $0.form == form }
      for start in stride(from: 0, to: drawn.count, by: countInComponent) {
        groups.append(("P\(groups.count)", drawn[start..<min(start + countInComponent, drawn.count)]))
      }
    }
    // Uses that are correct alone can contradict each other: what has errors is divided.
    while true {
      let compilation = try compile(groups.map { ($0.name, Array($0.uses)) }, seed)
      let broken = Set(compilation.brokenComponents)
      if broken.isEmpty { return try #require(compilation.design) }
      groups = groups.flatMap { group -> [Group] in
        guard broken.contains(group.name) else { return [group] }
        guard group.uses.count > 1 else { return [] }
        let middle = group.uses.startIndex + group.uses.count / 2
        return [(group.name + "A", group.uses[..<middle]), (group.name + "B", group.uses[middle...])]
      }
    }
  }

  /// Uses that have no errors on their own.
  private nonisolated static func uses(of seed: UInt64) throws -> [RandomPlaces.Use] {
    var places = RandomPlaces(seed: seed)
    var uses: [RandomPlaces.Use] = []
    while uses.count < count {
      let tried = (0..<(3 * count)).compactMap { _ in places.next() }
      let compilation = try compile(tried.enumerated().map { ("U\($0)", [$1]) }, seed)
      let broken = Set(compilation.brokenComponents)
      let correct = tried.enumerated().filter { !broken.contains("U\($0.offset)") }.map(\.element)
      try #require(correct.count > tried.count / 8, "most uses have errors: \(compilation.diagnostics.prefix(9))")
      uses += correct
    }
    return Array(uses.prefix(count))
  }

  /// Seeds take turns: with and without a String Catalog, for all platforms or some.
  private nonisolated static func compile(
    _ components: [(name: String, uses: [RandomPlaces.Use])], _ seed: UInt64
  ) throws -> Compilation {
    let platforms = ["", "platforms: { iOS: 17, macOS: 14 }\n", "platforms: { iOS: 17, tvOS: 17, visionOS: 1 }\n"]
    let strings =
      seed % 2 == 0 ? [] : [("Localizable.xcstrings", #"{ "sourceLanguage": "en", "strings": {}, "version": "1.0" }"#)]
    let project = """
      facet: 1
      module: \(module)
      \(strings.isEmpty ? "" : "strings: Localizable.xcstrings\n")\(platforms[Int(seed % 3)])
      """
    let files =
      [
        ("facet.yaml", project), ("base.tokens.json", try Checkout.text("specs/tokens/base.tokens.json")),
        ("holder.component.yaml", RandomPlaces.holder), ("Drawn.swift", RandomPlaces.drawn),
      ] + strings
      + components.map { RandomPlaces.spec($0.name, drawing: $0.uses, as: $0.uses[0].form) }
    return Compiler.compile(files.map { SourceInput(path: $0.0, bytes: Array($0.1.utf8)) })
  }

  // MARK: Compiling

  private enum Language: CaseIterable {
    case onApple, ofTheMainActor, five

    var arguments: [String] {
      get throws {
        switch self {
        case .onApple: SwiftTool.strict + (try AppleLike.arguments)
        case .ofTheMainActor: SwiftTool.strict + ["-default-isolation", "MainActor", "-I", SwiftTool.modules]
        case .five:
          SwiftTool.strict.filter { $0 != "-warnings-as-errors" }.map { $0 == "6" ? "5" : $0 } + [
            "-I", SwiftTool.modules,
          ]
        }
      }
    }

    /// Whether it is one of the stand-in for SwiftUI, as in ``RandomDesignTests``.
    func isOfTheStandIn(_ finding: String) -> Bool {
      self == .five && finding.contains("converting non-Sendable function value to '@MainActor @Sendable")
    }
  }

  @concurrent private nonisolated static func findings(of design: Design, in language: Language) async throws
    -> [String]
  {
    let folder = try TemporaryFolder()
    let files = swiftFiles(for: design) + [SwiftFile(name: "Drawn.swift", bytes: Array(RandomPlaces.drawn.utf8))]
    let result = try SwiftTool.swiftc(
      try language.arguments + ["-module-name", module, "-emit-sil", "-o", folder.path("sil")]
        + files.map { try folder.write($0.bytes, to: $0.name) })
    let findings = result.findings.filter { !language.isOfTheStandIn($0) }
    return findings.isEmpty && !FileManager.default.fileExists(atPath: folder.path("sil")) ? [result.output] : findings
  }
}
