/// What a modifier changes of an element. A rule that is about one of these asks for it, and so is right about modifiers
/// that come later.
package enum ModifierEffect: Sendable {
  /// Colors, outlines, backgrounds and overlays.
  case paint
  /// Text formatting.
  case text
  /// Sizes and places.
  case geometry
  /// Accessibility.
  case speech
  /// Whether it is seen.
  case visibility
  /// How text is typed into the fields in the element.
  case entry
  /// Interaction and identity.
  case behavior
  /// Animations. Their end is what is drawn without them.
  case motion
  /// The styles of the components in the element.
  case styles
  /// What is presented above the screen.
  case presentation
  /// The navigation bar above the element.
  case bar
}
