package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let swipeActions = DiagnosticKind(
    "element/swipe-actions", .error, "Swipe actions on an element that is not a row",
    explanation: """
      Only a row of a 'list' can be swiped open: an element directly in the list, or in a 'section', an 'each' or a \
      condition in it. The sections of a screen are not lists. A component gets swipe actions where it is used as \
      a row. Each edge of the row has its buttons in one list, the outermost first.

          vstack:
            each: content.mails
            as: mail
            do:
              text: mail.subject
              swipeActions: { content: { button: content.onDelete(mail.id), label: { text: "Delete" } } }   # wrong
          spacing: space.m

          list:
            each: content.mails
            as: mail
            do:
              text: mail.subject
              swipeActions: { content: { button: content.onDelete(mail.id), label: { text: "Delete" } } }   # right
          style: plain
      """)
}

extension Diagnostic {
  fileprivate static func swipedOutsideOfList(_ key: Located<String>) -> Diagnostic {
    Diagnostic(
      .swipeActions, at: key.span, "'swipeActions' belongs to a row of a 'list'",
      help: "put the element directly into 'list:' or a 'section' of it; a component gets it where it is used as a row")
  }

  /// - Parameter screen: The name of the screen.
  fileprivate static func swipedItem(_ key: Located<String>, of screen: Located<String>) -> Diagnostic {
    Diagnostic(
      .swipeActions, at: key.span,
      "'swipeActions' belongs to a row of a 'list', and a section of a screen is not a list",
      help: "write the buttons as its 'contextMenu', or put the elements into 'list:' with 'frame: { height: … }'",
      notes: [Note("the sections of this screen scroll", at: screen.span)])
  }

  fileprivate static func swipedContainer(_ key: Located<String>, of element: Located<String>) -> Diagnostic {
    Diagnostic(
      .swipeActions, at: key.span, "'swipeActions' belongs to a row, and '\(element.value)' is not a row",
      help: "move it to the elements in '\(element.value)'")
  }

  fileprivate static func noEdges(_ key: Located<String>) -> Diagnostic {
    Diagnostic(
      .swipeActions, at: key.span, "'swipeActions' has no edge",
      help: "write 'swipeActions: { content: { button: …, label: … } }', or remove it")
  }

  fileprivate static func noButtons(_ content: Located<String>) -> Diagnostic {
    Diagnostic(
      .swipeActions, at: content.span, "'swipeActions' has no button at this edge",
      help: "add '{ button: …, label: … }', or remove the edge")
  }

  fileprivate static func repeatedEdge(_ edge: String, at span: SourceSpan, after first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .swipeActions, at: span, "the \(edge) edge already has swipe actions",
      help: "move the buttons to the 'content' of the first",
      notes: [Diagnostic.Note("the \(edge) edge is first here", at: first)])
  }
}

func swipeActions(of element: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  guard let written = element.written.modifiers.first(where: { $0.modifier == .swipeActions }) else { return [] }
  var found: [Diagnostic] = []
  if !element.scope.surroundings.isList {
    let screen = component.spec.name.flatMap { component.isItem(element) ? $0 : nil }
    found.append(screen.map { .swipedItem(written.key, of: $0) } ?? .swipedOutsideOfList(written.key))
  } else if element.written.handsOnItsPlace || element.written.id == .section {
    found.append(.swipedContainer(written.key, of: element.written.kind))
  }
  guard case .list(let edges) = written.value else { return found }
  if edges.isEmpty { found.append(.noEdges(written.key)) }
  var first: [String: SourceSpan] = [:]
  for edge in edges {
    let name = edge.parts.word(.edge) ?? "trailing"
    if let earlier = first[name] {
      found.append(.repeatedEdge(name, at: edge.parts[.edge]?.key.span ?? edge.span, after: earlier))
    } else {
      first[name] = edge.parts[.edge]?.key.span ?? edge.span
    }
    if let content = edge.parts[.content], case .elements(let buttons) = content.value, buttons.isEmpty {
      found.append(.noButtons(content.key))
    }
  }
  return found
}
