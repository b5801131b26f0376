import FacetDiagnostics
import FacetIR
import FacetSpec

extension ComponentChecker {
  /// The public initialiser, in order; its defaults come after all types are known.
  mutating func declareParameters() {
    reportDuplicates(spec.parameters.map(\.name), what: "parameter")
    for parameter in spec.parameters {
      checkMemberName(parameter.name, what: "parameter", of: .view)
      checkLabel(parameter.label, of: parameter.name)
      let type = parameter.type.flatMap { resolve($0, in: .parameter) }
      signature.parameters.append(
        Declaration(
          label: label(of: parameter), name: parameter.name, type: type,
          hasDefault: parameter.defaultData != nil || type?.read.isOptional == true || type == .view,
          doc: parameter.doc?.value))
    }
  }

  /// Once: the type that describes the component asks for them earlier than others.
  mutating func declareParameterDefaults() {
    if hasParameterDefaults { return }
    hasParameterDefaults = true
    for (index, parameter) in spec.parameters.enumerated() {
      signature.parameters[index].defaultValue = signature.parameters[index].type.flatMap {
        parameterDefault(of: parameter, type: $0)
      }
    }
  }

  private func label(of parameter: DeclarationSpec) -> String? {
    guard let label = parameter.label?.value else { return parameter.name.value }
    return label == "_" ? nil : label
  }

  /// What a slot holds is known once all components are.
  private mutating func parameterDefault(of parameter: DeclarationSpec, type: ValueType) -> Expression? {
    type == .view ? Expression(.views([]), as: .view) : defaultValue(of: parameter, type: type)
  }
}
