import FacetIR
import FacetLanguage

extension DesignIndex {
  /// Whether elements, or components in them, describe the navigation bar above them.
  func describeBar(_ elements: [Element]) -> Bool {
    var visited: Set<String> = []
    return elements.contains { describesBar($0, &visited) }
  }

  private func describesBar(_ element: Element, _ visited: inout Set<String>) -> Bool {
    if element.modifiers.contains(where: { $0.id.kind.effect == .bar }) { return true }
    var inner = element
    // What is presented has a bar of its own.
    inner.modifiers.removeAll { $0.id.kind.effect == .presentation }
    var parts = inner.allChildren
    if case .component(let instance) = element.kind, visited.insert(instance.component).inserted {
      for style in component(instance.component)?.styles ?? [] {
        if case .body(let body) = style.implementation { parts.append(body) }
      }
    }
    return parts.contains { describesBar($0, &visited) }
  }
}
