extension Grammar {
  /// The shapes that only an `app.yaml` has.
  package static let shapesOfApps = [app, tab, route]

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
        .sessions, .named(.list(of: .data)),
        "Sessions by name: a list of steps on screens, 'StaysScreen: [tap: open]', and of 'select: tab'."),
    ])

  package static let tab = Shape(
    "a tab",
    [
      Row(.title, .text, required: true, "Title of the tab."),
      Row(.icon, .text, required: true, "SF Symbol of the tab."),
      Row(.screen, .name, required: true, "The screen at the root of the tab."),
      Row(.with, .arguments, "Parameters of the screen."),
    ])

  package static let route = Shape(
    "a route",
    [
      Row(.push, .name, "Screen to push."),
      Row(.present, .name, "Screen to present over all tabs."),
      Row(.select, .name, "Tab to select."),
      Row(.with, .named(.expression([])), "Parameters of the screen, in terms of the value that the effect takes."),
    ])
}
