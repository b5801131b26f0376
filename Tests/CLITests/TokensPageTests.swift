import Checkout
import Foundation
import Testing

/// `docs/tokens-compatibility.md` says what comes of the token files of other projects. The files are not part of the
/// package, so the test is skipped where they are not. Written anew with `FACET_RECORD=1`, after `corpus.tsv`.
@Suite(.enabled(if: RealResolver.folder != nil)) struct TokensPageTests {
  @Test func thePageIsTrue() throws {
    let url = Checkout.root.appending(path: "docs/tokens-compatibility.md")
    let corpus = try Checkout.text("Tests/TokenTests/corpus.tsv")
    let outcomes = try RealResolver.outcomes.get()
    let page = try String(contentsOf: url, encoding: .utf8)
    let expected = TokensPage(corpus: corpus, resolvers: outcomes).replacingTables(in: page)
    guard page != expected else { return }
    let environment = ProcessInfo.processInfo.environment
    if environment["FACET_RECORD"] == "1", environment["CI"] == nil {
      try expected.write(to: url, atomically: true, encoding: .utf8)
    }
    let old = Set(page.split(separator: "\n"))
    let lines = expected.split(separator: "\n").filter { !old.contains($0) }
    Issue.record("docs/tokens-compatibility.md says something else of\n\(lines.prefix(20).joined(separator: "\n"))")
  }

  @Test func generatedTokensCompile() throws {
    for outcome in try RealResolver.outcomes.get() where outcome.status == 0 {
      #expect(outcome.compilerOutput == "", "\(outcome.resolver.name)")
    }
  }
}

/// A real resolver document, and what facet.yaml says beside it.
struct RealResolver: Sendable {
  struct Outcome: Sendable {
    var resolver: RealResolver
    var status: Int32
    /// The lines of what is wrong, without those of the files: `a.tokens.json:3:1: error: … [token/color]`.
    var findings: [String]
    var files: Int
    var compilerOutput: String
  }

  var name: String
  var title: String
  /// What stands under `tokens:`.
  var tokens: String

  static let all = [
    RealResolver(
      name: "adobe-spectrum", title: "Adobe Spectrum",
      tokens: "{ bind: { theme: theme }, inputs: { theme: light, size: mobile } }"),
    RealResolver(
      name: "apple-hig", title: "Apple HIG",
      tokens: """
        { bind: { theme: { light: light, dark: dark, increasedContrast: light_ax, darkIncreasedContrast: dark_ax } }, \
        inputs: { size: large } }
        """),
    RealResolver(name: "figma-sds", title: "Figma SDS", tokens: "{ bind: { theme: colorScheme } }"),
    RealResolver(
      name: "github-primer", title: "GitHub Primer",
      tokens: """
        { bind: { theme: { light: light, dark: dark, increasedContrast: light-hc, darkIncreasedContrast: dark-hc } }, \
        inputs: { size: coarse } }
        """),
    RealResolver(name: "ibm-carbon", title: "IBM Carbon", tokens: "{ inputs: { breakpoint: md } }"),
    RealResolver(
      name: "microsoft-fluent", title: "Microsoft Fluent",
      tokens: "{ bind: { theme: theme }, inputs: { theme: default } }"),
    RealResolver(name: "shopify-polaris", title: "Shopify Polaris", tokens: "{ strict: false }"),
  ]

  static let folder = Checkout.shared("data/tokens/dtcg-examples")

  static let outcomes = Result { try all.map { try $0.generate() } }

  /// `facet generate` over the document and its files, and the compiler over what it wrote.
  private func generate() throws -> Outcome {
    let project = try TestProject()
    let source = try #require(Self.folder)
    for file in ["\(name).resolver.json", name] {
      try FileManager.default.copyItem(
        atPath: source.appending(path: file).path, toPath: project.path("specs/\(file)"))
    }
    try project.write(TestProject.projectFile + "tokens: \(tokens)\n", to: "specs/facet.yaml")
    let outcome = try project.tool.run("generate")
    let lines = (outcome.output + outcome.errors).split(separator: "\n").map(String.init)
    let files = try project.contents(of: "generated/Swift").keys.filter { $0.hasSuffix(".swift") }
    return Outcome(
      resolver: self, status: outcome.status, findings: lines.filter { $0.hasSuffix("]") && !$0.hasPrefix(" ") },
      files: files.count, compilerOutput: outcome.status == 0 ? try compile(files.sorted(), of: project) : "")
  }

  private func compile(_ files: [String], of project: TestProject) throws -> String {
    let modules = Tool.url.deletingLastPathComponent().appending(path: "Modules").path
    var tool = project.tool
    tool.environment["PATH"] = ProcessInfo.processInfo.environment["PATH"]
    let paths = files.map { "'generated/Swift/\($0)'" }.joined(separator: " ")
    let outcome = try tool.shell(
      "swiftc -typecheck -wmo -swift-version 6 -warnings-as-errors -parse-as-library -module-name Sample -I '\(modules)' \(paths)"
    )
    return outcome.status == 0 ? outcome.output + outcome.errors : "status \(outcome.status)\n" + outcome.errors
  }
}
