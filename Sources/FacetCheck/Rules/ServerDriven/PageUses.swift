package import FacetDiagnostics
import FacetLanguage
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let unknownPage = DiagnosticKind(
    "server/unknown-page", .error, "Unknown page of a server",
    explanation: """
      A value of type ServerPage is the name of a file of the project without '.page.json'.

          # card.component.yaml
          component: Card
          serverDriven: true
          style: none
          body: { text: "Card" }

          # home.page.json
          { "sections": [] }

      Wrong:

          # home.component.yaml
          component: Home
          parameters: { page: ServerPage }
          style: none
          body: { serverPage: content.page }
          sample: { page: hom }

      Right:

          # home.component.yaml
          component: Home
          parameters: { page: ServerPage }
          style: none
          body: { serverPage: content.page }
          sample: { page: home }
      """)

  package static let pageWithoutComponents = DiagnosticKind(
    "server/no-components", .error, "Page in a project without server-driven components",
    explanation: """
      A ServerPage has the components of the project that are 'serverDriven'. A project without one cannot decode any.

          # home.component.yaml
          component: Home
          parameters: { page: ServerPage }
          style: none
          body: { serverPage: content.page }

      Wrong:

          # card.component.yaml
          component: Card
          style: none
          body: { text: "Card" }

      Right:

          # card.component.yaml
          component: Card
          serverDriven: true
          style: none
          body: { text: "Card" }
      """)

  package static let serverEvent = DiagnosticKind(
    "server/event", .error, "Action that cannot take a field of a server's action",
    explanation: """
      'event.id' is the field 'id' of the server's action: a String, an Int, a Double or a Bool.

          parameters: { page: ServerPage, onOpen: Action<Date> }      # wrong
          parameters: { page: ServerPage, onOpen: Action<String> }    # right
          style: none
          body: { serverPage: content.page, events: { open: content.onOpen(event.id) } }
      """)
}

extension Diagnostic {
  static func unknownPage(_ name: Located<String>, among names: [String]) -> Diagnostic {
    let help =
      nearest(to: name.value, among: names).map { "did you mean '\($0)'?" }
      ?? (names.isEmpty
        ? "write what a server sends into '\(escapedForDisplay(name.value)).page.json' among the specs"
        : "the pages are \(names.map { "'\(escapedForDisplay($0))'" }.joinedAsList(last: "and"))")
    return Diagnostic(
      .unknownPage, at: name.span, "cannot find page '\(escapedForDisplay(name.value))'", help: help)
  }

  static func pageWithoutComponents(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .pageWithoutComponents, at: span, "'ServerPage' requires a server-driven component, and the project has none",
      help: "add 'serverDriven: true' to the components that servers send")
  }

  static func serverEvent(_ field: Located<String>, for action: String, of type: String) -> Diagnostic {
    Diagnostic(
      .serverEvent, at: field.span,
      "cannot pass a field of a server's action to '\(action)', which takes a value of type '\(type)'",
      help: "let it take a String, an Int, a Double or a Bool")
  }
}
