package import FacetIR
package import FacetUI

/// Records decisions during drawing, for the tool. Apps do not use it.
package protocol DrawingObserver: AnyObject {
  /// The component whose branches are recorded; nil for none.
  var watchedComponent: String? { get }

  /// Records that a branch of the watched component is drawn.
  func note(_ way: Fork.Way, of fork: Fork)

  /// Whether a picture shows that these elements are drawn instead of one of the `others`.
  func isPictured(_ elements: [Element], among others: [[Element]], in context: ElementContext) -> Bool

  /// The recorded decisions about an element's appearance.
  ///
  /// - Parameter isChosen: Whether a condition has selected the element and no picture shows that.
  func looks(of element: Element, in context: ElementContext, isChosen: Bool) -> [Look]
}

extension Scope {
  /// Records which way was taken at the current element, or at a conditional in its values.
  func note(_ way: Fork.Way, of choice: Expression? = nil) {
    guard let place, let observer = run.observer, place.body.component == observer.watchedComponent else { return }
    observer.note(
      way, of: Fork(component: place.body.component, style: place.body.style, element: place.element, choice: choice))
  }
}
