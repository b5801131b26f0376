import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// The contents of a slot in a variant: an element, a sequence of elements, or `none`. Their values are data, as
  /// everywhere in a variant: `text: Hello`, `NumericStepper: { title: Guests, value: 2 }`. They can include the
  /// component itself, because an example is drawn once, and controls whose action is `record`.
  ///
  /// - Parameter type: `View`, or `View<Row>`, whose contents can name the value.
  mutating func slotContents(_ node: NodeID, as type: ValueType, for subject: DataSubject) -> Expression? {
    var scope = Scope(place: .constants)
    if subject.wording == nil {
      scope.isExample = true
      scope.recordedAs = subject.name
    } else {
      scope.isDefaultContent = true
    }
    return slotContents(node, as: type, in: scope.inSlot(subject.name, ofItself: signature.name, in: variantBeingRead))
  }

  /// Lowers the default contents of slots, which count as part of the component's body.
  mutating func lowerSlotDefaults() {
    for (index, parameter) in spec.parameters.enumerated() {
      guard let type = signature.parameters[index].type, type.isSlot, let written = parameter.defaultData else {
        continue
      }
      var scope = placing(textsAs: "Default of '\(parameter.name.value)'", in: Scope(place: .constants))
      scope.isDefaultContent = true
      signature.parameters[index].defaultValue = slotContents(
        written, as: type, in: scope.inSlot(parameter.name.value, ofItself: signature.name))
    }
  }

  private mutating func slotContents(_ node: NodeID, as type: ValueType, in scope: Scope) -> Expression? {
    if isAbsence(node) { return Expression(.views([]), as: type) }
    if case .viewOf(let value) = type, SlotContentSpec.isWritten(as: node, in: spec.tree) {
      return slotContents(node, for: value, in: scope)?.uniquelyNamed
    }
    var scope = scope
    scope.readsData = true
    let elements = ElementSpec.decode(node, in: spec.tree, asData: true, diagnostics: &diagnostics)
    return Expression(.views(lower(elements, in: scope)), as: type).uniquelyNamed
  }

  /// `{ as: person, do: { text: person.name } }`. The values of the elements are expressions, as in a body.
  mutating func slotContents(_ node: NodeID, for value: ValueType, in scope: Scope) -> Expression? {
    guard let written = SlotContentSpec.decode(node, in: spec.tree, diagnostics: &diagnostics) else { return nil }
    if written.name.value != "_" { checkMemberName(written.name, what: "variable", of: .local) }
    let inner = scope.binding(written.name, as: value)
    let elements = lower(written.elements, in: inner)
    return Expression(.views(elements, of: inner.boundName ?? written.name.value), as: .viewOf(value))
  }
}

extension Expression {
  fileprivate var uniquelyNamed: Expression {
    guard case .views(let elements, let name) = node else { return self }
    return Expression(.views(elements.map(\.uniquelyNamed), of: name), as: type)
  }
}
