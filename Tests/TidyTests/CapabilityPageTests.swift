import Testing

/// `docs/seeds.md` names code and tests that exist.
struct CapabilityPageTests {
  private struct Row {
    let number: Int
    let code: String
    let test: String
  }

  @Test func eachRowHasItsCodeAndItsTest() throws {
    let rows = try rows()
    let page = try Repository.file("docs/seeds.md").lines
    let notDone = page.compactMap { $0.firstMatch(of: #/^- (\d+): /#).flatMap { Int($0.1) } }
    for number in 1...121 where !rows.contains(where: { $0.number == number }) {
      #expect(notDone.contains(number), "\(number) has no row, and the page does not say why")
    }
    let libraries = try Repository.file("Package.swift").lines.compactMap { line in
      line.firstMatch(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
    }
    try #require(!libraries.isEmpty)
    #expect(rows.map(\.number) == rows.map(\.number).sorted(), "rows are in the order of their numbers")
    for row in rows {
      #expect(row.code.hasPrefix("Sources/") && row.test.hasPrefix("Tests/"), "row \(row.number)")
      let code = try Repository.file(row.code)
      // What other modules do for apps is in generated code, in diagnostics and in what the tool prints.
      let isOfLibrary = libraries.contains { code.path.hasPrefix("Sources/\($0)/") }
      let declarations = isOfLibrary ? ["public "] : ["package ", "struct "]
      #expect(
        code.lines.contains { line in declarations.contains { line.contains($0) } },
        "row \(row.number): \(code) declares nothing for apps")
      let test = try Repository.file(row.test)
      #expect(test.lines.contains { $0.contains("@Test") }, "row \(row.number): \(test) holds no test")
    }
  }

  private func rows() throws -> [Row] {
    try Repository.file("docs/seeds.md").lines.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingPrefix(" ") }.map { $0.prefix { $0 != " " } }
      guard cells.count >= 4, let number = Int(cells[0]) else { return nil }
      return Row(number: number, code: String(cells[2]), test: String(cells[3]))
    }
  }
}
