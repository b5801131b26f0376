import FacetIR
import FacetLanguage

extension DesignIndex {
  /// Whether something in an element can be pulled down, also in the components that it draws.
  func isRefreshed(_ element: Element) -> Bool {
    var seen: Set<String> = []
    return isRefreshed(element, &seen)
  }

  private func isRefreshed(_ element: Element, _ seen: inout Set<String>) -> Bool {
    var drawn: [String] = []
    let isRefreshed = element.contains { element in
      if case .component(let instance) = element.kind { drawn.append(instance.component) }
      return element.modifiers.contains { $0.id == .refreshable }
    }
    if isRefreshed { return true }
    for name in drawn where seen.insert(name).inserted {
      let bodies = component(name)?.styles.compactMap { style in
        if case .body(let element) = style.implementation { element } else { nil }
      }
      for body in bodies ?? [] where self.isRefreshed(body, &seen) { return true }
    }
    return false
  }
}
