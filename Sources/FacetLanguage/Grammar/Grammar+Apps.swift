extension Grammar {
  /// The shapes that only an `app.yaml` has.
  package static let shapesOfApps = [app, tab, route, intent, whatsNew, feed, card, sessionPart, sendingIntent]

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
        .statusBar, .named(.wordOrExpression(.statusBarStyle)),
        "Style of the status bar over screens by their names, in terms of their parameters and state."),
      Row(
        .whatsNew, .shape(whatsNew),
        "Where it leads at the start, once for users who have seen an earlier version only."),
      Row(.feed, .shape(feed), "How feeds are loaded, and their cards."),
      Row(
        .sessions, .named(.list(of: .namedOr(sessionPart, .list(of: .shape(screenStep))))),
        "Sessions by name: a list of steps on screens, 'StaysScreen: [tap: open]', of 'select: tab', 'back: StaysScreen', 'intent: name' and 'whatsNew: version'."
      ),
    ])

  package static let tab = Shape(
    "a tab",
    [
      Row(.title, .text, required: true, "Title of the tab, a text of the String Catalog."),
      Row(.icon, .text, required: true, "Icon of the tab: a name of 'icons', or an SF Symbol."),
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

  package static let whatsNew = Shape(
    "'whatsNew'",
    [Row(.version, .text, required: true, "The latest version of the app with something new, such as '2.4'.")]
      + destination)

  package static let feed = Shape(
    "a feed",
    [
      Row(.pageSize, .expression([.int]), "Number of items on a page. Default: 10."),
      Row(.leadingImages, .expression([.int]), "Number of images of an item that are loaded ahead. Default: 5."),
      Row(
        .reducedScale, .expression([.double]),
        "Width of a reduced image as a fraction of the full one, up to 1. Default: 0.25."),
      Row(.cacheLimit, .expression([.int]), "Bytes of images that are held in memory. Default: 50000000."),
      Row(.card, .shape(card), "The closed cards."),
    ])

  package static let card = Shape(
    "a card",
    [
      Row(.inset, .expression([.length]), "Points between a closed card and the sides of the screen. Default: 16."),
      Row(.radius, .expression([.length]), "Corner radius of a closed card. Default: 12."),
    ])

  /// The keys of a part of a session that is not the steps on a screen.
  package static let sessionPart = Shape(
    "a part of a session",
    [
      Row(.select, .name, "Selects a tab."),
      Row(.back, .name, "Taps the back button of a pushed screen: the name of the screen below."),
      Row(.intent, .textOr(sendingIntent), "Sends an intent."),
      Row(.whatsNew, .text, "Starts the app for a user who has seen this version before."),
      Row(.flag, .text, "Switches a feature flag of screens on."),
    ])

  package static let sendingIntent = Shape(
    "'intent'",
    [
      Row(.intent, .name, required: true, "Intent to send."),
      Row(.with, .data, "Value that the intent takes."),
    ])
}
