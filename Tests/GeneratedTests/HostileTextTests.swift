import FacetIR
import FacetSwift
import Foundation
import Testing

/// Nothing that a spec says becomes code.
struct HostileTextTests {
  /// One program prints every string back, scalar by scalar: those of literals, and those of variants' names.
  @Test func everyStringComesBackAsItWas() throws {
    let strings = HostileStrings.all
    let folder = try TemporaryFolder()
    let printer = """
      import FacetRuntime
      @main @MainActor struct Printer {
        static func main() {
          let names = Hostile_Definition.contentVariants.all.map { $0.name }
          for text in DefaultHostileStyle().strings + names {
            print(text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " "))
          }
        }
      }
      """
    let main = try folder.write(printer.utf8, to: "Printer.swift")
    let compiled = try SwiftTool.swiftc(
      SwiftTool.strict + ["-I", SwiftTool.modules, "-o", folder.path("printer"), main]
        + swiftFiles(for: HostileDesign.saying(strings)).map { try folder.write($0.bytes, to: $0.name) }
        + SwiftTool.objectsOfRuntime + ["-lm"])
    #expect(compiled.status == 0, "\(compiled.findings.prefix(10))")
    let printed = try SwiftTool.run(folder.path("printer"), [])
    let lines = printed.output.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let expected = strings.map { $0.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ") }
    #expect(lines == expected + expected + [""])
  }

  /// The compiler finds the same declarations, statement for statement, whatever the text.
  @Test func theSameDeclarationsWhateverTheText() throws {
    let strings = HostileStrings.all
    let hostile = try declarations(saying: strings)
    let harmless = try declarations(saying: strings.map { _ in "text" })
    #expect(hostile == harmless)
    #expect(hostile.values.reduce(0, +) > strings.count)
  }

  private func declarations(saying strings: [String]) throws -> [String: Int] {
    let folder = try TemporaryFolder()
    var counts: [String: Int] = [:]
    for file in swiftFiles(for: HostileDesign.saying(strings)) {
      let path = try folder.write(file.bytes, to: file.name)
      let dump = try SwiftTool.swiftc(["-frontend", "-dump-parse", "-swift-version", "6", "-D", "DEBUG", path])
      #expect(dump.status == 0, "\(dump.findings.prefix(5))")
      for line in dump.output.split(separator: "\n") {
        guard let kind = line.drop(while: { $0 == " " }).split(separator: " ").first else { continue }
        if kind.hasPrefix("("), kind.hasSuffix("_decl") { counts[String(kind), default: 0] += 1 }
      }
    }
    return counts
  }
}
