extension Grammar {
  /// The shapes that only an `app.yaml` has.
  package static let shapesOfApps = [app, tab, route, intent, sessionPart, sendingIntent]

  /// An app: its tabs, how it goes from screen to screen, and sessions that use it.
  package static let app = Shape(
    "an app",
    [
      Row(.app, .name, required: true, "The name of the app, also of its Swift types."),
      Row(.doc, .text, "Description, one sentence."),
      Row(.tabs, .named(.shape(tab)), required: true, "Tabs by name; the first one is shown at the start."),
      Row(
        .routes, .named(.wordOr(.routeWord, route)),
        "Where effects of screens lead, by the names of screen and effect: 'StaysScreen.open'."),
      Row(
        .intents, .named(.wordOr(.routeWord, intent)),
        "What notifications, links or other parts of the app may ask for by name, and where it leads."),
      Row(
        .sessions, .named(.list(of: .namedOr(sessionPart, .list(of: .shape(screenStep))))),
        "Sessions by name: a list of steps on screens, 'StaysScreen: [tap: open]', of 'select: tab' and 'intent: name'."
      ),
    ])

  package static let tab = Shape(
    "a tab",
    [
      Row(.title, .text, required: true, "Title of the tab."),
      Row(.icon, .text, required: true, "SF Symbol of the tab."),
      Row(.screen, .name, required: true, "The screen at the root of the tab."),
      Row(.with, .arguments, "Parameters of the screen."),
      Row(
        .badge, .expression([]),
        "Number on the tab, in terms of the parameters and state of its screen. None is shown for 0."),
    ])

  package static let route = Shape(
    "a route",
    destination + [
      Row(
        .transition, .name,
        "Transition to the presented screen, and backwards when it is left. Default: that of a sheet.")
    ])

  package static let intent = Shape(
    "an intent",
    [Row(.takes, .named(.type), "The value that the intent takes, by name.")] + destination)

  private static let destination = [
    Row(.push, .name, "Screen to push."),
    Row(.present, .name, "Screen to present over all tabs."),
    Row(.select, .name, "Tab to select."),
    Row(
      .with, .named(.expression([])),
      "Parameters of the screen, in terms of the value that the effect or intent takes."),
  ]

  /// The keys of a part of a session that is not the steps on a screen.
  package static let sessionPart = Shape(
    "a part of a session",
    [
      Row(.select, .name, "Selects a tab."),
      Row(.intent, .textOr(sendingIntent), "Sends an intent."),
    ])

  package static let sendingIntent = Shape(
    "'intent'",
    [
      Row(.intent, .name, required: true, "Intent to send."),
      Row(.with, .data, "Value that the intent takes."),
    ])
}
