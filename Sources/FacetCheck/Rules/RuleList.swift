import FacetDiagnostics

/// A rule about one element of a component.
typealias ElementRule = @Sendable (TypedElement, TypedComponent, DesignIndex) -> [Diagnostic]
/// A rule about one component.
typealias ComponentRule = @Sendable (TypedComponent, DesignIndex) -> [Diagnostic]

/// The rules about single components, beyond name and type resolution.
///
/// Each rule is a function in a file of its own, beside the kind of its diagnostics. Names and types are resolved; a hole
/// (nil) is an error that has been reported, so rules ignore it. Rules about all components together are called in
/// `Checker.swift`.
enum Rules {
  static let ofElements: [ElementRule] = [
    unboundedFill, tooNew, deprecatedComponent, tapWithoutTrait, gridRowOutsideGrid, missingSpacing, gridTracks,
    scrollContent, lazyGridInLazyStack, unlabelledControl, impossibleNumbers, smallTargets, roomWithoutTouch,
    colorOfControl, lostPriority, entryWithoutField, longPressWithoutAction, dragWithoutAlternative,
    constantTrigger, sectionInSection, swipeActions, deadControls, swappedSecureField, toggleWithoutValue,
    sizeFeedback,
  ]

  static let ofComponents: [ComponentRule] = [
    silentElement, lowContrast, tooManyCells, tooNewAroundVariants, impossibleNumbersAroundVariants, stuckSliders,
    repeatedIDs, uiViewValues, serverValues, repeatedIdentifiers, stateOutsideButton, deadOffers, lostMotion,
    rowOutsideList, keyboardWithoutReturn, repeatedFocus, repeatedGeometry, repeatedRefresh,
    toggleComponentWithoutValue, finishedTitles,
  ]

  /// Rules that run only if the component has no errors outside of its examples.
  static let ofUse: [ComponentRule] = [contentUse, emptyContent, controlsWithEmptyLabels]

  /// Rules that run only if the component has no errors: a misspelled name would be reported twice.
  static let ofWhole: [ComponentRule] = [constantState, unusedNames, unusedEffects, unusedFlags, coverage]
}

/// A component with all its own diagnostics.
struct CheckedComponent: Sendable {
  let typed: TypedComponent
  let diagnostics: [Diagnostic]
  /// Whether it has no errors, those of reading its file included.
  let isFlawless: Bool
  /// The lengths to compare with those of other components; none if the component has errors.
  let lengths: [LengthUse]
  /// The branches of its bodies; none if the component has holes.
  let branches: [WrittenBranch]

  init(_ typed: TypedComponent, in design: DesignIndex) {
    var found = typed.diagnostics
    var isFlawless = typed.isReadable && !typed.diagnostics.prefix(typed.ownDiagnostics).hasErrors
    func apply(_ diagnostics: [Diagnostic]) {
      if diagnostics.isEmpty { return }
      let told = diagnostics.filter { !typed.isSpoilt($0) }
      if told.hasErrors { isFlawless = false }
      found += told
    }
    for element in typed.elements {
      for rule in Rules.ofElements { apply(rule(element, typed, design)) }
    }
    if isFlawless { for rule in Rules.ofUse { apply(rule(typed, design)) } }
    for rule in Rules.ofComponents { apply(rule(typed, design)) }
    if isFlawless, !typed.diagnostics.hasErrors { for rule in Rules.ofWhole { apply(rule(typed, design)) } }
    self.typed = typed
    self.diagnostics = found.withoutRepetitions()
    self.isFlawless = isFlawless && !typed.diagnostics.hasErrors
    lengths = self.isFlawless ? typed.lengths : []
    branches = typed.hasHoles ? [] : typed.branches
  }
}

extension Sequence<Diagnostic> {
  fileprivate var hasErrors: Bool { contains { $0.kind.severity == .error } }
}

extension [Diagnostic] {
  /// A mistake in the sample is found again for each variant that starts from it, and counts once.
  fileprivate func withoutRepetitions() -> [Diagnostic] {
    var seen: Set<Occurrence> = []
    return filter { seen.insert(Occurrence($0)).inserted }
  }
}

private struct Occurrence: Hashable {
  var code: String
  var span: SourceSpan?
  var message: String

  init(_ diagnostic: Diagnostic) {
    code = "\(diagnostic.kind.code)"
    span = diagnostic.span
    message = diagnostic.message
  }
}
