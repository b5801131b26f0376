import Testing

/// What no tool checks, and a reader would trip over.
struct SourceTests {
  static let sources = ["Sources", "Plugins", "Tests", ".ci"]

  @Test func nothingIsLeftForLater() throws {
    let words = ["TO" + "DO", "FIX" + "ME", "X" + "XX", "HA" + "CK"]
    for file in try Repository.files(in: Self.sources, suffixes: [".swift", "run", ".sh"]) {
      for (number, _, word) in file.lines(saying: words) { Issue.record("\(file):\(number) says \(word)") }
    }
  }

  /// Input must not be able to trap: what a file holds is never taken by force.
  @Test func nothingIsForced() throws {
    let words = ["try" + "!", " as" + "! ", "fatal" + "Error("]
    let files = try Repository.files(in: ["Sources"], suffixes: [".swift"])
    // A view without a body of its own has to have one that nobody may call: SwiftUI's protocol asks for it.
    for file in files where !file.path.hasPrefix("Sources/FacetUI/Composition/View") {
      for (number, line, word) in file.lines(saying: words) where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        Issue.record("\(file):\(number) says \(word)")
      }
    }
  }

  /// A stream takes bytes, and what is printed is a `ShownText`. Only a formatted spec is handed on as it is, and the line
  /// about progress, in which nothing is of a project, moves the cursor.
  @Test func onlyShownTextIsPrinted() throws {
    let writes = try Repository.files(in: ["Sources/facet"], suffixes: [".swift"]).flatMap { file in
      let writing = file.lines.filter { line in
        line.contains("write(") && (line.contains("StandardStream.") || line.contains("write(Array("))
      }
      return writing.map { file.path.split(separator: "/").suffix(1).joined() + ": " + $0.drop { $0 == " " } }
    }
    #expect(
      writes.sorted() == [
        "Facet.swift: try (status.isSuccess ? StandardStream.output : .error).write(message)",
        "Facet.swift: try? StandardStream.error.write(\"\\(shown)\\n\")",
        "FormatCommand.swift: for edit in edits { try StandardStream.output.write(edit.new) }",
        "Progress.swift: if line.isShown { try? StandardStream.error.write(Array(clearing.utf8)) }",
        #"Progress.swift: try? StandardStream.error.write(Array("\(clearing)\(stage) … \(line.ticks / ticksInSecond) s".utf8))"#,
        "ReportOptions.swift: try (format.kind == .text ? StandardStream.error : .output).write(text)",
        "Terminal.swift: func complain(_ text: ShownText) throws { try StandardStream.error.write(text) }",
        "Terminal.swift: func result(_ text: ShownText) throws { try StandardStream.output.write(text) }",
        "Terminal.swift: if !quiet { try StandardStream.error.write(\"\\(text)\\n\") }",
        "Terminal.swift: try write(Array(text.text.utf8))",
      ])
  }

  /// No path of a developer's machine.
  @Test func noPathLeadsOutOfTheProject() throws {
    let words = ["/wo" + "rk/", "/ho" + "me/", "shared/" + "design"]
    for file in try Repository.files(in: Self.sources + ["specs", "generated"], suffixes: [""]) {
      for (number, _, word) in file.lines(saying: words) { Issue.record("\(file):\(number) names \(word)") }
    }
  }

  @Test func filesAreShort() throws {
    let files = try Repository.files(in: ["Sources"], suffixes: [".swift"]).filter { !isTable($0) }
    for file in files { #expect(file.lines.count <= 300, "\(file) holds more than one idea") }
    let lengths = files.map(\.lines.count).sorted()
    #expect(lengths[lengths.count / 2] <= 100)
  }

  /// What is generated is read too, and compiled file by file.
  @Test func generatedFilesAreShort() throws {
    let folders = ["generated/Swift", "Tests/Fixtures/OddDesign/Swift"]
    let files = try Repository.files(in: folders, suffixes: [".swift"])
    #expect(files.count > 20)
    for file in files { #expect(file.lines.count <= 600, "\(file) has \(file.lines.count) lines") }
  }

  /// Unicode's data, and the published texts of all mistakes of a module: read one entry at a time.
  private func isTable(_ file: Repository.File) -> Bool {
    file.path.contains("/Unicode/") || file.path.hasSuffix("Kinds.swift")
  }
}
