import Foundation

/// The tables of `docs/tokens-compatibility.md`, each between two comments of its name.
struct TokensPage {
  private struct Row {
    var file: String
    var isStrictlyValid: Bool
    var isValid: Bool
    var tokens: Int
    var errors: [(code: String, count: Int)]
    var warnings: [(code: String, count: Int)]
    /// One for each of `errors`.
    var firstErrors: [String]

    init(_ line: Substring) {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      file = columns[0]
      isStrictlyValid = columns[1] == "valid"
      isValid = columns[2] == "valid"
      tokens = Int(columns[3]) ?? 0
      errors = Self.counts(columns[4])
      warnings = Self.counts(columns[5])
      firstErrors = columns[6].components(separatedBy: " ¦ ")
    }

    private static func counts(_ text: String) -> [(String, Int)] {
      text.split(separator: ", ").map { item in
        let words = item.split(separator: " ")
        return (String(words[0]), Int(words[1]) ?? 0)
      }
    }

    /// Everything in it can be read, but what it refers to is in another file.
    var lacksOnlyOthers: Bool { !isValid && errors.allSatisfy { $0.code == "token/unknown-reference" } }
  }

  private let sources: [(name: String, rows: [Row])]
  private let resolvers: [RealResolver.Outcome]

  private static let names: [(folder: String, name: String)] = [
    ("dtcg-examples/adobe-spectrum/", "Adobe Spectrum"), ("dtcg-examples/apple-hig/", "Apple HIG"),
    ("dtcg-examples/figma-sds/", "Figma SDS"), ("dtcg-examples/github-primer/", "GitHub Primer"),
    ("dtcg-examples/ibm-carbon/", "IBM Carbon"), ("dtcg-examples/microsoft-fluent/", "Microsoft Fluent"),
    ("dtcg-examples/shopify-polaris/", "Shopify Polaris"), ("redhat-yaml/", "Red Hat"),
    ("salesforce-slds-yaml/", "Salesforce Lightning (Theo)"), ("shopify-polaris/", "Shopify Polaris (Theo)"),
    ("style-dictionary/", "Style Dictionary"), ("tokens-studio/", "Tokens Studio"),
  ]

  init(corpus: String, resolvers: [RealResolver.Outcome]) {
    self.resolvers = resolvers
    let rows = corpus.split(separator: "\n").dropFirst().map(Row.init)
    sources = Self.names.map { source in (source.name, rows.filter { $0.file.hasPrefix(source.folder) }) }
  }

  /// The page with its tables as they should be.
  func replacingTables(in page: String) -> String {
    let tables = ["files": files, "warnings": warnings, "errors": errors, "resolvers": resolved]
    return tables.keys.sorted().reduce(page) { page, name in
      let (start, end) = ("<!-- \(name) -->\n", "<!-- /\(name) -->\n")
      guard let first = page.range(of: start), let last = page.range(of: end), first.upperBound <= last.lowerBound
      else {
        return page
      }
      return page[..<first.upperBound] + (tables[name] ?? "") + page[last.lowerBound...]
    }
  }

  // MARK: Tables

  private var files: String {
    table(
      ["project", "files", "strict: valid", "lenient: valid", "only references elsewhere", "with errors", "tokens"],
      sources.map { name, rows in
        [
          name, "\(rows.count)", "\(rows.count { $0.isStrictlyValid })", "\(rows.count { $0.isValid })",
          "\(rows.count { $0.lacksOnlyOthers })", "\(rows.count { !$0.isValid && !$0.lacksOnlyOthers })",
          "\(rows.reduce(0) { $0 + $1.tokens })",
        ]
      })
  }

  private var warnings: String {
    table(
      ["project", "read or left out with"],
      sources.map { name, rows in [name, spelled(rows.flatMap(\.warnings))] })
  }

  /// For each project and kind of first error: how many files, and the first of them.
  private var errors: String {
    var lines: [[String]] = []
    for (name, rows) in sources {
      let failed = rows.filter { !$0.isValid && !$0.lacksOnlyOthers }
      for code in Set(failed.flatMap { $0.errors.map(\.code) }).sorted() where code != "token/unknown-reference" {
        let files = failed.filter { $0.errors.contains { $0.code == code } }
        let example = files[0].errors.firstIndex { $0.code == code }.map { files[0].firstErrors[$0] } ?? ""
        lines.append([name, "`\(code)`", "\(files.count)", "`\(files[0].file):\(example)`"])
      }
    }
    return table(["project", "error", "files", "for example"], lines)
  }

  private var resolved: String {
    table(
      ["project", "`tokens:` in facet.yaml", "result", "warnings"],
      resolvers.map { outcome in
        let errors = outcome.findings.filter { $0.contains(": error: ") }
        let compiles = outcome.compilerOutput.isEmpty ? "which compile" : "which do not compile"
        let result =
          outcome.status == 0
          ? "\(outcome.files) Swift files, \(compiles)"
          : "\(errors.count) error\(errors.count == 1 ? "" : "s"), the first: `\(errors.first ?? "")`"
        let warnings = outcome.findings.filter { $0.contains(": warning: ") }.compactMap { line in
          line.split(separator: "[").last.map { (code: String($0.dropLast()), count: 1) }
        }
        return [outcome.resolver.title, "`\(outcome.resolver.tokens)`", result, spelled(warnings)]
      })
  }

  // MARK: Markdown

  /// `dtcg/em` 12, `dtcg/hex3` 4
  private func spelled(_ counts: [(code: String, count: Int)]) -> String {
    Dictionary(grouping: counts, by: \.code)
      .map { code, counts in "`\(code)` \(counts.reduce(0) { $0 + $1.count })" }.sorted().joined(separator: ", ")
  }

  private func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| \($0.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |\n" }.joined()
  }
}
