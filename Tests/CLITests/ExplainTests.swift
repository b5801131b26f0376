import Checkout
import Foundation
import Testing

/// Whatever a person reads in a golden, a diagnostic or a report, `facet explain` says what it means.
struct ExplainTests {
  private let repository = Tool(folder: Checkout.root.path)

  @Test func everyWordOfTheGoldensIsExplained() throws {
    let folder = Checkout.root.appending(path: "generated/Snapshots")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".snap.txt") }
    #expect(names.count > 100)
    var words: Set<String> = []
    for name in names.sorted() {
      words.formUnion(Self.words(ofGolden: try String(contentsOf: folder.appending(path: name), encoding: .utf8)))
    }
    #expect(words.count > 1_000)
    for word in ["mirrored", "a11y", "ax3", "area", "like", "wraps", "merges", "env", "cells", "gone"] {
      #expect(words.contains(word), "\(word)")
    }
    try expectExplained(words)
  }

  /// The words outside of pictures and of quoted text. The names of variants are whole lines.
  private static func words(ofGolden text: String) -> Set<String> {
    var words: Set<String> = []
    let (drawn, quoted) = (/\s+[│┌└┊╭╰├╞┆╎║╔╚┃·|]/, /"(?:[^"\\]|\\.)*"|#[0-9a-f]{6,8}|https?:\S+/)
    let (given, wired) = (/\(.*/, /\ wire .*/)
    /// `content.title` and `heart.fill`, `en-XA`, `a11y`.
    let name = /(?:^|[^A-Za-z0-9_])([A-Za-z][A-Za-z0-9_]*(?:[.-][A-Za-z0-9_]+)*)/
    func insertNames(in line: some StringProtocol) {
      words.formUnion(Substring(line).matches(of: name).map { String($0.output.1) })
    }
    for line in text.split(separator: "\n") where line.prefixMatch(of: drawn) == nil {
      var line = line.replacing(quoted, with: "")
      // Values that steps and actions are given are not quoted, and pages speak for themselves.
      if line.hasPrefix("  after") || line.hasPrefix("  log") || line.hasPrefix("  expect") {
        line = line.replacing(given, with: "").replacing(wired, with: " wire")
      }
      if line.hasPrefix("variant  ") || line.hasPrefix("@ "), let like = line.firstRange(of: "  like ") {
        words.insert("like")
        let reference = line[like.upperBound...]
        if reference.hasPrefix("@") { insertNames(in: reference) }
        line = line[..<like.lowerBound]
      }
      if line.hasPrefix("facet-golden") || line.hasPrefix("variant  ") {
        // The name of a variant, which is asked for on its own below.
        words.insert(String(line.prefix { $0 != " " }))
      } else {
        insertNames(in: line)
      }
    }
    return words
  }

  @Test func everyVariantIsExplained() throws {
    let rows = try repository.run("ls", "variants", "--format", "json").output
    let table = try #require(try JSONSerialization.jsonObject(with: Data(rows.utf8)) as? [[String: Any]])
    let names = Set(table.compactMap { $0["name"] as? String })
    #expect(names.count > 300)
    try expectExplained(names)
  }

  @Test func everyComponentWithItsPartsIsExplained() throws {
    let json = try repository.run("dump", "--type", "summary").output
    var words: Set<String> = []
    for line in json.split(separator: "\n") {
      // The names of variants can have commas in them.
      if line.hasPrefix("  variants") { continue }
      if line.hasPrefix("  ") {
        let list = line.dropFirst(2).drop { $0 != " " }
        words.formUnion(list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
      } else {
        words.insert(String(line.prefix { $0 != " " }))
      }
    }
    try expectExplained(words)
  }

  /// The headings of all reports, which are at least two spaces apart, and their titles.
  /// Those that draw everything say it of two components.
  @Test(arguments: [
    ["report", "lines"], ["report", "budgets"], ["report", "coverage"], ["report", "limits"], ["report", "themes"],
    ["report", "migration"], ["report", "adoption"], ["report", "compare", "Badge", "Avatar"],
  ]) func everyHeadingOfAReportIsExplained(_ arguments: [String]) throws {
    let draws = ["budgets", "coverage", "themes"].contains(arguments[1])
    let report = try (draws ? Self.twoComponents() : repository).run(arguments).output
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
    var headings: Set<String> = []
    for (index, line) in lines.enumerated() where index == 0 || lines[index - 1].isEmpty || isTitle(lines, index - 1) {
      if isTitle(lines, index) { continue }
      headings.formUnion(line.split(separator: #/  +/#).map(String.init))
    }
    headings = headings.filter { !$0.contains(/[0-9]/) && !$0.isEmpty }
    try expectExplained(headings)
  }

  /// Two components of the repository with all its tokens and themes.
  private static func twoComponents() throws -> Tool {
    let project = try TestProject(copyOf: Checkout.root)
    for folder in ["specs/screens", "specs/transitions", "specs/components", "generated"] { try project.delete(folder) }
    for path in ["feedback/badge.component.yaml", "media/avatar.component.yaml"] {
      try project.write(try Checkout.text("specs/components/" + path), to: "specs/components/" + path)
    }
    return project.tool
  }

  /// A title of one word or several is alone on its line, with a table below.
  private func isTitle(_ lines: [Substring], _ index: Int) -> Bool {
    lines[index].first?.isUppercase == true && !lines[index].contains("  ")
  }

  @Test(arguments: [
    "same", "mirrored", "like", "wraps", "merges", "merged", "wrapped", "cells", "gone", "area",
    "sets", "lost", "ax3", "en-XA", "ar-XB", "env", "a11y",
    "orphan", "outdated", "drawn by the app", "placeholder", "facet:allow", "no width", "compact width", "by default",
    "error", "warning", "note", "help", "later copy", "stale", "manifest",
  ]) func wordsOfGoldensNeedNoProject(_ word: String) throws {
    let project = try TestProject()
    try project.delete("specs")
    let outcome = try project.tool.run("explain", word)
    #expect(outcome.status == 0 && !outcome.output.isEmpty, "\(outcome.errors)")
  }

  /// `docs/pictures.md` lists what pictures are drawn with.
  @Test func everyCharacterOfPicturesIsExplained() throws {
    let page = try Checkout.text("docs/pictures.md").split(separator: "\n").drop { $0 != "## Characters" }
    let cells = page.filter { $0.hasPrefix("| `") }.compactMap { $0.dropFirst().split(separator: "|").first }
    let characters = Set(cells.joined().filter { !$0.isASCII }.map(String.init))
    #expect(characters.isSuperset(of: ["╭", "┊", "▒", "◔"]) && characters.count > 25)
    try expectExplained(characters.union(["╭─╮", "cut off", "covered"]))
  }

  /// Of what means something, nothing is said of what it is not.
  @Test(arguments: ["env", "rtl", "match", "text", "button", "grammar"]) func whatIsKnownIsNoGuess(_ word: String)
    throws
  {
    let outcome = try repository.run("explain", word)
    #expect(outcome.status == 0 && !outcome.output.contains("a spec has no"), "\(outcome.output)")
  }

  @Test func namesInAnotherCaseAreFound() throws {
    #expect(try repository.run("explain", "numericstepper").errors.contains("did you mean 'NumericStepper'?"))
  }

  @Test func aComponentIsExplainedWithWhatDrawsIt() throws {
    let row = try repository.run("explain", "ListRow").output
    #expect(
      row.hasPrefix("component  ListRow  specs/components/rows/list-row.component.yaml:1:12\n  A row of a list"))
    #expect(row.contains(#/\n  parameters  icon: Icon\?, title: LocalizedText, /#))
    #expect(row.contains(/\n  drawn by    .*SettingsList/))
    let property = try repository.run("explain", "NumericStepper.buttonSize").output
    #expect(property.hasPrefix("property  buttonSize  Length = 44"))
    #expect(property.contains("NumericStepper/default  specs/components/inputs/numeric-stepper.component.yaml:"))
    #expect(
      try repository.run("explain", "At lower bound").output.contains(
        /variant  At lower bound +default +NumericStepper/))
  }

  @Test func aCommandIsExplainedByItsHelp() throws {
    let help = try repository.run("snapshot", "check", "--help").output
    #expect(!help.isEmpty)
    #expect(try repository.run("explain", "snapshot check").output == help)
    #expect(try repository.run("explain", "snapshot", "check").output == help)
    #expect(try repository.run("explain", "facet snapshot check").output == help)
    // A word that is a key, too, is told as both.
    let format = try repository.run("explain", "format").output
    #expect(format.contains("command  facet format  ") && format.contains("'textField'"))
  }

  /// Asks for all words at once, and expects that none is unknown.
  private func expectExplained(_ words: Set<String>) throws {
    #expect(!words.isEmpty)
    let outcome = try repository.run(["explain"] + words.sorted() + ["--"])
    let unknown = outcome.errors.matches(of: /cannot find '(.*)'/).map { String($0.output.1) }
    #expect(unknown.isEmpty, "\(unknown.joined(separator: " "))")
    #expect(outcome.status == 0, "\(outcome.errors.prefix(500))")
  }
}
