import Checkout
import Foundation
import Testing

/// What people write beside generated code compiles here if it does with Apple's SwiftUI, and only then.
///
/// Each error of a file in `Rejected` is announced on its line: `// error: get-only property`.
struct FormsTests {
  @Test func asOnApplePlatforms() throws {
    let apple = try AppleLike.arguments
    let accepted = try compile("Accepted", with: apple + ["-typecheck"])
    #expect(accepted.status == 0, "\(accepted.findings)")
    let rejected = try compile("Rejected", with: apple + ["-typecheck"])
    try compare(rejected.output)
  }

  @Test func acceptedHere() throws {
    let folder = try TemporaryFolder()
    let result = try compile("Accepted", with: ["-I", SwiftTool.modules] + SwiftTool.module("Forms", in: folder))
    #expect(result.status == 0, "\(result.findings)")
  }

  private func compile(_ folder: String, with arguments: [String]) throws -> SwiftTool.Result {
    try SwiftTool.swiftc(
      SwiftTool.strict + arguments + SwiftTool.sources(in: "Tests/GeneratedTests/\(folder)"))
  }

  private func compare(_ output: String) throws {
    var found: [String: String] = [:]
    for match in output.matches(of: /(?m)^\S*\/(\w+\.swift:\d+):\d+: error: (.+)$/) {
      found[String(match.1), default: ""] += String(match.2)
    }
    var expected: [String: String] = [:]
    for path in try SwiftTool.sources(in: "Tests/GeneratedTests/Rejected") {
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        guard let comment = line.range(of: "// error: ") else { continue }
        expected["\(URL(filePath: path).lastPathComponent):\(number + 1)"] = String(line[comment.upperBound...])
      }
    }
    #expect(expected.count > 30)
    for (place, message) in expected {
      #expect(found[place]?.contains(message) == true, "\(place): \(found[place] ?? "it compiles")")
    }
    for (place, message) in found where expected[place] == nil { Issue.record("\(place): \(message)") }
  }
}
