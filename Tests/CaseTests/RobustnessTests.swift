import Checkout
import FacetCompiler
import FacetDiagnostics
import FacetLanguage
import FacetText
import Foundation
import Testing

/// The specs of this repository, damaged in every way that a hand or a disk damages files: nothing traps, every
/// diagnostic stands in the file, and where a key is broken, something is said. The suite damages some lines of each.
@Suite struct RobustnessTests {
  /// Without any one of its lines.
  @Test(arguments: Damage.paths) func anyLineMayBeMissing(_ path: String) throws {
    let damage = try Damage(path)
    for line in stride(from: 0, to: damage.lines.count, by: Checkout.triesEverything ? 1 : 41) {
      damage.compile { $0.remove(at: line) }
    }
  }

  /// With any one of its keys misspelt, or written twice.
  @Test(arguments: Damage.paths) func aBrokenKeyIsReported(_ path: String) async throws {
    await letDrawingBegin()
    let damage = try Damage(path)
    let keys = Array(damage.keys)
    #expect(!keys.isEmpty)
    for number in stride(from: 0, to: keys.count, by: Checkout.triesEverything ? 1 : 29) {
      let (line, key) = keys[number]
      let twice = damage.compile { $0.insert($0[line], at: line) }
      #expect(twice.hasErrors, "twice: \(path):\(line + 1) \(key)")
      let misspelt = damage.compile {
        $0[line] = $0[line].replacing("\(key):", with: "\(key) \(key):", maxReplacements: 1)
      }
      #expect(misspelt.diagnostics.contains { $0.span != nil }, "misspelt: \(path):\(line + 1) \(key)")
    }
  }

  /// With any type taken for another, or for none.
  @Test(arguments: Damage.paths) func anyTypeMayBeAnother(_ path: String) async throws {
    await letDrawingBegin()
    let damage = try Damage(path)
    let types = ["String", "Int", "Color", "View", "Binding<Int>", "Length", "TextStyle"]
    for (number, type) in types.enumerated() {
      for (index, other) in ["Zork", "Array<Array<Int?>>", "View", "Action?"].enumerated()
      where other != type && (Checkout.triesEverything || (number + index).isMultiple(of: 2)) {
        let line = damage.lines.firstIndex { $0.contains(": \(type)") }
        guard let line else { continue }
        let compilation = damage.compile { $0[line] = $0[line].replacing(": \(type)", with: ": \(other)") }
        if other == "Zork" { #expect(compilation.hasErrors, "\(path):\(line + 1)") }
      }
    }
  }

  /// Cut off behind any one of its bytes.
  @Test func aFileMayEndAnywhere() async throws {
    await letDrawingBegin()
    let bytes = try Damage("components/feedback/badge.component.yaml").bytes
    for count in stride(from: 0, to: bytes.count, by: Checkout.triesEverything ? 1 : 7) {
      check(Compiler.compile([SourceInput(path: "a.component.yaml", bytes: Array(bytes[..<count]))]))
    }
  }

  /// Strings that have broken other programs, as values, as names, and without quotes.
  @Test func naughtyStringsAreOnlyStrings() throws {
    let strings = try Damage.naughtyStrings()
    var values = Damage.card + "variants:\n"
    for (index, string) in strings.enumerated() {
      let encoded = Damage.quoted(string)
      values += "  V\(index): { with: { title: \(encoded) } }\n"
      let asName = Damage.card.replacing("title: String", with: "\(encoded): String")
      let asCode = Damage.card.replacing("content.title", with: string)
      for spec in [asName, asCode] {
        check(Compiler.compile([SourceInput(path: "card.component.yaml", bytes: Array(spec.utf8))]))
      }
    }
    check(Compiler.compile([SourceInput(path: "card.component.yaml", bytes: Array(values.utf8))]))
  }
}

/// Every diagnostic lies in its file and can be shown, and there is a design if nothing is wrong.
private func check(_ compilation: Compilation) {
  #expect((compilation.design == nil) == compilation.hasErrors)
  var renderer = DiagnosticRenderer(compilation.sources)
  #expect(renderer.text(for: compilation.diagnostics).text.isEmpty == compilation.diagnostics.isEmpty)
}

/// One spec of this repository's design system among the others, to be damaged.
private struct Damage {
  let bytes: [UInt8]
  let lines: [String]
  private let path: String
  private static let inputs = Result { NeededInputs(try DesignFolder.repository.inputs()) }
  /// What the spec needs, read once.
  private let others: SpecFiles

  init(_ path: String) throws {
    self.path = path
    bytes = try Checkout.bytes("specs/" + path)
    lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    // The app needs all screens.
    let needed = try Self.inputs.get().inputs(for: path)
    others = SpecFiles(needed.filter { $0.path != path && !$0.path.hasSuffix("app.yaml") })
  }

  /// Lines that begin with a key of the grammar and are no item of a list.
  var keys: [(line: Int, key: String)] {
    lines.enumerated().compactMap { index, line in
      let text = line.drop { $0 == " " }
      guard let colon = text.firstIndex(of: ":") else { return nil }
      let key = String(text[..<colon])
      return Self.words.contains(key) ? (index, key) : nil
    }
  }

  @discardableResult
  func compile(_ edit: (inout [String]) -> Void) -> Compilation {
    var edited = lines
    edit(&edited)
    let bytes = Array(edited.joined(separator: "\n").utf8)
    var files = others
    files.add(SourceInput(path: path, bytes: bytes))
    let compilation = Compiler.compile(files)
    check(compilation)
    return compilation
  }

  /// Every eighth component, all screens and the app.
  static let paths: [String] = {
    let paths = (try? Checkout.files(in: "specs", endingIn: [".yaml"])) ?? []
    let components = paths.filter { $0.hasSuffix(".component.yaml") }
    return stride(from: 0, to: components.count, by: 8).map { components[$0] }
      + paths.filter { $0.hasPrefix("screens/") }
  }()

  private static let words = Set(Key.allCases.map(\.text))

  static let card = """
    component: Card
    parameters:
      title: String
    styles:
      default:
        body:
          text: content.title
    sample: { title: Hello }

    """

  /// The Big List of Naughty Strings where it is at hand, and always some of its kind.
  static func naughtyStrings() throws -> [String] {
    let own = [
      "", "null", "undefined", "1e309", "\u{202E}abc", "\"\u{0301}", "a\u{0}b", "{{{", "}}", "\\", "`", "%s", "👩‍👩‍👧",
      "\u{FEFF}",
    ]
    guard let file = Checkout.shared("data/conformance/blns/blns.json") else { return own }
    return own + (try JSONDecoder().decode([String].self, from: Data(contentsOf: file)))
  }

  /// As JSON writes it, which YAML reads too.
  static func quoted(_ text: String) -> String {
    let data = (try? JSONEncoder().encode([text])) ?? Data("[\"\"]".utf8)
    return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
  }
}
