/// A modifier, with SwiftUI's meaning. Lengths are points.
package enum Modifier: Hashable, Sendable {
  case frame(width: Expression?, height: Expression?, alignment: String)
  case flexibleFrame(FlexibleFrame)
  case padding(Expression)
  /// The color of text and symbols.
  case color(Expression)
  case textStyle(Expression)
  /// Of type `Int?`.
  case lineLimit(Expression)
  case monospacedDigit(Expression)
  case multilineTextAlignment(Expression)
  case truncationMode(Expression)
  case background(color: Expression, cornerRadius: Expression?)
  case cornerRadius(Expression)
  case opacity(Expression)
  case disabled(Expression)
  case hidden(Expression)
  case fixedSize(horizontal: Expression, vertical: Expression)
  case layoutPriority(Expression)
  case onTap(ActionReference)
  case accessibilityHidden(Expression)

  package struct FlexibleFrame: Hashable, Sendable {
    package var minWidth: Expression?
    package var idealWidth: Expression?
    /// `.double(.infinity)` for as much as there is.
    package var maxWidth: Expression?
    package var minHeight: Expression?
    package var idealHeight: Expression?
    package var maxHeight: Expression?
    package var alignment: String

    package init(
      minWidth: Expression? = nil, idealWidth: Expression? = nil, maxWidth: Expression? = nil,
      minHeight: Expression? = nil, idealHeight: Expression? = nil, maxHeight: Expression? = nil,
      alignment: String = "center"
    ) {
      self.minWidth = minWidth
      self.idealWidth = idealWidth
      self.maxWidth = maxWidth
      self.minHeight = minHeight
      self.idealHeight = idealHeight
      self.maxHeight = maxHeight
      self.alignment = alignment
    }
  }
}
