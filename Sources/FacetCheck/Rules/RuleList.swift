import FacetDiagnostics

/// What is looked at in each element of a component.
typealias ElementRule = @Sendable (TypedElement, TypedComponent, DesignIndex) -> [Diagnostic]
/// What is looked at in a component as a whole.
typealias ComponentRule = @Sendable (TypedComponent, DesignIndex) -> [Diagnostic]

/// The rules that look at what a component says, beyond what its names and types mean.
///
/// A rule is a function in a file of its own, next to the kind of its diagnostics. It sees the component with all names
/// and types settled, and leaves alone what is a hole: that has been reported. What only all components together show is
/// looked at in ``check(project:components:unreadableComponents:tokens:writtenTypes:diagnostics:)``.
enum Rules {
  static let ofElements: [ElementRule] = [
    unboundedFill, tooNew, deprecatedComponent, tapWithoutTrait, gridRowOutsideGrid, missingSpacing, gridTracks,
    scrollContent, lazyGridInLazyStack, unlabelledControl, impossibleNumbers, smallTargets, roomWithoutTouch,
    colorOfControl, lostPriority,
  ]

  static let ofComponents: [ComponentRule] = [
    silentElement, lowContrast, tooManyCells, tooNewAroundVariants, impossibleNumbersAroundVariants, stuckSliders,
    repeatedIDs,
  ]

  /// What only a component shows in which all else is right, but for its examples.
  static let ofUse: [ComponentRule] = [contentUse]

  /// What only a component shows in which all else is right. What is misspelled would be told twice.
  static let ofWhole: [ComponentRule] = [constantState, unusedNames, coverage]
}

/// A component and all that is wrong with it by itself.
struct CheckedComponent: Sendable {
  let typed: TypedComponent
  let diagnostics: [Diagnostic]
  /// Nothing is wrong with it, nor was when it was read.
  let isFlawless: Bool

  init(_ typed: TypedComponent, in design: DesignIndex) {
    var found = typed.diagnostics
    var isFlawless = typed.isReadable && !typed.diagnostics.prefix(typed.ownDiagnostics).hasErrors
    func apply(_ diagnostics: [Diagnostic]) {
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
