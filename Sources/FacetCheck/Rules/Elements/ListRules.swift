package import FacetDiagnostics
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let rowOutsideList = DiagnosticKind(
    "element/row-outside-list", .warning, "Row modifier on an element that is not a row",
    explanation: """
      'listRowInsets', 'listRowSeparator' and 'listRowBackground' apply to rows: the elements directly in a 'list' or a \
      'section'. On other elements they have no effect. A component can be a row of a list that another one draws.

          list:
            - vstack:
                - { text: content.title, listRowSeparator: hidden }   # wrong
              spacing: 4
          style: plain

          list:
            - vstack:
                - { text: content.title }
              spacing: 4
              listRowSeparator: hidden                                # right
          style: plain
      """)

  package static let sectionInSection = DiagnosticKind(
    "layout/section-in-section", .error, "A section inside another",
    explanation: """
      A list has one level of sections. SwiftUI draws a section inside another as rows, without its header. A \
      component counts where all its styles are a section, or the one that is written at the instance.

          list:
            - section:
                - section: [{ text: content.title }]   # wrong
          style: plain

          list:
            - section: [{ text: content.title }]       # right
          style: plain
      """)
}

extension Diagnostic {
  fileprivate static func rowOutsideList(_ key: Located<String>, in container: Located<String>) -> Diagnostic {
    Diagnostic(
      .rowOutsideList, at: key.span, "'\(key.value)' has no effect: the element is not a row of a list",
      help: "write it on an element directly in a 'list' or a 'section'",
      notes: [Diagnostic.Note("the element is in this one", at: container.span)])
  }

  fileprivate static func sectionInSection(_ kind: Located<String>, _ outer: Located<String>) -> Diagnostic {
    Diagnostic(
      .sectionInSection, at: kind.span, "a section cannot be inside another",
      help: "write it beside the other, in the list",
      notes: [Note("the outer section is here", at: outer.span)])
  }

  /// A component that is a section, or content of a slot that a component draws in a section.
  static func sectionInSection(_ nested: NestedContainer) -> Diagnostic {
    let name = nested.element.value
    let inner = nested.inner.map { [Note("'\(name)' is a section here", at: $0.span)] } ?? []
    return Diagnostic(
      .sectionInSection, at: nested.element.span,
      nested.inner == nil ? "a section cannot be inside another" : "'\(name)' is a section inside another",
      help: "write it beside the other, in the list",
      notes: inner + [Note("the outer section is here", at: nested.outer.span)])
  }
}

func sectionInSection(of element: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  guard element.written.id == .section, let outer = element.scope.surroundings.section.container else { return [] }
  return [.sectionInSection(element.written.kind, outer)]
}

/// The root of a body can be a row of a list around the component.
func rowOutsideList(in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  let looks: [ModifierID] = [.listRowInsets, .listRowSeparator, .listRowBackground]
  guard looks.contains(where: component.has) else { return [] }
  return component.elements.indices.flatMap { index -> [Diagnostic] in
    let keys = component.elements[index].written.modifiers.filter { look in looks.contains { $0 == look.modifier } }
    guard !keys.isEmpty, let container = component.container(ofNoRow: index) else { return [] }
    return keys.map { .rowOutsideList($0.key, in: container) }
  }
}

extension TypedComponent {
  /// The container of an element that is not a row; nil for a row, or where that is not known.
  fileprivate func container(ofNoRow element: Int) -> Located<String>? {
    var child = element
    while let container = elements[child].container {
      let written = elements[container].written
      if isPresented(child) { return written.kind }
      // A component can draw what it is given in a list.
      guard written.handsOnItsPlace else { return [.list, .section, nil].contains(written.id) ? nil : written.kind }
      child = container
    }
    return nil
  }
}
