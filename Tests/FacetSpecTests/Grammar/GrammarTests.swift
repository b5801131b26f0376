import FacetDiagnostics
import FacetLanguage
import Testing

@testable import FacetSpec

@Suite struct GrammarTests {
  @Test func everyKeyIsFoundByItsBytes() {
    for key in Key.allCases {
      #expect(keyword(key.text).key == key, "\(key.text)")
      #expect(keyword(key.text + "x").key == Key.allCases.first { $0.text == key.text + "x" })
    }
    #expect(keyword("") == .none && keyword("Component") == .none && keyword("aVeryLongWordThatNoGrammarHas") == .none)
    #expect(Key.if.text == "if" && Key.default.text == "default")
    #expect(Key.allCases.map(\.rawValue) == Array(1...UInt16(Key.allCases.count)))
  }

  @Test func everyKeyHasAPlace() {
    let keys = Set(Grammar.sections.flatMap(\.rows).map(\.key))
    for key in Key.allCases { #expect(keys.contains(Keyword(key)), "\(key.text) stands nowhere") }
  }

  @Test func everyRowSaysWhatItIs() {
    for row in Grammar.sections.flatMap(\.rows) {
      #expect((row.doc.hasSuffix(".") || row.doc.hasSuffix("…")) && row.doc.count > 8, "\(row.key.text)")
      #expect(!row.value.expectation.isEmpty)
    }
  }

  /// What can be reached from the roots of the language is listed, once.
  @Test func everyShapeIsASection() {
    let names = Grammar.sections.map(\.name)
    #expect(Set(names).count == names.count)
    var reached: Set<String> = []
    func visit(_ rows: [Row]) {
      for shape in rows.flatMap(\.value.shapes) where reached.insert(shape.name).inserted { visit(shape.rows) }
    }
    visit(Grammar.component.rows + Grammar.project.rows + Grammar.sections.flatMap(\.rows))
    #expect(reached.subtracting(names).isEmpty)
  }

  /// Elements whose argument hides the modifier of its name: a shape has corners of its own, and the `id` of an `each`
  /// is that of its elements.
  private static let hiding: Set<[String]> = [["shape", "cornerRadius"], ["each", "id"]]

  @Test func argumentsComeBeforeModifiers() {
    for element in Grammar.elements {
      for (index, row) in element.arguments.rows.enumerated() {
        #expect(element.keys.rowIndex(row.key) == index, "\(row.key.text)")
        let isShared = Grammar.modifiers.row(row.key) != nil
        #expect(isShared == Self.hiding.contains([element.principal.key.text, row.key.text]), "\(row.key.text)")
      }
    }
  }

  @Test func everyKindIsExplained() {
    let codes = FacetSpecKinds.all.map { "\($0.code)" }
    #expect(Set(codes).count == codes.count)
    for kind in FacetSpecKinds.all {
      let explanation = "\(kind.explanation)"
      let group = "\(kind.code)".split(separator: "/").first ?? ""
      guard ["expr", "spec", "type"].contains(group) else { continue }
      #expect(explanation.contains("Wrong:\n") && explanation.contains("Right:\n"), "\(kind.code)")
      #expect("\(kind.code)".split(separator: "/").count == 2)
    }
  }

  private func keyword(_ word: String) -> Keyword { Array(word.utf8).withUnsafeBufferPointer { Keyword($0) } }
}

extension ValueShape {
  /// The shapes that it names itself.
  fileprivate var shapes: [Shape] {
    switch self {
    case .shape(let shape), .expressionOr(_, let shape), .expressionOrList(_, of: let shape), .wordOr(_, let shape),
      .textOr(let shape), .mappings(let shape):
      [shape]
    case .list(of: let value), .named(let value): value.shapes
    case .declaration(let shape): [shape]
    case .statements: [Grammar.longAction]
    default: []
    }
  }
}
