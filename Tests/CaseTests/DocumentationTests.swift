import FacetCompiler
import FacetIR
import Foundation
import Testing

/// The examples in `docs/` compile, or fail as the page says, and the Swift that it shows is what comes of them.
@Suite struct DocumentationTests {
  @Test func thereAreExamples() {
    #expect(DocumentedExample.all.count > 30)
    #expect(
      DocumentedExample.all.contains { !$0.messages.isEmpty } && DocumentedExample.all.contains { !$0.swift.isEmpty })
  }

  @Test(arguments: DocumentedExample.all) func isTrue(_ example: DocumentedExample) throws {
    let compilation = Compiler.compile(try #require(example.files, "there is no frame '\(example.frame ?? "")'"))
    #expect(compilation.messages(besidesUnused: example.frame != nil) == example.messages)
    if example.data != nil {
      #expect(try #require(compilation.design?.component(named: "Card")).catalog.variants.count >= 2)
    }
    let component = example.text.firstMatch(of: /(?m)^(?:component|screen): (\w+)/).map { String($0.1) } ?? "Card"
    let isTransition = example.text.contains(/(?m)^transition: [A-Z]/)
    let isApp = example.text.contains(/(?m)^app:/)
    let subject = isApp ? "Travel" : isTransition ? "ExpandSearch" : component
    let lines = compilation.swiftLines(of: subject).filter { !$0.isEmpty }
    for excerpt in example.swift {
      let wanted = excerpt.split(separator: "\n").map { $0.drop { $0 == " " } }
      var rest = lines[...]
      for chunk in wanted.split(separator: "…") {
        let found = rest.indices.first { rest[$0...].starts(with: chunk) }
        guard let found else {
          Issue.record("there is no\n\(chunk.joined(separator: "\n"))\nin\n\(lines.joined(separator: "\n"))")
          return
        }
        rest = rest[(found + chunk.count)...]
      }
    }
  }

  @Test func thereAreRows() { #expect(DocumentedRow.all.count > 40) }

  @Test(arguments: DocumentedRow.all) func isTrue(_ row: DocumentedRow) throws {
    let compilation = Compiler.compile(try #require(row.files, "there is no frame '\(row.frame)'"))
    #expect(compilation.messages(besidesUnused: true) == "")
    let swift = compilation.swiftLines(of: "Card").joined(separator: " ")
    for spelling in row.swift {
      var rest = swift[...]
      for piece in spelling.split(separator: "…").map({ $0.trimmingCharacters(in: .whitespaces) }) {
        let found = try #require(rest.firstRange(of: piece), "there is no \(spelling) in\n\(swift)")
        rest = rest[found.upperBound...]
      }
    }
  }
}
