import Checkout
import FacetCheck
import FacetCompiler
import FacetIR
import FacetInterpreter
import FacetLanguage
import FacetPreview
import FacetSwift
import Testing

/// Cases that hold specs, the generated Swift and its picture.
@Suite struct CaseOutputTests {
  /// The Swift and the goldens of the components of a case, or of its tokens where it has no components.
  @Test(arguments: Case.withOutputs) func outputs(of case: Case) throws {
    let design = try #require(`case`.compilation.design)
    var texts: [String: String] = [:]
    for file in swiftFiles(shownFor: design) { texts[file.name] = String(decoding: file.bytes, as: UTF8.self) }
    let program = Program(design)
    let goldens = program.goldens { cell, component in
      let (drawn, failures, _) = program.draw(cell, of: component)
      #expect(failures.isEmpty, "\(component.name)")
      return drawn
    }
    for golden in goldens where (golden.id == "tokens") == design.components.isEmpty {
      texts[golden.fileName] = golden.text
    }
    for drawn in program.drawnSessions() {
      #expect(drawn.failures.isEmpty, "\(drawn.golden.id)")
      texts[drawn.golden.fileName] = drawn.golden.text
    }
    for drawn in program.drawnTransitions() { texts[drawn.golden.fileName] = drawn.golden.text }
    try Recording.expect(texts, in: `case`.outputs)
  }

  /// The definitions of variants and the catalog only list what the specs say.
  private func swiftFiles(shownFor design: Design) -> [SwiftFile] {
    if design.components.isEmpty { return tokenFiles(for: design) }
    return design.components.flatMap { SwiftEmitter(design).files(for: $0) }
      .filter { !$0.name.hasSuffix("_Definition.swift") }
      + SwiftEmitter(design).appFiles + SwiftEmitter(design).transitionFiles + SwiftEmitter(design).serverFiles
  }

  // MARK: Completeness

  @Test func everyElementHasACase() { expectCases("element", of: Grammar.elements.map(\.principal.key.text)) }

  @Test func everyModifierHasACase() { expectCases("modifier", of: Grammar.modifiers.rows.map(\.key.text)) }

  @Test func everyTypeHasACase() { expectCases("type", of: builtInTypeNames) }

  @Test func everyKeyOfAStyleHasACase() { expectCases("style", of: Grammar.style.rows.map(\.key.text)) }

  /// `cornerRadius` is shown in `modifier/corner-radius`.
  private func expectCases(_ group: String, of words: [String]) {
    let names = Set(Case.withOutputs.map(\.name))
    for word in words {
      let name = "\(group)/\(kebabCased(word))"
      #expect(names.contains(name), "there is no Tests/Cases/\(name) with a folder 'expected'")
    }
    #expect(!words.isEmpty)
  }

  private func kebabCased(_ word: String) -> String {
    var name = ""
    for (index, letter) in word.enumerated() {
      let isWordStart = letter.isUppercase && index > 0 && !word.allSatisfy(\.isUppercase)
      name += (isWordStart ? "-" : "") + letter.lowercased()
    }
    return name
  }
}
