import Testing

/// What no tool checks, and a reader would trip over.
struct SourceTests {
  static let sources = ["Sources", "Tests", "Scripts", ".ci"]

  @Test func nothingIsLeftForLater() throws {
    let words = ["TO" + "DO", "FIX" + "ME", "X" + "XX", "HA" + "CK"]
    for file in try Repository.files(in: Self.sources, suffixes: [".swift", "run", ".sh"]) {
      for (number, line) in file.lines.enumerated() {
        for word in words where line.contains(word) { Issue.record("\(file):\(number + 1) says \(word)") }
      }
    }
  }

  /// Input must not be able to trap: what a file holds is never taken by force.
  @Test func nothingIsForced() throws {
    let words = ["try" + "!", " as" + "! ", "fatal" + "Error("]
    for file in try Repository.files(in: ["Sources"], suffixes: [".swift"]) {
      for (number, line) in file.lines.enumerated() where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        for word in words where line.contains(word) { Issue.record("\(file):\(number + 1) says \(word)") }
      }
    }
  }

  /// No path of a developer's machine.
  @Test func noPathLeadsOutOfTheProject() throws {
    let words = ["/wo" + "rk/", "/ho" + "me/", "shared/" + "design"]
    for file in try Repository.files(in: Self.sources + ["specs", "generated"], suffixes: [""]) {
      for (number, line) in file.lines.enumerated() {
        for word in words where line.contains(word) { Issue.record("\(file):\(number + 1) names \(word)") }
      }
    }
  }

  @Test func filesAreShort() throws {
    let files = try Repository.files(in: ["Sources"], suffixes: [".swift"]).filter { !$0.path.contains("/Unicode/") }
    for file in files { #expect(file.lines.count <= 300, "\(file) holds more than one idea") }
    let lengths = files.map(\.lines.count).sorted()
    #expect(lengths[lengths.count / 2] <= 100)
  }
}
