/// A view of UIKit that draws a component, by the conventions of Epoxy: it has content, a style and behaviors.
///
/// The fields of the component's content are its content, except one that is its style; the actions are its behaviors.
/// Its class is the type of the hand-written view that is the component's body.
package struct UIKitView: Hashable, Sendable {
  /// How the view is sized among views of SwiftUI, by Epoxy's names.
  package enum Sizing: String, Sendable {
    case automatic, proposed, intrinsicHeightProposedWidth, intrinsicWidthProposedHeight, intrinsic
  }

  /// The field that is its style, of an enum type; nil if it has none. A view keeps its style for life.
  package var style: String?
  package var sizing: Sizing

  package init(style: String? = nil, sizing: Sizing = .automatic) {
    self.style = style
    self.sizing = sizing
  }
}
