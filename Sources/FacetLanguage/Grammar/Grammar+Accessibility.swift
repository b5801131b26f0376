extension Grammar {
  package static let accessibility = Shape(
    "'accessibility'",
    [
      Row(
        .element, .word(.accessibilityElement), required: true,
        "Whether the component is one accessibility element or a container."),
      Row(.label, .expression([.string]), "Accessibility label."),
      Row(.value, .expression([.string]), "Accessibility value."),
      Row(.hint, .expression([.string]), "Accessibility hint."),
      Row(.traits, .expression([.array(.words(.accessibilityTrait))]), "Accessibility traits: 'button', 'header', …"),
      Row(
        .activate, .expressionOr([.action], offeredAction), "Content action that a VoiceOver double tap runs."),
      Row(
        .escape, .expressionOr([.action], offeredAction),
        "Content action of the escape gesture, a scrub with two fingers."),
      Row(.actions, .list(of: .shape(accessibilityAction)), "Named accessibility actions."),
      Row(.adjustable, .shape(adjustable), "Actions of swiping up and down."),
      Row(
        .customContent, .list(of: .shape(customContent)), "More about the component, which VoiceOver reads on request."),
    ])

  package static let accessibilityAction = Shape(
    "an accessibility action",
    [
      Row(.name, .expression([.string]), required: true, "Name of the action, read by VoiceOver."),
      Row(.do, .expression([.action]), required: true, "The content action to run."),
      offeredWhen,
    ])

  /// The action of a gesture, with the condition under which the gesture has one.
  package static let offeredAction = Shape(
    "an accessibility gesture",
    [
      Row(.do, .expression([.action]), required: true, "The content action to run."),
      offeredWhen,
    ])

  private static let offeredWhen = Row(
    .when, .expression([.bool]), "Condition under which it is offered. Default: always.")

  package static let customContent = Shape(
    "custom content",
    [
      Row(.label, .expression([.string]), required: true, "Name of the information."),
      Row(.value, .expression([.string, .optional(.string)]), required: true, "The information. Nil is omitted."),
      Row(.importance, .word(.importance), "'high' is read with the label and value. Default: 'default'."),
    ])

  package static let adjustable = Shape(
    "'adjustable'",
    [
      Row(.increment, .expression([.action]), required: true, "Action that a swipe up runs."),
      Row(.decrement, .expression([.action]), required: true, "Action that a swipe down runs."),
      offeredWhen,
    ])
}
