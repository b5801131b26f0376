import FacetDiagnostics
import FacetIR
import FacetLanguage

extension ComponentResolver {
  /// Whether only the content of a slot in the variant can record it. What a slot with errors records is not known.
  func isRecordedInSlot(_ use: ActionUse) -> Bool {
    let name = use.name.value
    if content.action(named: name) != nil { return false }
    let isBroken = hasHolesInVariant && signature.parameter(named: name)?.type?.isSlot == true
    return isBroken || namesRecordedInSlots.contains(name)
  }
}

extension [Variant.Argument] {
  /// The names under which the contents of slots record: that of the slot for their own controls, and those of the actions
  /// of components in them.
  var namesRecordedInSlots: Set<String> { Set(flatMap(\.value.namesRecordedInSlots)) }
}

extension Expression {
  fileprivate var namesRecordedInSlots: [String] { slotElements.flatMap(\.recordedNames) }
}

extension Element {
  fileprivate var recordedNames: [String] {
    (kind.actions + modifiers.flatMap(\.actions)).filter(\.isRecorded).map(\.name) + recordedByComponent
      + children.flatMap(\.recordedNames)
  }

  private var recordedByComponent: [String] {
    guard case .component(let instance) = kind else { return [] }
    return instance.arguments.flatMap { argument -> [String] in
      if case .recorder(let name) = argument.value.node { [name] } else { argument.value.namesRecordedInSlots }
    }
  }
}
