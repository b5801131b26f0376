/// Actions and their statements.
extension Grammar {
  /// The long form of an action.
  package static let longAction = Shape(
    "an action",
    [
      Row(.takes, .named(.type), "The value that the action takes, by name."),
      Row(.do, .statements, required: true, "The statements to run."),
      Row(.doc, .text, "Description, one sentence."),
    ])

  /// A statement that is a mapping; other keys are actions with their values.
  package static let statement = Shape(
    "a statement", [Row(.animated, .shape(animatedStatement), "Statements whose changes are animated.")])

  package static let animatedStatement = Shape(
    "'animated'",
    [
      Row(
        .curve, .wordOrExpression(.timingCurve), required: true,
        "'spring', 'easeInOut', …, or a token of type 'transition' with a duration."),
      Row(.do, .statements, required: true, "The statements to run, whose changes are animated."),
    ])

  package static let conditionalStatement = Shape(
    "'if' in an action",
    [
      Row(.if, .condition, required: true, "The condition: a 'Bool', or 'let name = optional'."),
      Row(.then, .statements, required: true, "The statements to run if it holds."),
      Row(.else, .statements, "The statements to run otherwise."),
    ])
}
