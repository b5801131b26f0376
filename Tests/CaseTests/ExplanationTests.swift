import Checkout
import FacetCompiler
import FacetDiagnostics
import Testing

/// What `facet explain` says of each rule is so: the wrong example is what the rule is about, and the right one is not.
@Suite struct ExplanationTests {
  /// Rules whose examples are said in words, because they are too large to show or cannot be seen, or are files that are
  /// not read as a whole. A new rule has examples that can be compiled; where that cannot be, it is listed here.
  private static let excerpts: Set<String> = [
    "component/too-deep", "component/too-many-views", "expr/missing", "expr/too-complex",
    "expr/unterminated-text", "project/missing-root", "project/same-path", "project/unknown-file",
    "swift/not-written", "text/hidden-character", "token/extends-too-large", "token/long-chain",
    "variant/too-many-cells",
    "yaml/control-character", "yaml/directive", "yaml/encoding", "yaml/indentation", "yaml/invalid-utf8",
    "yaml/line-separator", "yaml/several-documents", "yaml/tab", "yaml/too-deep", "yaml/too-large",
    "yaml/too-many-aliases", "yaml/too-many-mistakes",
  ]

  private static let codes = Compiler.diagnosticKinds.map { "\($0.code)" }
  private static let explanations = Dictionary(
    uniqueKeysWithValues: Compiler.diagnosticKinds.map { ("\($0.code)", ($0, Explanation($0))) })

  @Test(arguments: codes) func showsAWrongAndARightExample(_ code: String) throws {
    let (_, explanation) = try #require(Self.explanations[code])
    #expect(explanation.saysWrong, "\(code) has no wrong example")
    #expect(explanation.saysRight, "\(code) has no right example")
  }

  @Test(arguments: codes) func examplesAreTrue(_ code: String) async throws {
    await letDrawingBegin()
    let (kind, explanation) = try #require(Self.explanations[code])
    let isTrue = Self.isTrue(explanation, of: kind)
    #expect(
      isTrue != Self.excerpts.contains(code), isTrue ? "\(code) can be shown: take it out" : "\(code) is not shown")
  }

  /// In some surroundings the wrong example is a case of the rule, and every right one is none there.
  private static func isTrue(_ explanation: Explanation, of kind: DiagnosticKind) -> Bool {
    let context = explanation.surroundings.map { $0 + "\n" }.joined()
    func says(_ files: SpecFiles) -> Bool {
      Compiler.compile(files, laterKinds: [kind]).diagnostics.contains { $0.kind == kind }
    }
    let wholes = (explanation.wrong + explanation.right).compactMap { ExampleProject.files(of: context + $0) }
    if !wholes.isEmpty {
      func project(_ example: String) -> SpecFiles { SpecFiles(ExampleProject.files(of: context + example) ?? []) }
      return explanation.wrong.contains { says(project($0)) } && !explanation.right.contains { says(project($0)) }
    }
    func gives(_ example: String, in frame: ExampleFrame) -> Bool {
      let whole = frame.text == "…" ? ExampleFrame.completed(context + example, at: frame.path) : nil
      let text = whole ?? example
      return says(frame.files(around: text))
    }
    return ExampleFrame.all(likelyFirstFor: "\(kind.group)").contains { frame in
      explanation.wrong.contains { gives($0, in: frame) } && !explanation.right.contains { gives($0, in: frame) }
    }
  }
}
