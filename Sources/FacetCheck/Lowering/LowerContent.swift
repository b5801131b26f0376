import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// Declares the names and types of the content before anything refers to them.
  mutating func declareContent() {
    if let written = spec.content {
      reportDuplicates(written.map(\.name), what: "content field")
      for field in written where parameterAction(named: field.name.value) == nil { declareField(field) }
    } else {
      deriveFields()
    }
    declareActions()
  }

  private mutating func declareField(_ field: DeclarationSpec) {
    checkMemberName(field.name, what: "content field", of: .content)
    rejectLabel(of: field, what: "content field")
    let type = field.type.flatMap { resolve($0, in: .content) }
    content.fields.append(.init(name: field.name, type: type, isDeclared: true))
  }

  /// Without `content:`, styles can read every parameter, and write to those that are bindings. The elements of a screen
  /// can read its state too.
  private mutating func deriveFields() {
    let read = signature.parameters.filter { parameterAction(named: $0.name.value) == nil } + (isScreen ? state : [])
    for declaration in read {
      content.fields.append(.init(name: declaration.name, type: declaration.type, isDeclared: false))
    }
  }

  /// Declares the action parameters, and the component's own actions from `actions:`.
  private mutating func declareActions() {
    for parameter in signature.parameters {
      guard let type = parameter.type, type.unwrapped.isAction else { continue }
      let takes: ValueType? = if case .actionOf(let value) = type.unwrapped { value } else { nil }
      content.actions.append(
        .init(name: parameter.name, isOptional: type.isOptional, takes: takes, isDeclared: false))
    }
    for action in spec.actions {
      checkMemberName(action.name, what: "action", of: .content)
      let takes = action.takes.flatMap { resolve($0.type, in: .argument) }
      if let taken = action.takes { checkMemberName(taken.name, what: "value", of: .local) }
      let isBroken = action.takes != nil && takes == nil
      content.actions.append(
        .init(name: action.name, isOptional: false, takes: takes, isBroken: isBroken, isDeclared: true))
    }
    reportDuplicates(content.actions.map(\.name) + content.fields.map(\.name), what: "content field or action")
  }

  private func parameterAction(named name: String) -> Declaration? {
    signature.parameter(named: name).flatMap { $0.type?.unwrapped.isAction == true ? $0 : nil }
  }

  // MARK: Values

  mutating func lowerContent() -> Content {
    Content(fields: lowerFields(), actions: lowerActions())
  }

  private mutating func lowerFields() -> [Content.Field] {
    content.fields.compactMap { field in
      guard let type = field.type else { return nil }
      let written = spec.content?.first { $0.name.value == field.name.value }
      return value(of: field, type: type, written: written).map {
        Content.Field(
          name: field.name.value, type: type, value: $0, doc: doc(of: field, written: written),
          formerName: formerName(ofContent: field.name.value, showing: $0))
      }
    }
  }

  /// The written expression, or the parameter or state of that name.
  private mutating func value(
    of field: ContentSignature.Field, type: ValueType, written: DeclarationSpec?
  ) -> Expression? {
    switch type {
    case .binding, .focus: return target(of: field, of: type, written: written)
    default: break
    }
    let scope = Scope(place: .component).saying(.content(field.name.value, doc: doc(of: field, written: written)))
    if let syntax = written?.defaultValue { return check(syntax, as: type, in: scope) }
    guard let variable = variable(named: field.name.value) else {
      report(.contentWithoutValue(field.name, type: type, among: variableNames))
      return nil
    }
    guard let found = variable.type?.read else { return nil }
    guard found == type || found == type.unwrapped else {
      let what = hasState(named: field.name.value) ? "state" : "parameter"
      report(.contentTypeDiffers(field.name, type: type, what, found))
      return nil
    }
    return reference(to: variable.name.value, as: found)
  }

  /// The former name of the parameter that a content field shows, for hand-written styles.
  func formerName(ofContent name: String, showing value: Expression) -> String? {
    guard value.node == .parameter(name), let former = signature.parameter(named: name)?.history.formerName,
      former != name, !content.names.contains(former)
    else { return nil }
    return former
  }

  private func doc(of field: ContentSignature.Field, written: DeclarationSpec?) -> String? {
    written?.doc?.value ?? variable(named: field.name.value)?.doc
  }
}
