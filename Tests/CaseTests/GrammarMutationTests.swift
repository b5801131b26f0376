import FacetCompiler
import FacetDiagnostics
import FacetSpec
import Foundation
import Testing

/// Every key of the grammar, misspelt, unheard of, misplaced, of the wrong type, without a value, missing and doubled,
/// in specs that are made from the grammar and in the specs of this repository: each is told where it stands.
@Suite struct GrammarMutationTests {
  @Test func everyRowHasAnExampleThatCanBeRead() {
    #expect(GrammarExample.all.count > 150)
    for example in GrammarExample.all {
      let messages = Decoding.diagnostics(of: example.file).map(\.message)
      #expect(messages.isEmpty, "\(example.row): \(example.file.text)")
      let isThere = example.occurrence != nil
      #expect(isThere, "\(example.row) does not stand in its example: \(example.file.text)")
    }
  }

  @Test(arguments: KeyMutation.Kind.allCases) func everyRowAnswers(to kind: KeyMutation.Kind) {
    for example in GrammarExample.all {
      guard let key = example.occurrence else { continue }
      if let silence = silence(kind, of: key, in: example.file, among: []) {
        Issue.record("\(example.row), \(silence)")
      }
    }
  }

  /// Each key of each spec in some of the ways, which change from key to key.
  @Test(arguments: SpecFolder.all) func everyKeyOfASpecAnswers(_ folder: SpecFolder) throws {
    let inputs = try folder.inputs()
    let files = inputs.filter { $0.path.hasSuffix(".yaml") && !$0.path.contains("tokens/") }.map(SpecText.init)
    let keys = files.flatMap { file in file.occurrences.map { (file, $0) } }
    #expect(keys.count > 100)
    let kinds = KeyMutation.Kind.allCases
    let step = keys.count / Self.mostMutations + 1
    for (turn, index) in stride(from: 0, to: keys.count, by: step).enumerated() {
      let (file, key) = keys[index]
      let others = inputs.filter { $0.path != file.path }
      if let silence = silence(kinds[turn % kinds.count], of: key, in: file, among: others) {
        Issue.record("\(file.path), '\(key.row.key.text)', \(silence)")
      }
    }
  }

  /// In one project; each takes a few milliseconds.
  private static let mostMutations = 600

  /// Nothing was said there; with the file. Nil if something was, or there is nothing to say.
  private func silence(
    _ kind: KeyMutation.Kind, of key: SpecText.Occurrence, in file: SpecText, among others: [SourceInput]
  ) -> String? {
    guard let mutation = KeyMutation(kind, of: key, in: file.bytes) else { return nil }
    let mutated = SpecText(path: file.path, bytes: mutation.bytes, root: file.root)
    var said = Decoding.diagnostics(of: mutated)
    if said.contains(where: { $0.touches(mutation.place) }) { return nil }
    let compilation = Compiler.compile(others + [SourceInput(path: file.path, bytes: mutation.bytes)])
    said = compilation.diagnostics.filter { diagnostic in
      diagnostic.span.map { compilation.sources.path(of: $0.file) == file.path } ?? false
    }
    if said.contains(where: { $0.touches(mutation.place) }) { return nil }
    let line = mutation.bytes[..<mutation.place.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    return "\(kind) at line \(line), \(said.map { "\($0.kind.code): \($0.message)" })\n\(mutated.text)"
  }
}

extension Diagnostic {
  fileprivate func touches(_ place: Range<Int>) -> Bool {
    guard let span else { return false }
    return Int(span.start) < place.upperBound && Int(span.end) > place.lowerBound || place.contains(Int(span.start))
  }
}

/// What is said of a file before anything in it is looked up.
private enum Decoding {
  static func diagnostics(of file: SpecText) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    guard let tree = SourceTree.read(yaml: file.bytes, file: FileID(0), diagnostics: &diagnostics) else {
      return diagnostics
    }
    if file.path.hasSuffix(".component.yaml") {
      _ = ComponentSpec.decode(tree, diagnostics: &diagnostics)
    } else {
      _ = ProjectSpec.decode(tree, diagnostics: &diagnostics)
    }
    return diagnostics
  }
}

extension SpecText {
  var text: String { String(decoding: bytes, as: UTF8.self) }

  init(_ input: SourceInput) {
    let isComponent = input.path.hasSuffix(".component.yaml")
    self.init(path: input.path, bytes: input.bytes, root: isComponent ? Grammar.component : Grammar.project)
  }
}

extension GrammarExample {
  /// Where the row's key stands: the deepest of that name.
  fileprivate var occurrence: SpecText.Occurrence? {
    let name = row.split(separator: ".").last.map(String.init)
    return file.occurrences.last { $0.row.key.text == name }
  }
}

/// A project of this repository.
struct SpecFolder: CustomTestStringConvertible, Sendable {
  let path: String
  var testDescription: String { path }

  static let all = ["specs", "Tests/Fixtures/OddDesign/specs"].map { SpecFolder(path: $0) }

  func inputs() throws -> [SourceInput] {
    let folder = Case.root.deletingLastPathComponent().deletingLastPathComponent().appending(path: path)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }
      .map { SourceInput(path: $0, bytes: Array(try Data(contentsOf: folder.appending(path: $0)))) }
  }
}
