import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// Declares the public initializer, in order. Defaults come after all types are known.
  mutating func declareParameters() {
    reportDuplicates(spec.parameters.map(\.name), what: "parameter")
    let histories = histories(ofParameters: spec.parameters)
    for (parameter, history) in zip(spec.parameters, histories) {
      checkMemberName(parameter.name, what: "parameter", of: .view)
      checkLabel(parameter.label, of: parameter.name)
      let type = parameter.type.flatMap { resolve($0, in: .parameter) }
      signature.parameters.append(
        Declaration(
          label: label(of: parameter), name: parameter.name, type: type,
          hasDefault: parameter.defaultData != nil || type?.read.isOptional == true,
          doc: parameter.doc?.value, history: history, formerLabel: formerLabel(of: parameter, history)))
      if let declared = signature.parameters.last { checkDeprecation(of: declared, what: "parameter") }
    }
  }

  /// Declares the defaults once: the content type of the component can need them earlier.
  mutating func declareParameterDefaults() {
    if hasParameterDefaults { return }
    hasParameterDefaults = true
    for (index, parameter) in spec.parameters.enumerated() {
      signature.parameters[index].defaultValue = signature.parameters[index].type.flatMap {
        parameterDefault(of: parameter, type: $0)
      }
    }
  }

  private func label(of parameter: DeclarationSpec) -> String? { label(parameter.label, parameter.name) }

  private func label(_ label: Located<String>?, _ name: Located<String>) -> String? {
    guard let label = label?.value else { return name.value }
    return label == "_" ? nil : label
  }

  /// Nil if there is none, or it is the current label.
  private func formerLabel(of parameter: DeclarationSpec, _ history: History) -> ArgumentLabel? {
    guard let former = parameter.renamedFrom, parameter.hasKeptItsName || history.formerName != nil else { return nil }
    let label = label(former.label, former.name)
    return label == self.label(of: parameter) ? nil : ArgumentLabel(label)
  }

  /// The default of a parameter. Those of slots come after all components are known.
  private mutating func parameterDefault(of parameter: DeclarationSpec, type: ValueType) -> Expression? {
    if !type.isSlot { return defaultValue(of: parameter, type: type) }
    return parameter.defaultData.map { _ in Expression(.views([]), as: type) }
  }
}
