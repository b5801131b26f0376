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

  /// A slot that nothing is said of is empty, and so is one that says `none`.
  private mutating func parameterDefault(of parameter: DeclarationSpec, type: ValueType) -> Expression? {
    if type == .view {
      if let written = parameter.defaultData, !isAbsence(written) { report(.slotDefault(at: spec.tree.span(written))) }
      return Expression(.views([]), as: .view)
    }
    return defaultValue(of: parameter, type: type)
  }
}
