package import FacetDiagnostics
import FacetLanguage
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let appKinds: [DiagnosticKind] = [
    .unknownScreen, .unknownTab, .unknownIntent, .appRoute, .unknownTransition, .routeTransition, .appVersion,
    .feedSetting,
  ]

  package static let unknownScreen = DiagnosticKind(
    "app/unknown-screen", .error, "Unknown screen",
    explanation: """
      Tabs, routes and sessions of an app name screens, which are files `*.screen.yaml`.

          # stays.screen.yaml
          screen: StaysScreen
          sections: { all: { items: { text: "" } } }

      Wrong:

          # app.yaml
          app: Travel
          tabs: { stays: { title: Stays, icon: house, screen: Stays } }

      Right:

          # app.yaml
          app: Travel
          tabs: { stays: { title: Stays, icon: house, screen: StaysScreen } }
      """)

  package static let unknownTab = DiagnosticKind(
    "app/unknown-tab", .error, "Unknown tab",
    explanation: """
      `select` in a route or a session names a tab of the app.

          # stays.screen.yaml
          screen: StaysScreen
          sections: { all: { items: { text: "" } } }

      Wrong:

          # app.yaml
          app: Travel
          tabs: { stays: { title: Stays, icon: house, screen: StaysScreen } }
          sessions: { Once: [select: saved] }

      Right:

          # app.yaml
          app: Travel
          tabs: { stays: { title: Stays, icon: house, screen: StaysScreen } }
          sessions: { Once: [select: stays] }
      """)

  package static let unknownIntent = DiagnosticKind(
    "app/unknown-intent", .error, "Unknown intent",
    explanation: """
      `intent` in a session names an intent of the app.

          # stays.screen.yaml
          screen: StaysScreen
          sections: { all: { items: { text: "" } } }

      Wrong:

          # app.yaml
          app: Travel
          tabs: { stays: { title: Stays, icon: house, screen: StaysScreen } }
          intents: { showStays: { select: stays } }
          sessions: { Once: [intent: showStay] }

      Right:

          # app.yaml
          app: Travel
          tabs: { stays: { title: Stays, icon: house, screen: StaysScreen } }
          intents: { showStays: { select: stays } }
          sessions: { Once: [intent: showStays] }
      """)

  package static let appRoute = DiagnosticKind(
    "app/route", .error, "Route that is no effect of a screen",
    explanation: """
      A route begins at an effect of a screen, `StaysScreen.open`. The result of the effect is ignored, so it has neither \
      `then` nor `failed`.

          # stays.screen.yaml
          screen: StaysScreen
          actions: { opened: open }
          effects: { open: {} }
          sections: { all: { items: { text: "" } } }

      Wrong:

          # app.yaml
          app: Travel
          tabs: { stays: { title: Stays, icon: house, screen: StaysScreen } }
          routes: { open: back }

      Right:

          # app.yaml
          app: Travel
          tabs: { stays: { title: Stays, icon: house, screen: StaysScreen } }
          routes: { StaysScreen.open: back }
      """)

  package static let unknownTransition = DiagnosticKind(
    "app/unknown-transition", .error, "Unknown transition",
    explanation: """
      `transition` in a route names a transition, which is a file `*.transition.yaml`.

          # stays.screen.yaml
          screen: StaysScreen
          actions: { opened: open }
          effects: { open: {} }
          sections: { all: { layout: stack, items: { text: "Stays", identifier: title } } }
          variants: { Default: {} }

          # stay.screen.yaml
          screen: StayScreen
          sections: { all: { layout: stack, items: { text: "Stay", identifier: StaysScreen.title } } }
          variants: { Default: {} }

          # open.transition.yaml
          transition: OpenStay
          from: { StaysScreen: Default }
          to: { StayScreen: Default }
          elements: { StaysScreen.title: sharedElement }

      Wrong:

          # app.yaml
          app: Travel
          tabs: { stays: { title: Stays, icon: house, screen: StaysScreen } }
          routes: { StaysScreen.open: { present: StayScreen, transition: OpenStays } }

      Right:

          # app.yaml
          app: Travel
          tabs: { stays: { title: Stays, icon: house, screen: StaysScreen } }
          routes: { StaysScreen.open: { present: StayScreen, transition: OpenStay } }
      """)

  package static let routeTransition = DiagnosticKind(
    "app/transition", .error, "Transition of a route that presents no screen",
    explanation: """
      A transition is played when a screen is presented, and backwards when it is left. `NavigationStack` of SwiftUI has \
      no transitions but its own, so a screen that is pushed cannot have one. `back` leaves both.

          # stays.screen.yaml
          screen: StaysScreen
          actions: { opened: open }
          effects: { open: {} }
          sections: { all: { layout: stack, items: { text: "Stays", identifier: title } } }
          variants: { Default: {} }

          # stay.screen.yaml
          screen: StayScreen
          sections: { all: { layout: stack, items: { text: "Stay", identifier: StaysScreen.title } } }
          variants: { Default: {} }

          # open.transition.yaml
          transition: OpenStay
          from: { StaysScreen: Default }
          to: { StayScreen: Default }
          elements: { StaysScreen.title: sharedElement }

      Wrong:

          # app.yaml
          app: Travel
          tabs: { stays: { title: Stays, icon: house, screen: StaysScreen } }
          routes: { StaysScreen.open: { push: StayScreen, transition: OpenStay } }

      Right:

          # app.yaml
          app: Travel
          tabs: { stays: { title: Stays, icon: house, screen: StaysScreen } }
          routes: { StaysScreen.open: { present: StayScreen, transition: OpenStay } }
      """)
}

extension DiagnosticKind {
  package static let appVersion = DiagnosticKind(
    "app/version", .error, "Invalid version of an app",
    explanation: """
      `whatsNew` has a version of numbers separated by dots. A part `whatsNew` of a session has the version that its user \
      has seen, and needs a `whatsNew` of the app.

          # stays.screen.yaml
          screen: StaysScreen
          sections: { all: { items: { text: "" } } }

          # news.screen.yaml
          screen: NewsScreen
          sections: { all: { items: { text: "" } } }

      Wrong:

          # app.yaml
          app: Travel
          tabs: { stays: { title: Stays, icon: house, screen: StaysScreen } }
          whatsNew: { version: two, present: NewsScreen }

      Right:

          # app.yaml
          app: Travel
          tabs: { stays: { title: Stays, icon: house, screen: StaysScreen } }
          whatsNew: { version: 2.0, present: NewsScreen }
      """)

  package static let feedSetting = DiagnosticKind(
    "app/feed", .error, "Setting of a feed out of range",
    explanation: """
      A page of a feed has at least one item, a reduced image is at most as wide as the full one, and no setting is \
      negative.

          # stays.screen.yaml
          screen: StaysScreen
          sections: { all: { items: { text: "" } } }

      Wrong:

          # app.yaml
          app: Travel
          tabs: { stays: { title: Stays, icon: house, screen: StaysScreen } }
          feed: { pageSize: 0 }

      Right:

          # app.yaml
          app: Travel
          tabs: { stays: { title: Stays, icon: house, screen: StaysScreen } }
          feed: { pageSize: 10 }
      """)
}

extension Diagnostic {
  static func appVersion(_ text: Located<String>) -> Diagnostic {
    Diagnostic(
      .appVersion, at: text.span, "'\(text.value)' is not a version of numbers separated by dots",
      help: "write a version such as '2.4'")
  }

  static func appWithoutWhatsNew(_ seen: Located<String>) -> Diagnostic {
    Diagnostic(
      .appVersion, at: seen.span, "the app presents nothing that is new in a version",
      help: "add 'whatsNew: { version: 2.4, present: NewsScreen }' to the app")
  }

  static func feedSetting(_ key: Key, _ number: Double, at span: SourceSpan, _ bounds: ClosedRange<Double>)
    -> Diagnostic
  {
    let (low, high) = (Numeral.words(bounds.lowerBound), Numeral.words(bounds.upperBound))
    let nearest = Numeral.words(min(max(number, bounds.lowerBound), bounds.upperBound))
    return Diagnostic(
      .feedSetting, at: span, "'\(key.text)' is a number from \(low) to \(high)",
      help: "write a number such as \(nearest)")
  }

  static func unknownScreen(_ name: Located<String>, isComponent: Bool, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownScreen, at: name.span,
      isComponent ? "'\(name.value)' is a component, and not a screen" : "cannot find screen '\(name.value)' in scope",
      help: didYouMean(name.value, among: names) ?? listing(names))
  }

  static func unknownTab(_ name: Located<String>, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownTab, at: name.span, "cannot find tab '\(name.value)' in scope",
      help: didYouMean(name.value, among: names) ?? listing(names))
  }

  static func unknownIntent(_ name: Located<String>, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownIntent, at: name.span, "cannot find intent '\(name.value)' in scope",
      help: didYouMean(name.value, among: names) ?? listing(names))
  }

  static func unknownTransition(_ name: Located<String>, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownTransition, at: name.span, "cannot find transition '\(name.value)' in scope",
      help: didYouMean(name.value, among: names) ?? listing(names)
        ?? "write it in a file '\(CamelCase.lower(name.value) ?? "open").transition.yaml'")
  }

  static func transitionOfRoute(_ name: Located<String>, to kind: String?) -> Diagnostic {
    Diagnostic(
      .routeTransition, at: name.span,
      "a route that \(kind == "select" ? "selects a tab" : "pushes") has no transition",
      help: kind == "select" ? "remove it" : "write 'present' in place of 'push', or remove the transition")
  }

  static func elementsOfRoute(
    _ elements: [Located<String>], of transition: Located<String>, from source: String, to destination: String
  ) -> Diagnostic {
    Diagnostic(
      .unusedElement, at: transition.span,
      .undrawn(elements.map { "'\($0.value)'" }, by: source, destination),
      help: "give elements of the screens these identifiers, or remove them from the transition",
      notes: [Note("the transition animates '\(elements[0].value)'", at: elements[0].span)])
  }

  static func missingParameterOfScreen(
    _ parameter: Declaration, of screen: ComponentSignature, example: String, at span: SourceSpan
  ) -> Diagnostic {
    let name = parameter.name.value
    return Diagnostic(
      .missingArgument, at: span, "missing argument for parameter '\(name)' of '\(screen.name.value)'",
      help: "add it to 'with:', as in '\(name): \(example)'",
      notes: [Note("the parameter has no default", at: parameter.name.span)])
  }

  static func appWithoutTabs(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .unknownTab, at: name.span, "app '\(name.value)' has no tab to show",
      help: "add a tab, as in 'tabs: { home: { title: Home, icon: house, screen: HomeScreen } }'")
  }

  static func appName(_ name: Located<String>, _ message: String) -> Diagnostic {
    Diagnostic(.invalidName, at: name.span, message)
  }

  static func routeName(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .appRoute, at: name.span, "a route begins at an effect of a screen, and '\(name.value)' is none",
      help: "write the names of screen and effect, as in 'StaysScreen.open'")
  }

  static func awaitedRoute(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .appRoute, at: name.span, "effect '\(name.value)' has a result, so it cannot be a route",
      help: "remove 'then' and 'failed' from the effect, or the route")
  }
}
