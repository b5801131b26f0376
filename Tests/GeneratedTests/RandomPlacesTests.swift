import Checkout
import FacetCompiler
import FacetFrame
import FacetIR
import FacetInterpreter
import FacetLanguage
import FacetPreview
import FacetSwift
import FacetUI
import Foundation
import Testing

/// Whatever key stands wherever, with a value chosen by the environment or by a `switch:`, the compiler has nothing to say
/// about the Swift, and the Swift draws what the interpreter draws.
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
    let variants = design.components.filter { !$0.name.hasPrefix(Self.byHand) }.flatMap { component in
      component.catalog.variants.map { (component, $0) }
    }
    let compiled = try await Self.frames(of: variants, in: design)
    #expect(compiled.count == variants.count)
    let program = Program(design)
    for ((component, variant), compiled) in zip(variants, compiled) {
      let interpreted = VariantPreview(variant, of: component, in: program, settings: variant.environment).frame().lines
      if compiled == interpreted { continue }
      // Where something is missing, rather than the sizes and sums of all nodes around it.
      let pairs = zip(compiled, interpreted).enumerated()
      let line = pairs.first { $1.0.withoutSums != $1.1.withoutSums } ?? pairs.first { $1.0 != $1.1 }
      Issue.record(
        """
        seed \(seed), \(component.name), \(variant.name), line \(line?.offset ?? -1)
          compiled:    \(line?.element.0 ?? "\(compiled.count) lines")
          interpreted: \(line?.element.1 ?? "\(interpreted.count) lines")
        """)
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

  /// How components are called that draw a view written by hand, which only compiled code draws.
  private nonisolated static let byHand = "ByHand"

  private typealias Group = (name: String, uses: ArraySlice<RandomPlaces.Use>)

  private nonisolated static func design(of seed: UInt64) throws -> Design {
    let uses = try uses(of: seed)
    var groups: [Group] = []
    for form in RandomPlaces.Form.allCases {
      for (name, isByHand) in [("P", false), (byHand, true)] {
        let drawn = uses.filter { $0.form == form && $0.hasSwift == isByHand }
        for start in stride(from: 0, to: drawn.count, by: countInComponent) {
          groups.append(("\(name)\(groups.count)", drawn[start..<min(start + countInComponent, drawn.count)]))
        }
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
    let setup = RandomPlaces.Project(seed: seed)
    let platforms = ["", "platforms: { iOS: 17, macOS: 14 }\n", "platforms: { iOS: 17, tvOS: 17, visionOS: 1 }\n"]
    let project = """
      facet: 1
      module: \(module)
      \(setup.hasStrings ? "strings: Localizable.xcstrings\n" : "")\(platforms[Int(seed % 3)])
      \(setup.hasThemes ? "themes: { standard: , harbor: { tokens: harbor.tokens.json } }" : "")

      """
    let files =
      [
        ("facet.yaml", project), ("base.tokens.json", try Checkout.text("specs/tokens/base.tokens.json")),
        ("holder.component.yaml", RandomPlaces.holder), ("Drawn.swift", RandomPlaces.drawn),
      ] + (setup.hasStrings ? [("Localizable.xcstrings", try catalog())] : [])
      + (setup.hasThemes ? [("harbor.tokens.json", try Checkout.text("specs/tokens/harbor.tokens.json"))] : [])
      + components.map { RandomPlaces.spec($0.name, drawing: $0.uses, as: $0.uses[0].form, in: setup) }
    return Compiler.compile(files.map { SourceInput(path: $0.0, bytes: Array($0.1.utf8)) })
  }

  private nonisolated static func catalog() throws -> String {
    let strings = RandomPlaces.texts.mapValues { texts in
      ["localizations": texts.mapValues { ["stringUnit": ["state": "translated", "value": $0]] }]
    }
    let catalog: [String: Any] = ["sourceLanguage": "en", "strings": strings, "version": "1.0"]
    return String(decoding: try JSONSerialization.data(withJSONObject: catalog, options: .sortedKeys), as: UTF8.self)
  }

  // MARK: Drawing

  /// The frames that a program prints whose module is the main actor's.
  @concurrent private nonisolated static func frames(
    of variants: [(component: Component, variant: Variant)], in design: Design
  ) async throws -> [[String]] {
    let drawings = variants.map { component, variant in
      let environment = EnvironmentValues(variant.environment)
      return """
        Drawing(definition: \(component.name)_Definition.self, variant: "\(variant.name)", \
        isRightToLeft: \(environment.layoutDirection == .rightToLeft), language: "\(environment.locale.identifier)")
        """
    }
    let script = """
      @MainActor let drawings: [Drawing] = [
        \(drawings.joined(separator: ",\n  "))
      ]
      let texts: [String: [String: String]] = \(design.strings == nil ? "[:]" : "\(RandomPlaces.texts)")

      """
    let folder = try TemporaryFolder()
    let result = try SwiftTool.swiftc(
      SwiftTool.strict + [
        "-default-isolation", "MainActor", "-I", SwiftTool.modules, "-package-name", SwiftTool.packageName,
        "-module-name", module, "-lm", "-o",
        folder.path("printer"), try folder.write(script.utf8, to: "Drawings.swift"),
      ] + SwiftTool.resourceAccessor + files(of: design).map { try folder.write($0.bytes, to: $0.name) }
        + SwiftTool.files("VariantPrinter.swift", in: "Tests/GeneratedTests/Printers")
        + SwiftTool.files("FrameLines.swift", in: "Tests/GeneratedTests")
        + SwiftTool.objects(of: "FacetStore", "FacetMotion", "FacetMotionViews") + SwiftTool.objectsOfRuntime)
    try #require(result.status == 0, "\(result.findings.prefix(8).joined(separator: "\n"))")
    let printed = try SwiftTool.run(folder.path("printer"), [])
    #expect(printed.status == 0, "\(printed.output.suffix(500))")
    return printed.output.split(separator: "== variant\n").map { $0.split(separator: "\n").map(String.init) }
  }

  /// The Swift of a design, and what stands beside it.
  private nonisolated static func files(of design: Design) -> [SwiftFile] {
    swiftFiles(for: design) + [SwiftFile(name: "Drawn.swift", bytes: Array(RandomPlaces.drawn.utf8))]
  }

  // MARK: Compiling

  private enum Language: CaseIterable {
    case onApple, five

    /// Swift 5 finds nothing after type checking that Swift 6 does not find.
    func arguments(in folder: TemporaryFolder) throws -> [String] {
      switch self {
      case .onApple: SwiftTool.strict + (try AppleLike.arguments) + SwiftTool.module(module, in: folder)
      case .five:
        SwiftTool.strict.filter { $0 != "-warnings-as-errors" }.map { $0 == "6" ? "5" : $0 } + [
          "-I", SwiftTool.modules, "-module-name", module, "-typecheck",
        ]
      }
    }

    func isOfTheStandIn(_ finding: String) -> Bool { self == .five && SwiftTool.isOfTheStandIn(inSwift5: finding) }
  }

  @concurrent private nonisolated static func findings(of design: Design, in language: Language) async throws
    -> [String]
  {
    let folder = try TemporaryFolder()
    let result = try SwiftTool.swiftc(
      try language.arguments(in: folder)
        + files(of: design).map { try folder.write($0.bytes, to: $0.name) } + SwiftTool.resourceAccessor)
    let findings = result.findings.filter { !language.isOfTheStandIn($0) }
    return findings.isEmpty && result.status != 0 ? [result.output] : findings
  }
}

extension String {
  fileprivate var withoutSums: String { replacing(#/rect: .*?\), end: \d+|gaps: \[.*?\]/#, with: "") }
}
