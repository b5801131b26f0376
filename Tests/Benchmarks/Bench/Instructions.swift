import Foundation

/// Instructions a component, as callgrind counts them: the same at every run, whatever else the machine does.
extension Workbench {
  /// The figures beside the last ones on record, to which they are appended where they differ.
  func instructions(comparedWith history: String) throws -> String {
    guard try hasValgrind else { return "valgrind is not installed: no instructions are counted\n" }
    let counted = try Self.figures.map { name, count in
      let (few, many) = (10, 100)
      let totals = try [few, many].map { size in
        let specs = try write(Corpus(componentCount: size), as: "\(name)-\(size)")
        defer { remove(specs) }
        return try count(self, specs)
      }
      return (name: name, instructions: (totals[1] - totals[0]) / Double(many - few))
    }
    var table = try History(path: history, names: counted.map(\.name))
    let text = counted.map { name, instructions in
      let old = table.last(name)
      let change = old.map { String(format: "%+.2f %%", (instructions / $0 - 1) * 100) } ?? "new"
      return String(
        format: "%@ %12.0f   %@ × events   %@\n", name.padding(toLength: 16, withPad: " ", startingAt: 0), instructions,
        String(format: "%6.2f", instructions / counted[0].instructions), change)
    }
    try table.append(counted.map(\.instructions), at: try commit())
    return "instructions a component (100 components - 10 components) / 90\n\n" + text.joined()
  }

  private static let figures: [(String, @Sendable (Workbench, URL) throws -> Double)] = [
    (
      "events",
      { bench, specs in try bench.instructions(bench.floor, ["events", bench.list(bench.files(below: specs))]) }
    ),
    (
      "check",
      { bench, specs in try bench.instructions(bench.facet, ["check"] + bench.threads(1) + bench.project(specs)) }
    ),
    (
      "generate",
      { bench, specs in try bench.instructions(bench.facet, ["generate"] + bench.threads(1) + bench.project(specs)) }
    ),
    (
      "snapshot check",
      { bench, specs in
        _ = try bench.facet(["snapshot", "accept", "--all"], project: specs)
        return try bench.instructions(bench.facet, ["snapshot", "check"] + bench.threads(1) + bench.project(specs))
      }
    ),
  ]

  private var hasValgrind: Bool {
    get throws { try run(URL(fileURLWithPath: "/usr/bin/env"), ["valgrind", "--version"], in: folder).status == 0 }
  }

  private func instructions(_ program: URL, _ arguments: [String]) throws -> Double {
    let tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program.path]
    let cost = try run(URL(fileURLWithPath: "/usr/bin/env"), tool + arguments, in: folder)
    let words = cost.output.split { $0 == " " || $0 == "\n" }
    guard cost.status == 0, let place = words.lastIndex(of: "Collected"), place + 2 < words.count,
      let count = Double(words[place + 2])
    else { throw Failure.program("valgrind", status: cost.status, output: cost.output) }
    return count
  }

  /// The commit that is checked out, with a `+` if files differ from it.
  private func commit() throws -> String {
    let git = URL(fileURLWithPath: "/usr/bin/env")
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let cost = try run(git, ["git", "-C", here.path, "describe", "--always", "--dirty=+"], in: folder)
    return cost.status == 0 ? cost.output.trimmingCharacters(in: .whitespacesAndNewlines) : "?"
  }
}

/// A file of tab-separated values: the commit, and the figures by the names in the first line.
private struct History {
  let path: String
  private let names: [String]
  private var lines: [[String]]

  init(path: String, names: [String]) throws {
    self.path = path
    self.names = names
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    lines = (text ?? "").split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    if lines.isEmpty { lines = [["commit"] + names] }
  }

  /// The figure of the last line.
  func last(_ name: String) -> Double? {
    guard lines.count > 1, let column = lines[0].firstIndex(of: name), column < lines[lines.count - 1].count else {
      return nil
    }
    return Double(lines[lines.count - 1][column])
  }

  /// Takes the place of an earlier line of the same commit.
  mutating func append(_ values: [Double], at commit: String) throws {
    if lines.count > 1, lines[lines.count - 1][0] == commit { lines.removeLast() }
    lines.append([commit] + values.map { String(format: "%.0f", $0) })
    let text = lines.map { $0.joined(separator: "\t") + "\n" }.joined()
    let file = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
