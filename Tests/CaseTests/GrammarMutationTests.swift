import Checkout
import FacetCompiler
import FacetDiagnostics
import FacetLanguage
import FacetSpec
import Foundation
import SpecMutation
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

  @Test(arguments: KeyMutation.Kind.allCases) func everyRowAnswers(to kind: KeyMutation.Kind) async {
    await letDrawingBegin()
    let project = OpenProject(SpecFiles())
    for example in GrammarExample.all {
      guard let key = example.occurrence, let mutation = KeyMutation(kind, of: key, in: example.file.bytes) else {
        continue
      }
      for silence in example.file.silences(to: MutatedFile([mutation]), in: project) {
        Issue.record("\(example.row), \(silence)")
      }
    }
  }

  /// Each key of the specs in each of the ways, in the suite six times. To make that affordable, mistakes that have
  /// nothing to do with each other are made at once, as a hand may; who was not told its own is asked again alone.
  @Test(arguments: SpecOfAProject.all) func everyKeyOfASpecAnswers(_ spec: SpecOfAProject) async {
    await letDrawingBegin()
    #expect(SpecOfAProject.all.count > 80)
    for kind in KeyMutation.Kind.allCases {
      let mutations = spec.keys.compactMap { KeyMutation(kind, of: $0, in: spec.file.bytes) }
      for file in MutatedFile.files(for: mutations) {
        for silence in spec.file.silences(to: file, in: spec.project) {
          let alone = MutatedFile([silence.mutation])
          for silence in spec.file.silences(to: alone, in: spec.project) { Issue.record("\(silence)") }
        }
      }
    }
  }
}

/// A mistake of which nothing was said where it is.
private struct Silence: CustomStringConvertible {
  let mutation: KeyMutation
  let said: [Diagnostic]
  let text: String

  var description: String {
    "'\(mutation.key.row.key.text)', \(mutation.kind), \(said.map { "\($0.kind.code): \($0.message)" })\n\(text)"
  }
}

extension SpecText {
  /// The mistakes that were not answered; of several in one file, each has to have an error of its own.
  fileprivate func silences(to mutated: MutatedFile, in project: OpenProject) -> [Silence] {
    let (edited, places) = mutated.edited(bytes)
    let file = SpecText(path: path, bytes: edited, root: root)
    // Most is told as soon as the file is read.
    var said = Decoding.diagnostics(of: file)
    var silent = silentPlaces(among: places, said)
    if silent.isEmpty { return [] }
    said = project.replacing(SourceInput(path: path, bytes: edited)).diagnostics(of: path)
    silent = silentPlaces(among: places, said)
    return silent.map { Silence(mutation: mutated.mutations[$0], said: said, text: file.text) }
  }

  private func silentPlaces(among places: [Range<Int>], _ said: [Diagnostic]) -> [Int] {
    var answered: Set<Int> = []
    for diagnostic in said where places.count == 1 || diagnostic.severity == .error {
      let touched = places.indices.filter { diagnostic.touches(places[$0]) }
      if touched.count == 1 { answered.insert(touched[0]) }
    }
    return places.indices.filter { !answered.contains($0) }
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
    switch file.root?.name {
    case Grammar.component.name: _ = ComponentSpec.decode(tree, diagnostics: &diagnostics)
    case Grammar.screen.name: _ = ComponentSpec.decode(screen: tree, diagnostics: &diagnostics)
    default: _ = ProjectSpec.decode(tree, diagnostics: &diagnostics)
    }
    return diagnostics
  }
}

extension SpecText {
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Nil for a file that the grammar does not describe, such as a token file.
  init?(_ input: SourceInput) {
    let roots = [".component.yaml": Grammar.component, ".screen.yaml": Grammar.screen, "facet.yaml": Grammar.project]
    guard let root = roots.first(where: { input.path.hasSuffix($0.key) })?.value else { return nil }
    self.init(path: input.path, bytes: input.bytes, root: root)
  }
}

extension GrammarExample {
  /// Where the row's key stands: the deepest of that name.
  fileprivate var occurrence: SpecText.Occurrence? {
    let name = row.split(separator: ".").last.map(String.init)
    return file.occurrences.last { $0.row.key.text == name }
  }
}

/// A file of a project of this repository, among the others.
struct SpecOfAProject: CustomTestStringConvertible, Sendable {
  let folder: DesignFolder
  let file: SpecText
  let project: OpenProject
  /// Its keys, without those that files before it have six times.
  let keys: [SpecText.Occurrence]
  var testDescription: String { "\(folder)/\(file.path)" }

  static let all: [SpecOfAProject] = {
    var counts: [String: Int] = [:]
    return [DesignFolder.repository, .odd].flatMap { folder in
      let inputs = (try? folder.inputs()) ?? []
      let needed = NeededInputs(inputs)
      return inputs.compactMap(SpecText.init).map { file in
        SpecOfAProject(
          folder: folder, file: file, project: OpenProject(SpecFiles(needed.inputs(for: file.path))),
          keys: file.occurrences.filter { key in
            counts[key.path, default: 0] += 1
            return Checkout.triesEverything || counts[key.path, default: 0] <= 6
          })
      }
    }
  }()
}
