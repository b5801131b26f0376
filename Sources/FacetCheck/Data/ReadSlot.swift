import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// The contents of a slot in a variant: an element, a sequence of elements, or `none`. Their values are data, as
  /// everywhere in a variant: `text: Hello`, `NumericStepper: { title: Guests, value: 2 }`. They can include the
  /// component itself, because an example is drawn once.
  mutating func slotContents(_ node: NodeID, for subject: DataSubject) -> Expression? {
    var scope = Scope(place: .constants)
    scope.isExample = true
    return slotContents(node, in: scope)
  }

  /// Lowers the default contents of slots, which count as part of the component's body.
  mutating func lowerSlotDefaults() {
    for (index, parameter) in spec.parameters.enumerated() where signature.parameters[index].type == .view {
      guard let written = parameter.defaultData else { continue }
      signature.parameters[index].defaultValue = slotContents(written, in: Scope(place: .constants))
    }
  }

  private mutating func slotContents(_ node: NodeID, in scope: Scope) -> Expression? {
    if isAbsence(node) { return Expression(.views([]), as: .view) }
    var scope = scope
    scope.readsData = true
    let elements = ElementSpec.decode(node, in: spec.tree, asData: true, diagnostics: &diagnostics)
    return Expression(.views(lower(elements, in: scope).map(\.uniquelyNamed)), as: .view)
  }
}
