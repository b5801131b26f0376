import FacetDiagnostics
import FacetIR
import FacetLanguage

extension ComponentResolver {
  /// Declares the type that describes the component, after the types of its parameters are known.
  mutating func declareContentType() {
    let fields = signature.parameters.compactMap { parameter in
      parameter.type.flatMap { type in
        type.isValue
          ? TypeDeclaration.Field(
            name: parameter.name.value, type: type, doc: parameter.doc, history: parameter.history) : nil
      }
    }
    signature.types.append(TypeDeclaration(name: DeclaredType.content, shape: .structure(fields)))
  }

  /// Reports uses of the content type of a component without parameters to describe it.
  mutating func reportEmptyContentTypes(in design: DesignIndex) {
    for component in describedComponents where design.isContentTypeEmpty(of: component.value) {
      let type = Located("\(component.value).\(DeclaredType.content)", at: component.span)
      report(.emptyType(type, "'\(component.value)' has no parameter that is a value"))
    }
  }

  /// Sets the defaults of the type's fields to those of the parameters.
  mutating func declareContentDefaults(ofTypeAt index: Int) {
    declareParameterDefaults()
    guard case .structure(var fields) = signature.types[index].shape else { return }
    for position in fields.indices {
      guard let parameter = signature.parameter(named: fields[position].name) else { continue }
      fields[position].defaultValue = parameter.defaultValue
      if parameter.hasDefault, parameter.defaultValue == nil {
        signature.brokenDefaults.insert("\(DeclaredType.content).\(parameter.name.value)")
      }
    }
    signature.types[index].shape = .structure(fields)
  }
}

extension DesignIndex {
  fileprivate func isContentTypeEmpty(of component: String) -> Bool {
    self[component: component]?.types.contains {
      $0.name == DeclaredType.content && $0.shape == .structure([])
    } == true
  }
}

extension ValueType {
  /// Whether it is a value, and not an element, an action or a binding.
  var isValue: Bool {
    switch self {
    case .view, .viewOf, .action, .actionOf, .binding, .focus: false
    case .optional(let wrapped): wrapped.isValue
    default: true
    }
  }
}
