package import FacetIR
package import FacetUI

/// Follows what is decided while a design is drawn. A tool tells of it; an app needs none.
package protocol DrawingObserver: AnyObject {
  /// The component whose branches are noted; nil for none.
  var watchedComponent: String? { get }

  /// A branch of the watched component is drawn.
  func note(_ way: Fork.Way, of fork: Fork)

  /// Whether a picture shows that these elements are drawn, and not one of the `others`.
  func isPictured(_ elements: [Element], among others: [[Element]], in context: ElementContext) -> Bool

  /// The recorded decisions about an element's appearance.
  ///
  /// - Parameter isChosen: It is there by choice, and no picture shows that it is.
  func looks(of element: Element, in context: ElementContext, isChosen: Bool) -> [Look]
}

extension Scope {
  /// Notes which way was taken from the element that is being drawn, or from a choice in what it is given.
  func note(_ way: Fork.Way, of choice: Expression? = nil) {
    guard let place, let observer = run.observer, place.body.component == observer.watchedComponent else { return }
    observer.note(
      way, of: Fork(component: place.body.component, style: place.body.style, element: place.element, choice: choice))
  }
}
