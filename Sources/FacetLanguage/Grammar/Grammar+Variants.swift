extension Grammar {
  package static let variant = Shape(
    "a variant",
    [
      Row(.with, .arguments, "Parameters that override the sample."),
      Row(.style, .style, "The style, optionally with properties set."),
      Row(.environment, .shape(environment), "Environment values."),
      Row(.state, .arguments, "Initial state, overriding the component's."),
      Row(.after, .list(of: .shape(step)), "Steps to perform before the variant is drawn."),
      Row(
        .expect, .named(.data),
        "Expectations after the steps: parameters, 'content.…', 'recorded', 'shows', 'says'."),
    ])

  /// The keys of a variant: its own, and behind them the modifiers that need nothing of the component.
  package static let variantKeys = Shape("a variant", variant.rows + variantModifiers)

  package static let variantModifiers = modifiers.rows.filter {
    !modifiersOfComponents.contains($0.key.text) && !$0.value.holdsElements
  }

  /// Modifiers that need an action, a state or a name of the component.
  private static let modifiersOfComponents: Set<String> = [
    "onTap", "onLongPress", "onHover", "drag", "refreshable", "onGeometryChange", "accessibilityAdjustableAction",
    "onAppear", "task", "sensoryFeedback", "identifier", "focused", "accessibilityFocused",
    "animation", "transition", "contentTransition", "matchedGeometry", "searchable",
  ]
}
