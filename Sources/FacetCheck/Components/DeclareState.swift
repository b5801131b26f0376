import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// Declares the component's state. State and parameters share a namespace, because expressions refer to both by name
  /// alone.
  mutating func declareState() {
    let names = spec.state.map(\.name)
    let parameters = spec.parameters.map(\.name).filter { parameter in names.contains { $0.value == parameter.value } }
    reportDuplicates(parameters + names, what: "state")
    for property in spec.state {
      checkMemberName(property.name, what: "state", of: .view)
      let type = property.type.flatMap { resolve($0, in: .state) }
      if let type, let syntax = property.type, case .focus(let value, _) = type {
        declareFocus(property, type, at: syntax.span, value)
        continue
      }
      let hasDefault = property.defaultData != nil || type?.isOptional == true
      if let type, !hasDefault { report(.stateWithoutDefault(property.name, type: type)) }
      state.append(
        Declaration(
          name: property.name, type: type, defaultValue: type.flatMap { initialValue(of: property, type: $0) },
          hasDefault: hasDefault, doc: property.doc?.value))
    }
  }

  private mutating func initialValue(of property: DeclarationSpec, type: ValueType) -> Expression? {
    assigning(to: .variable(property.name.value), of: type, in: Scope(place: .constants)) {
      $0.defaultValue(of: property, type: type, in: $1)
    }
  }

  /// At first, nothing has the focus.
  private mutating func declareFocus(
    _ property: DeclarationSpec, _ type: ValueType, at span: SourceSpan, _ value: ValueType
  ) {
    var isValid = true
    if isScreen {
      report(.misplacedType(type, in: .state, "the state of a screen is stored outside of its view", at: span))
      isValid = false
    } else if !isIdentity(value) {
      report(.misplacedType(type, in: .state, "'\(value.unwrapped.spelling)' is not an identity", at: span))
      isValid = false
    }
    if property.defaultData != nil || property.defaultValue != nil { report(.initialFocus(property.name)) }
    state.append(
      Declaration(
        name: property.name, type: isValid ? type : nil,
        defaultValue: Expression(value == .bool ? .bool(false) : .null, as: value), hasDefault: true,
        doc: property.doc?.value))
  }

  func lowerState() -> [StateProperty] {
    state.compactMap { property in
      guard let type = property.type, let value = property.defaultValue else { return nil }
      return StateProperty(name: property.name.value, type: type, initialValue: value, doc: property.doc)
    }
  }
}
