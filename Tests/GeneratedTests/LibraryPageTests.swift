import Checkout
import Foundation
import Testing

/// The examples of `docs/libraries.md` compile, here and with SwiftUI.
struct LibraryPageTests {
  /// But for those beside libraries of others.
  @Test func theExamplesCompileTogether() throws {
    #expect(try findings(with: ["-I", SwiftTool.modules], in: blocks().filter { !$0.contains("import Epoxy") }) == [])
  }

  @Test func theyCompileWithSwiftUI() throws {
    #expect(try findings(with: AppleLike.arguments, in: blocks()) == [])
  }

  private func findings(with arguments: [String], in blocks: [String]) throws -> [String] {
    #expect(blocks.count >= 5)
    let folder = try TemporaryFolder()
    let files = try blocks.enumerated().map { try folder.write($0.element.utf8, to: "Example\($0.offset + 1).swift") }
    return try SwiftTool.swiftc(SwiftTool.strict + arguments + ["-typecheck"] + files).findings
  }

  private func blocks() throws -> [String] {
    let lines = try Checkout.text("docs/libraries.md").components(separatedBy: "\n")
    return lines.indices.filter { lines[$0] == "```swift" }.map { start in
      lines[(start + 1)...].prefix { $0 != "```" }.joined(separator: "\n")
    }
  }
}
