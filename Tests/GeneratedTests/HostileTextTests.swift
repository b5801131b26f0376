import Checkout
import FacetCompiler
import FacetIR
import Foundation
import Testing

@testable import FacetSwift

/// Nothing that a spec says becomes code.
struct HostileTextTests {
  /// One program prints every string back, scalar by scalar: those of literals, of variants' names, and of literals of
  /// several lines.
  @Test func everyStringComesBackAsItWas() throws {
    let strings = HostileStrings.all
    let folder = try TemporaryFolder()
    let printer = """
      import FacetRuntime
      import FacetVariants
      @main @MainActor struct Printer {
        static func main() {
          let names = Hostile_Definition.contentVariants.all.map { $0.name }
          for text in DefaultHostileStyle().strings + names + blocks {
            print(text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " "))
          }
        }
      }
      """
    let main = try folder.write(printer.utf8, to: "Printer.swift")
    // Some of them deeper than others.
    let blocks = strings.enumerated().map { number, text in
      (0..<number % 4).reduce(.string(StringLiteral(block: text)) as Code) { code, _ in .call("String", single: code) }
    }
    let declaration: Code = "let blocks: [String] = \(.longArray(blocks))"
    let others = try folder.write(CodeRenderer.bytes(of: declaration), to: "Blocks.swift")
    let compiled = try SwiftTool.swiftc(
      SwiftTool.strict + ["-I", SwiftTool.modules, "-o", folder.path("printer"), main, others]
        + swiftFiles(for: HostileDesign.saying(strings)).map { try folder.write($0.bytes, to: $0.name) }
        + SwiftTool.objectsOfRuntime + ["-lm"])
    #expect(compiled.status == 0, "\(compiled.findings.prefix(10))")
    let printed = try SwiftTool.run(folder.path("printer"), [])
    let lines = printed.output.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let expected = strings.map { $0.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ") }
    #expect(lines == expected + expected + expected + [""])
  }

  /// The compiler finds the same declarations, statement for statement, whatever the text.
  @Test func theSameDeclarationsWhateverTheText() throws {
    let strings = HostileStrings.all
    let hostile = try declarations(saying: strings)
    let harmless = try declarations(saying: strings.map { _ in "text" })
    #expect(hostile == harmless)
    #expect(hostile.values.reduce(0, +) > strings.count)
  }

  /// The compiler finds only literals in what any file of a project says, and reads them as they are there.
  @Test(arguments: DesignFolder.all) func noTextOfAFileBecomesCode(design folder: DesignFolder) throws {
    let project = HostileProject(try folder.inputs(), saying: HostileStrings.code)
    let files = swiftFiles(for: try #require(project.compilation.design))
    let dump = try parsed(files)
    #expect(!dump.contains("name=\"Evil\""), "a text has become code")
    let texts = Dictionary(uniqueKeysWithValues: project.texts.map { ($0.mark, $0.text) })
    var read: Set<String> = []
    for value in values(in: dump) {
      let marks = Set(String(decoding: value, as: UTF8.self).matches(of: /q\d+q/).map { String($0.output) })
      for (mark, text) in marks.compactMap({ mark in texts[mark].map { (mark, $0) } }) {
        // A name made of a text has its letters only.
        guard value.range(of: Data(text.utf8.prefix(mark.utf8.count + 1))) != nil else { continue }
        // A comment for translators is the first line of a text.
        let firstLine = text.prefix { !$0.isNewline }
        #expect(value.range(of: Data(firstLine.utf8)) != nil, "\(text.debugDescription)")
        if value.range(of: Data(text.utf8)) != nil { read.insert(mark) }
      }
    }
    #expect(read.count > 100)
  }

  /// Those of string literals in a dump of the compiler.
  private func values(in dump: String) -> [Data] {
    let start = #"(string_literal_expr type="<null>" encoding=utf8 value=""#
    return dump.utf8.split(separator: start.utf8).dropFirst().map { rest in
      var value = Data()
      var isEscaped = false
      for byte in rest {
        switch byte {
        case UInt8(ascii: "n") where isEscaped: value.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "r") where isEscaped: value.append(UInt8(ascii: "\r"))
        case UInt8(ascii: "t") where isEscaped: value.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "\\") where !isEscaped:
          isEscaped = true
          continue
        case UInt8(ascii: "\"") where !isEscaped: return value
        default: value.append(byte)
        }
        isEscaped = false
      }
      return value
    }
  }

  private func declarations(saying strings: [String]) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    for line in try parsed(swiftFiles(for: HostileDesign.saying(strings))).split(separator: "\n") {
      guard let kind = line.drop(while: { $0 == " " }).split(separator: " ").first else { continue }
      if kind.hasPrefix("("), kind.hasSuffix("_decl") { counts[String(kind), default: 0] += 1 }
    }
    return counts
  }

  /// The syntax tree of the files, one after the other, as the compiler dumps it.
  private func parsed(_ files: [SwiftFile]) throws -> String {
    let folder = try TemporaryFolder()
    let all = try folder.write(files.map(\.bytes).joined(separator: "\n".utf8), to: "All.swift")
    // What the compiler writes to standard error would be among it.
    let command = "swiftc -frontend -dump-parse -swift-version 6 -D DEBUG \"$0\" >\"$1\""
    let result = try SwiftTool.run("sh", ["-c", command, all, folder.path("dump")])
    #expect(result.status == 0, "\(result.findings.prefix(5))")
    return try String(contentsOfFile: folder.path("dump"), encoding: .utf8)
  }
}
