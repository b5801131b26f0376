import FacetCompiler
import FacetDiagnostics
import Testing

/// What `facet explain` says of each rule is so: the wrong example is what the rule is about, and the right one is not.
@Suite struct ExplanationTests {
  /// Rules whose examples are excerpts that no ``ExampleFrame`` completes, or are said in words because they are too
  /// large to show. A new rule has examples that can be compiled; where that cannot be, it is listed here.
  private static let excerpts: Set<String> = [
    "component/missing-argument", "component/too-many-views", "coverage/action", "coverage/enum-case",
    "coverage/state", "coverage/style", "dtcg/color-modifier", "dtcg/context-mismatch", "dtcg/hex3",
    "dtcg/line-height-dimension",
    "dtcg/reference-to-left-out", "dtcg/token-sets", "dtcg/typography-missing", "element/unreachable-default",
    "expr/argument-count", "expr/division-by-zero",
    "expr/missing", "expr/too-complex", "expr/unexpected", "expr/unterminated-text", "name/unknown", "name/unused",
    "project/unknown-file", "resolver/cycle", "resolver/duplicate-name", "resolver/missing-file",
    "resolver/missing-input", "resolver/missing-property", "resolver/modes", "resolver/no-context",
    "resolver/one-context", "resolver/property-type", "resolver/reference", "resolver/several",
    "resolver/unknown-context", "resolver/unknown-modifier", "resolver/unknown-property", "resolver/unused",
    "resolver/version", "spec/malformed-statement", "spec/unknown-element", "spec/unused-allow",
    "swift/not-written",
    "text/hidden-character", "theme/fixed-value", "theme/unknown", "token/duplicate", "token/extends-in-mode",
    "token/extends-token", "token/extends-too-large", "token/invalid-name", "token/left-out",
    "token/long-chain",
    "token/malformed-reference", "token/missing-in-theme", "token/missing-mode-file", "token/mode-file-twice",
    "token/mode-only", "token/mode-value", "token/name-collision", "token/name-not-swift", "token/property-type",
    "token/reference-to-group", "token/shadow-inset", "token/shadow-spread", "token/theme-only", "token/theme-type",
    "token/unknown-reference", "type/empty-range", "type/never-nil", "type/unknown-word", "variant/missing-parameter",
    "variant/no-data-file", "variant/no-rows", "variant/row", "variant/too-many-cells", "variant/unknown-expectation",
    "yaml/control-character", "yaml/directive", "yaml/encoding", "yaml/indentation", "yaml/invalid-utf8",
    "yaml/line-separator", "yaml/several-documents", "yaml/tab", "yaml/too-deep", "yaml/too-large",
    "yaml/too-many-aliases", "yaml/too-many-mistakes",
  ]

  private static let codes = Compiler.diagnosticKinds.map { "\($0.code)" }

  @Test(arguments: codes) func showsAWrongAndARightExample(_ code: String)
    throws
  {
    let kind = try #require(Compiler.diagnosticKinds.first { "\($0.code)" == code })
    let explanation = Explanation(kind)
    #expect(explanation.saysWrong, "\(code) has no wrong example")
    #expect(explanation.saysRight, "\(code) has no right example")
  }

  @Test(arguments: codes) func examplesAreTrue(_ code: String) throws {
    let kind = try #require(Compiler.diagnosticKinds.first { "\($0.code)" == code })
    let isTrue = Self.isTrue(Explanation(kind), of: kind)
    #expect(
      isTrue != Self.excerpts.contains(code), isTrue ? "\(code) can be shown: take it out" : "\(code) is not shown")
  }

  /// In some surroundings the wrong example is a case of the rule, and every right one is none there.
  private static func isTrue(_ explanation: Explanation, of kind: DiagnosticKind) -> Bool {
    let context = explanation.surroundings.map { $0 + "\n" }.joined()
    func gives(_ example: String, in frame: ExampleFrame) -> Bool {
      let isWholeFile = frame.text == "…" && frame.path.hasSuffix(".component.yaml")
      let text = isWholeFile ? ExampleFrame.completed(context + example) : example
      return Compiler.compile(frame.files(around: text), laterKinds: [kind]).diagnostics.contains { $0.kind == kind }
    }
    return ExampleFrame.all.contains { frame in
      explanation.wrong.contains { gives($0, in: frame) } && !explanation.right.contains { gives($0, in: frame) }
    }
  }
}
