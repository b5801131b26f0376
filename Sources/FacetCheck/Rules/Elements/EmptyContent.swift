package import FacetDiagnostics
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let emptyContent = DiagnosticKind(
    "element/empty-content", .error, "Menu or presentation without elements",
    explanation: """
      A menu, a sheet, a cover, a popover and an item of a toolbar show their elements. Without any they open as empty \
      layers, or not at all. A sheet has one height at least.

          text: "Map"
          contextMenu: []                                                        # wrong

          text: "Map"
          contextMenu: [{ button: content.onShare, label: { text: "Share" } }]   # right
      """)
}

extension Diagnostic {
  fileprivate static func emptyContent(_ key: Located<String>, of owner: String? = nil, help: String) -> Diagnostic {
    Diagnostic(
      .emptyContent, at: key.span,
      owner.map { "'\(key.value)' of '\($0)' must not be empty" } ?? "'\(key.value)' must not be empty", help: help)
  }
}

/// Elements with errors are omitted, so that only a component without errors is known to have none.
func emptyContent(in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  component.elements.indices.flatMap { component.elements[$0].written.emptyContent }
}

extension ElementSpec {
  fileprivate var emptyContent: [Diagnostic] {
    var found = modifiers.flatMap(emptyParts)
    if id == .menu, principal?.isEmpty == true { found.append(.emptyContent(kind, help: "add a button to it")) }
    return found
  }
}

private func emptyParts(of modifier: ElementSpec.Argument) -> [Diagnostic] {
  let key = modifier.key
  switch (modifier.modifier, modifier.value) {
  case (.contextMenu, let value) where value.isEmpty:
    return [.emptyContent(key, help: "add a button to it, or remove it")]
  case (.toolbar, .list(let items)):
    return items.compactMap(\.parts[.content]).filter(\.value.isEmpty)
      .map { .emptyContent($0.key, of: key.value, help: "add an element to it, or remove the item") }
  case (.sheet, .parts(let parts)), (.fullScreenCover, .parts(let parts)), (.popover, .parts(let parts)):
    var found: [Diagnostic] = []
    if let content = parts[.content], content.value.isEmpty {
      found.append(.emptyContent(content.key, of: key.value, help: "add an element to it"))
    }
    if let detents = parts[.detents], case .array(let heights)? = detents.value.syntax?.node, heights.isEmpty {
      found.append(.emptyContent(detents.key, of: key.value, help: "write 'detents: [medium, large]', or remove it"))
    }
    return found
  default: return []
  }
}

extension ElementSpec.Value {
  fileprivate var isEmpty: Bool { if case .elements(let elements) = self { elements.isEmpty } else { false } }
}
