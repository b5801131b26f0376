import FacetIR
import FacetLanguage

/// A body that uses something deprecated is marked as deprecated, because Swift does not warn in deprecated declarations.
/// The mark itself causes no warnings: the body is called through a protocol only.
extension DesignIndex {
  func mark(ifDeprecatedIn elements: [Element]) -> Code { drawDeprecated(elements) ? .deprecated() : .empty }

  func drawDeprecated(_ elements: [Element]) -> Bool { elements.contains(where: drawsDeprecated) }

  func mark(ifDeprecatedIn variants: [Variant], of component: Component) -> Code {
    variants.contains { usesDeprecated($0, of: component) } || component.listing.deprecation != nil
      ? .deprecated() : .empty
  }

  private func usesDeprecated(_ variant: Variant, of component: Component) -> Bool {
    isDeprecated(variant.style, of: component) || variant.modifiers.contains(where: setsDeprecated)
      || variant.arguments.contains { isDeprecated($0.parameter, of: component) || drawsDeprecated($0.value) }
  }

  private func drawsDeprecated(_ element: Element) -> Bool {
    if case .component(let instance) = element.kind, usesDeprecated(instance) { return true }
    return element.modifiers.contains(where: setsDeprecated) || element.children.contains(where: drawsDeprecated)
  }

  private func usesDeprecated(_ instance: ComponentInstance) -> Bool {
    guard let component = component(instance.component) else { return false }
    if component.listing.deprecation != nil { return true }
    if let style = instance.style, isDeprecated(style, of: component) { return true }
    return instance.arguments.contains { isDeprecated($0.parameter, of: component) || drawsDeprecated($0.value) }
  }

  private func drawsDeprecated(_ value: Expression) -> Bool {
    value.slotElements.contains(where: drawsDeprecated)
  }

  private func setsDeprecated(_ modifier: Modifier) -> Bool {
    guard let style = modifier.style, let component = component(style.component) else { return false }
    return isDeprecated(style.selection, of: component)
  }

  private func isDeprecated(_ parameter: String, of component: Component) -> Bool {
    component.parameter(named: parameter)?.history.isDeprecated == true
  }

  private func isDeprecated(_ selection: StyleSelection, of component: Component) -> Bool {
    guard let style = component.style(named: selection.style) else { return false }
    return style.history.isDeprecated
      || selection.settings.contains { setting in
        style.properties.contains { $0.name == setting.property && $0.history.isDeprecated }
      }
  }
}
