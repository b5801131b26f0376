package import FacetDiagnostics
package import FacetLanguage

/// An app as written: tabs of screens, routes between them, intents from outside, and sessions.
package struct AppSpec: Sendable {
  package struct Tab: Sendable {
    package var name: Located<String>
    package var title: Located<String>?
    package var icon: Located<String>?
    package var screen: Located<String>?
    package var with: DataSpec?
    package var badge: ExpressionSyntax?

    package init(name: Located<String>) { self.name = name }
  }

  package struct Destination: Sendable {
    /// `push`, `present`, `select`, `back` or `dismiss`.
    package var kind: Located<String>?
    /// The screen or the tab.
    package var target: Located<String>?
    package var with: [(parameter: Located<String>, value: ExpressionSyntax)] = []
    /// Of a route only.
    package var transition: Located<String>?

    package init() {}
  }

  package struct Route: Sendable {
    /// `StaysScreen.open`
    package var name: Located<String>
    package var destination: Destination
  }

  package struct Intent: Sendable {
    package var name: Located<String>
    package var takes: ActionSpec.Taken?
    package var destination: Destination
  }

  package enum Part: Sendable {
    case steps(screen: Located<String>, [VariantSpec.StepSpec])
    case select(Located<String>)
    /// The screen that is visible then.
    case back(to: Located<String>)
    case intent(Located<String>, DataSpec?)
    /// Of a user who has seen this version.
    case whatsNew(seen: Located<String>)
    /// A feature flag that is on from here.
    case flag(Located<String>)
  }

  package struct WhatsNew: Sendable {
    package var version: Located<String>?
    package var destination: Destination
  }

  /// A setting of the feed by its key, which may be one of its card.
  package struct Setting: Sendable {
    package var key: Key
    package var value: ExpressionSyntax
  }

  package struct Session: Sendable {
    package var name: Located<String>
    package var parts: [Part] = []

    package init(name: Located<String>) { self.name = name }
  }

  package var tree: SourceTree
  package var name: Located<String>?
  package var doc: Located<String>?
  package var tabs: [Tab] = []
  package var routes: [Route] = []
  package var intents: [Intent] = []
  package var statusBars: [(screen: Located<String>, style: ExpressionSyntax)] = []
  package var whatsNew: WhatsNew?
  /// Nil if the app has no feed.
  package var feed: [Setting]?
  package var sessions: [Session] = []

  package init(tree: SourceTree) { self.tree = tree }
}
