package import FacetDiagnostics
import FacetSpec

extension DiagnosticKind {
  package static let flagKinds: [DiagnosticKind] = [.missingFlag, .unusedFlag]

  package static let missingFlag = DiagnosticKind(
    "screen/missing-flag", .error, "Flag that is not declared",
    explanation: """
      'environment.flag' is whether the feature flag of a screen is on, which the screen names with 'flag:'. A \
      component has none; the screen gives it what it needs.

          # stays.screen.yaml
          screen: Stays
          sections:
            map: { when: environment.flag, items: { text: "" } }    # wrong

          # stays.screen.yaml
          screen: Stays
          flag: staysMap
          sections:
            map: { when: environment.flag, items: { text: "" } }    # right
      """)

  package static let unusedFlag = DiagnosticKind(
    "screen/unused-flag", .warning, "Flag that a screen does not read",
    explanation: """
      A screen with 'flag:' has two layouts, which are told apart by 'environment.flag'.

          # stays.screen.yaml
          screen: Stays
          flag: staysMap
          sections:
            map: { items: { text: "" } }                            # wrong: the same with and without the flag
            map: { when: environment.flag, items: { text: "" } }    # right
      """)
}

extension Diagnostic {
  fileprivate static func missingFlag(at span: SourceSpan, onScreen isScreen: Bool) -> Diagnostic {
    Diagnostic(
      .missingFlag, at: span, isScreen ? "the screen has no feature flag" : "a component has no feature flag",
      help: isScreen
        ? "name it, as in 'flag: newLayout'" : "declare a parameter of type 'Bool', and set it on the screen"
    )
  }

  static func unknownFlag(_ flag: Located<String>, among flags: [String]) -> Diagnostic {
    Diagnostic(
      .missingFlag, at: flag.span, "no screen has a flag '\(flag.value)'",
      help: didYouMean(flag.value, among: flags) ?? listing(flags) ?? "name it on a screen, as in 'flag: newLayout'")
  }

  fileprivate static func unusedFlag(_ flag: Located<String>) -> Diagnostic {
    Diagnostic(
      .unusedFlag, at: flag.span, "the screen never reads its flag '\(flag.value)'",
      help: "use it in a condition, as in 'when: environment.flag', or remove it")
  }
}

extension ComponentResolver {
  /// Whether it is a screen with a feature flag.
  var isFlagged: Bool { spec.screen?.flag != nil }

  /// Returns false, and reports it, if there is no flag to read or set here.
  mutating func hasFlag(at span: SourceSpan) -> Bool {
    if !isFlagged { report(.missingFlag(at: span, onScreen: isScreen)) }
    return isFlagged
  }
}

/// Reports a flag that no expression of its screen reads.
func unusedFlags(in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  guard let flag = component.spec.screen?.flag, !component.references.flag else { return [] }
  return [.unusedFlag(flag)]
}
