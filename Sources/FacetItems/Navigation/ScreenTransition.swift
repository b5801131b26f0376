/// How a screen appears over another and disappears again: a value that the models of screens carry to what shows them.
///
/// FacetMotionItems makes one of a `TransitionDefinition`. Types for UIKit conform to `UIKitScreenTransition`.
public protocol ScreenTransition: Sendable {}

extension NavigationModel {
  /// Pushes and pops the screen with a transition of its own.
  public func transition(_ transition: (any ScreenTransition)?) -> Self {
    var model = self
    model.transition = transition
    return model
  }
}

extension PresentationModel {
  /// Presents and dismisses the screen with a transition of its own.
  public func transition(_ transition: (any ScreenTransition)?) -> Self {
    var model = self
    model.transition = transition
    return model
  }
}
