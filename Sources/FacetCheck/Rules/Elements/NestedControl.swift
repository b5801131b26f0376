package import FacetDiagnostics
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let nestedControl = DiagnosticKind(
    "element/nested-control", .warning, "Control in the label of another",
    explanation: """
      The label of a button, a link, a menu or a disclosure group is what is tapped. A control in it takes the tap from \
      the outer one, or never gets it, and assistive technologies reach only the outer one.

          hstack:
            - button: content.onOpen
              label:
                hstack:
                  - text: content.title
                  - button: content.onShare             # wrong
                    label: { text: "Share" }
                spacing: 8
          spacing: 8

          hstack:
            - button: content.onOpen
              label: { text: content.title }
            - button: content.onShare                   # right
              label: { text: "Share" }
          spacing: 8
      """)
}

extension Diagnostic {
  fileprivate static func nestedControl(_ kind: Located<String>, in outer: Located<String>) -> Diagnostic {
    Diagnostic(
      .nestedControl, at: kind.span, "'\(kind.value)' is in the label of another control",
      help: "put it beside the '\(outer.value)', in a stack",
      notes: [Diagnostic.Note("the outer control is here", at: outer.span)])
  }
}

func nestedControl(in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  guard component.elements.indices.contains(where: component.hasPressedLabel) else { return [] }
  return component.elements.indices.compactMap { index in
    guard component.elements[index].written.id?.isControl == true,
      let outer = component.control(around: index)
    else { return nil }
    return .nestedControl(component.elements[index].written.kind, in: outer)
  }
}

extension TypedComponent {
  /// Whether the label of an element is pressed as a whole.
  fileprivate func hasPressedLabel(_ element: Int) -> Bool {
    [.button, .link, .menu, .disclosureGroup].contains(elements[element].written.id)
  }

  /// The control in whose label an element is; nil if it is in none. What a label presents is not part of it.
  fileprivate func control(around element: Int) -> Located<String>? {
    var child = element
    while let container = elements[child].container, !isPresented(child) {
      if hasPressedLabel(container), isInLabel(child) { return elements[container].written.kind }
      child = container
    }
    return nil
  }
}
