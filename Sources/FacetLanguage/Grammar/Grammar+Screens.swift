extension Grammar {
  /// The shapes that only a `*.screen.yaml` has.
  package static let shapesOfScreens = [
    screen, effect, bars, section, screenVariant, screenStep, sending, receiving, failing,
  ]

  /// A screen: a state, the actions that change it, and the elements that show it.
  ///
  /// It is drawn as a component with its own body, so it has a component's keys where they mean the same.
  package static let screen = Shape(
    "a screen",
    [Row(.screen, .name, required: true, "The name of the screen, also of its Swift type.")]
      + component.rows(
        .swiftName, .doc, .group, .tags, .status, .since, .availability, .phase, .baseline, .budget, .limits, .types,
        .parameters)
      + [
        Row(
          .state, .named(.declaration(longDeclaration)),
          "State, kept by the screen's store; only actions change it."),
        Row(
          .content, .named(.declaration(longDeclaration)),
          "Values derived from parameters and state. Default: parameters and state."),
        Row(
          .actions, .named(.statements), "Actions, each with the changes that it makes; 'external': written in Swift."),
        Row(
          .effects, .named(.shape(effect)),
          "Asynchronous work that actions start, and the actions that take its results."),
        Row(.onAppear, .name, "Action sent when the screen appears."),
        Row(
          .refreshable, .name,
          "Action sent when the sections or the body are pulled down. Its effects end the spinner."),
        Row(
          .presenter, .flag,
          "Whether a content presenter is generated too: the screen as items and bars of a list. Default: 'false'."),
        Row(.flag, .text, "Feature flag that chooses between two layouts; 'environment.flag' is whether it is on."),
        Row(.bars, .shape(bars), "Elements above and below the scrolling sections."),
        Row(.spacing, .expression([.length]), "Space between sections, in points. Default: 0."),
        Row(.sections, .named(.shape(section)), "Sections by name, from top to bottom, in a scroll view."),
        Row(.body, .element, "The content in place of sections, in no scroll view: a 'list', or a 'scroll'."),
        Row(.sample, .arguments, "Parameters shared by all variants."),
        Row(.variants, .named(.shape(screenVariantKeys)), "Named variants for previews, snapshots and tests."),
        Row(
          .matrix, .namedOr(matrix, .list(of: .data)),
          "Axes that multiply every variant: parts of the environment, and parameters by name."),
      ])

  package static let effect = Shape(
    "an effect",
    [
      Row(.takes, .named(.type), "The value that the effect takes, by name."),
      Row(.then, .name, "Action that takes the result. Default: the result is ignored."),
      Row(.failed, .name, "Action sent on failure; it takes nothing or a String, the error's localized description."),
      Row(
        .whenRunning, .word(.effectOverlap),
        "If it is started while running: 'restart', 'ignore' or 'both'. Default: 'restart'."),
      Row(.doc, .text, "Description, one sentence."),
    ])

  package static let bars = Shape(
    "'bars'",
    [
      Row(.top, .elements, "Elements above the sections, from top to bottom."),
      Row(.bottom, .elements, "Elements below the sections, from top to bottom."),
    ])

  package static let section = Shape(
    "a section",
    [
      Row(.when, .condition, "Condition of the section. Default: always."),
      Row(
        .layout, .word(.sectionLayout),
        "'list' creates rows when they are scrolled to, 'stack' all at once; 'row' scrolls horizontally; 'grid' has columns."
      ),
      Row(
        .columns, .expressionOrList([.int], of: .gridTrack), "Number of columns of a grid, or a list of columns."),
      Row(.spacing, .expression([.length]), "Space between items, in points. Default: 0."),
    ] + [ModifierID.padding.kind.row].compactMap(\.self) + [
      Row(.items, .elements, required: true, "Items, one element each; 'each' makes one for each value of an array.")
    ])

  // MARK: Variants

  package static let screenVariant = Shape(
    "a variant of a screen",
    [
      Row(.after, .list(of: .shape(screenStep)), "Steps to perform before the variant is drawn."),
      Row(.expect, .named(.data), "Expectations after the steps: state, 'content.…', 'recorded', 'shows'."),
    ] + variant.rows(.with, .environment, .state))

  /// The keys of a variant of a screen: its own, and behind them the modifiers that need nothing of the screen.
  package static let screenVariantKeys = Shape("a variant of a screen", screenVariant.rows + variantModifiers)

  package static let screenStep = Shape(
    "a step on a screen",
    step.rows + [
      Row(.send, .textOr(sending), "Sends an action of the screen to its store."),
      Row(.receive, .textOr(receiving), "Ends a running effect with a result."),
      Row(.fail, .textOr(failing), "Ends a running effect with an error."),
    ])

  package static let sending = Shape(
    "'send'",
    [
      Row(.action, .name, required: true, "Action to send."),
      Row(.with, .data, "Value that the action takes."),
    ])

  package static let receiving = Shape(
    "'receive'",
    [
      Row(.effect, .name, required: true, "Effect that ends."),
      Row(.with, .data, "Its result: the value that the action behind 'then' takes."),
    ])

  package static let failing = Shape(
    "'fail'",
    [
      Row(.effect, .name, required: true, "Effect that ends."),
      Row(.error, .text, "Description of the error."),
    ])
}

extension Shape {
  /// The rows of these keys, in this order.
  fileprivate func rows(_ keys: Key...) -> [Row] { keys.compactMap { row($0) } }
}
