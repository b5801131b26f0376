public import FacetItems
public import FacetMotion

/// A transition with shared elements for a screen of a navigation stack or a presentation.
///
///     NavigationModel(dataID: "search", make: { SearchScreen() }, remove: { store.handle(.endSearch) })
///       .transition(expandSearch)
///
/// While it is played, stacks of bars can be held, so that a state that changes then does not take bars away that move.
public struct MotionScreenTransition: ScreenTransition {
  public let definition: TransitionDefinition
  private let bars: @MainActor @Sendable () -> [BarStackUpdater]

  /// - Parameter bars: The stacks of bars to hold while the transition is played.
  public init(
    _ definition: TransitionDefinition, holding bars: @escaping @MainActor @Sendable () -> [BarStackUpdater] = { [] }
  ) {
    self.definition = definition
    self.bars = bars
  }

  /// Holds the bars. The closure that is returned shows what was set since.
  @MainActor public func begin() -> @MainActor () -> Void {
    let held = bars().filter { !$0.isHeld }
    for stack in held { stack.isHeld = true }
    return { for stack in held { stack.isHeld = false } }
  }
}

extension NavigationModel {
  /// Pushes and pops the screen with shared elements.
  public func transition(
    _ definition: TransitionDefinition, holding bars: @escaping @MainActor @Sendable () -> [BarStackUpdater] = { [] }
  ) -> Self {
    transition(MotionScreenTransition(definition, holding: bars))
  }
}

extension PresentationModel {
  /// Presents and dismisses the screen with shared elements.
  public func transition(
    _ definition: TransitionDefinition, holding bars: @escaping @MainActor @Sendable () -> [BarStackUpdater] = { [] }
  ) -> Self {
    transition(MotionScreenTransition(definition, holding: bars))
  }
}
