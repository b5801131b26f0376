import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetText

extension ComponentChecker {
  /// What a variant puts in a slot: a component, several in a list, or `none`. Arguments are data, as everywhere in a
  /// variant: `NumericStepper: { title: Guests, value: 2 }`. It may hold the component itself: an example is drawn once.
  mutating func slotContents(_ node: NodeID, for subject: DataSubject) -> Expression? {
    if isNone(node) { return Expression(.views([]), as: .view) }
    switch spec.tree.kind(node) {
    case .mapping: return slotElement(node, for: subject).map { Expression(.views([$0]), as: .view) }
    case .sequence:
      let elements = spec.tree.elements(of: node).map { slotElement($0, for: subject) }
      let found = elements.compactMap { $0 }
      return found.count == elements.count ? Expression(.views(found), as: .view) : nil
    default: return wrong(node, as: .view, for: subject)
    }
  }

  private func isNone(_ node: NodeID) -> Bool {
    isNull(node) || (spec.tree.kind(node).isPlain && spec.tree.withText(node) { $0.elementsEqual("none".utf8) })
  }

  private mutating func slotElement(_ node: NodeID, for subject: DataSubject) -> Element? {
    guard spec.tree.kind(node) == .mapping, let first = spec.tree.entries(of: node).first(where: { _ in true }) else {
      _ = wrong(node, as: .view, for: subject)
      return nil
    }
    let name = Located(spec.tree.text(first.key), at: spec.tree.span(first.key))
    guard let component = design[component: name.value] else {
      reportUnknownComponent(name)
      return nil
    }
    let arguments = slotArguments(first.value, to: component, at: name.span)
    let style = slotStyle(of: node, after: first.key, on: component)
    guard let arguments else { return nil }
    let instance = ComponentInstance(component: name.value, arguments: arguments, style: style)
    return Element(name: name.value, kind: .component(instance))
  }

  private mutating func slotArguments(
    _ node: NodeID, to component: ComponentSignature, at span: SourceSpan
  ) -> [ComponentInstance.Argument]? {
    if !isNull(node), spec.tree.kind(node) != .mapping {
      report(.argumentsWithoutNames(Located(component.name.value, at: spec.tree.span(node)), of: component))
      return nil
    }
    let entries = isNull(node) ? [] : Array(spec.tree.entries(of: node))
    if !isNull(node) { reportCommas(in: node, among: component.parameters.map(\.name.value)) }
    reportUnknownArguments(entries.map { Located(spec.tree.text($0.key), at: spec.tree.span($0.key)) }, of: component)
    return component.parameters.compactMap { parameter in
      guard let written = entries.first(where: { spec.tree.text($0.key) == parameter.name.value }) else {
        if !parameter.hasDefault { report(.missingArgument(parameter, of: component, at: span)) }
        return nil
      }
      guard let type = parameter.type else { return nil }
      return read(written.value, as: type, for: DataSubject(parameter.name.value)).map {
        ComponentInstance.Argument(parameter: parameter.name.value, value: $0)
      }
    }
  }

  /// The keys behind the component's own: only its style.
  private mutating func slotStyle(
    of node: NodeID, after first: NodeID, on component: ComponentSignature
  ) -> StyleSelection? {
    var style: StyleSelection?
    for (key, value) in spec.tree.entries(of: node) where key != first {
      guard spec.tree.text(key) == "style" else {
        report(.unknownSlotKey(Located(spec.tree.text(key), at: spec.tree.span(key))))
        continue
      }
      let selection = VariantSpec.StyleSelectionSpec.read(value, in: spec.tree, diagnostics: &diagnostics)
      style = selection.flatMap { self.selection($0, on: component, in: Scope(place: .constants)) }
    }
    return style
  }
}
