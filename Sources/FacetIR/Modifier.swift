package import FacetLanguage

/// A modifier, with SwiftUI's meaning. Lengths are points.
package enum Modifier: Hashable, Sendable {
  case frame(width: Expression?, height: Expression?, alignment: Expression)
  case flexibleFrame(FlexibleFrame)
  case padding(Expression)
  /// What text and symbols are painted with: a Color, or a Gradient.
  case color(Expression)
  /// Of type `Color?`: what its controls are drawn in. Nil: what the app has for all.
  case tint(Expression)
  case textStyle(Expression)
  /// Of type `Font?`. Nil: the surroundings' default.
  case font(Expression)
  /// Of type `Int?`.
  case lineLimit(Expression)
  case monospacedDigit(Expression)
  case multilineTextAlignment(Expression)
  case truncationMode(Expression)
  /// A Color, or a Gradient. Nil: as far as the view goes.
  case background(color: Expression, in: Outline?)
  case backgroundViews([Element], alignment: Expression)
  case overlay([Element], alignment: Expression)
  /// Nil: a width of 1.
  case border(color: Expression, width: Expression?)
  /// A value of type `border`: its color, its width and its pattern.
  case borderStyle(Expression)
  case cornerRadius(Expression)
  case clip(Outline)
  case shadow(Shadow)
  /// All shadows of a value of type `shadow`.
  case shadows(Expression)
  case offset(x: Expression, y: Expression)
  /// Nil: the ratio of the view itself.
  case aspectRatio(Expression?, ContentMode)
  case opacity(Expression)
  case disabled(Expression)
  case hidden(Expression)
  case fixedSize(horizontal: Expression, vertical: Expression)
  case layoutPriority(Expression)
  /// Which views of a stack are in front: the higher ones.
  case zIndex(Expression)
  /// The guides by which it is aligned, elsewhere than they are.
  case alignmentGuides([AlignmentGuide.Setting])
  /// Where the value changes, the state of all that is in it begins anew.
  case id(Expression)
  /// How many columns of a grid it takes.
  case gridCellColumns(Expression)
  /// Along which axes it takes the room that a grid has, and asks for none.
  case gridCellUnsizedAxes(Axes)
  /// `takesRectangle`: all of its rectangle takes taps. Otherwise a `contentShape` below says what does.
  case onTap(ActionReference, takesRectangle: Bool)
  /// When it is there for the first time.
  case onAppear(ActionReference)
  /// Once it has been there for so many seconds.
  case task(after: Expression, ActionReference)
  case accessibilityHidden(Expression)
  /// The style of each component of this name in the element.
  case style(component: String, StyleSelection)
  case bold(Expression)
  case italic(Expression)
  case underline(Expression)
  case strikethrough(Expression)
  case textCase(Expression)
  case lineSpacing(Expression)
  case minimumScaleFactor(Expression)
  /// Degrees, clockwise.
  case rotation(Expression)
  case scale(Expression)
  case contentShape(Outline)
  case accessibilityElement(ChildBehavior)
  case accessibilityLabel(Expression)
  case accessibilityValue(Expression)
  case accessibilityHint(Expression)
  /// Of type `[AccessibilityTraits]`, added to those that it has.
  case accessibilityTraits(Expression)
  case accessibilitySortPriority(Expression)
  /// What tests of an interface find it by; nobody hears it.
  case accessibilityIdentifier(Expression)

  /// What becomes of the elements in an accessibility element.
  package enum ChildBehavior: String, Hashable, Sendable, CaseIterable { case ignore, combine, contain }

  package enum Axes: String, Hashable, Sendable, CaseIterable { case horizontal, vertical, both }

  package enum ContentMode: String, Hashable, Sendable { case fit, fill }

  package struct Shadow: Hashable, Sendable {
    /// Nil: SwiftUI's, a third of black.
    package var color: Expression?
    package var radius, x, y: Expression

    package init(color: Expression?, radius: Expression, x: Expression, y: Expression) {
      self.color = color
      self.radius = radius
      self.x = x
      self.y = y
    }

    package var expressions: [Expression] { [color, radius, x, y].compactMap(\.self) }
  }

  /// The elements that it draws.
  package var elements: [Element] {
    switch self {
    case .overlay(let elements, _), .backgroundViews(let elements, _): elements
    default: []
    }
  }

  package struct FlexibleFrame: Hashable, Sendable {
    package var minWidth: Expression?
    package var idealWidth: Expression?
    /// `.double(.infinity)` for as much as there is.
    package var maxWidth: Expression?
    package var minHeight: Expression?
    package var idealHeight: Expression?
    package var maxHeight: Expression?
    package var alignment: Expression

    package init(
      minWidth: Expression? = nil, idealWidth: Expression? = nil, maxWidth: Expression? = nil,
      minHeight: Expression? = nil, idealHeight: Expression? = nil, maxHeight: Expression? = nil,
      alignment: Expression = .center(of: .alignment)
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
