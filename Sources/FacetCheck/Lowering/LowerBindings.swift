import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// The target of a content field of type `Binding<…>` or `Focus`: the parameter or state of its name, or the one that
  /// is written, which must be mutable.
  mutating func target(
    of field: ContentSignature.Field, of type: ValueType, written: DeclarationSpec?
  ) -> Expression? {
    var name = field.name
    if let syntax = written?.defaultValue {
      if isCutShort(syntax.span) { return nil }
      guard case .name(let named) = syntax.node else {
        report(.contentNotWritable(field.name, as: type, syntax.excerpt, among: writable(type), at: syntax.span))
        return nil
      }
      guard variable(named: named) != nil else {
        report(unknown([named], in: Scope(place: .component), at: syntax.span, whole: syntax.span))
        return nil
      }
      name = Located(named, at: syntax.span)
      if named != field.name.value { references.variables.insert(named) }
    }
    guard let variable = variable(named: name.value) else {
      report(.contentWithoutValue(field.name, type: type, among: writable(type)))
      return nil
    }
    guard let found = variable.type else { return nil }
    guard state(named: name.value) != nil || found != found.read else {
      report(.contentNotWritable(field.name, as: type, "'\(name.value)'", among: writable(type), at: name.span))
      return nil
    }
    guard found.read == type.read, type.isFocus ? found == type : !found.isFocus else {
      let what = state(named: name.value) == nil ? "parameter" : "state"
      report(.contentTypeDiffers(field.name, type: type, what, found.isFocus ? found : .binding(found.read)))
      return nil
    }
    return reference(to: name.value, as: type.read)
  }

  /// The parameters and states that a binding or a focus of this type can write to.
  private func writable(_ type: ValueType) -> [String] {
    let wanted = type.isFocus ? type : type.read
    return signature.parameters.filter { $0.type == type }.map(\.name.value)
      + state.filter { $0.type == wanted }.map(\.name.value)
  }

  /// The field of the content that a control writes to: `content.isOn`. Nil if an error has been reported.
  mutating func bound(_ element: ElementSpec, to stored: ValueType, in scope: Scope) -> String? {
    bound(element, toOneOf: [stored], in: scope)
  }

  mutating func bound(_ element: ElementSpec, toOneOf types: [ValueType], in scope: Scope) -> String? {
    guard case .expression(let syntax) = element.principal, let value = infer(syntax, in: scope) else { return nil }
    let fields = content.fields.filter { field in types.contains { field.type == .binding($0) } }
      .map { "content.\($0.name.value)" }
    guard case .content(let name) = value.node, case .binding(let found)? = content.field(named: name)?.type else {
      if scope.recordedAs != nil {
        report(.controlInVariant(syntax.excerpt, of: value.type, for: element.kind.value, types, at: syntax.span))
        return nil
      }
      report(
        .notABinding(syntax.excerpt, of: value.type, for: element.kind.value, types, among: fields, at: syntax.span))
      return nil
    }
    guard types.contains(found) else {
      var mismatch = Diagnostic.mismatch(
        syntax.excerpt, of: .binding(found), as: types.map(ValueType.binding), at: syntax.span)
      mismatch.help =
        mismatch.help ?? listing(fields) ?? "declare one of type '\(ValueType.binding(types[0]).spelling)'"
      report(mismatch)
      return nil
    }
    return name
  }

  /// The type of the value that the control writes; nil if it does not name a binding. Nothing is reported.
  func boundType(of element: ElementSpec) -> ValueType? {
    guard case .expression(let syntax)? = element.principal, case .member(let base, let field) = syntax.node,
      case .name("content") = base.node, case .binding(let stored)? = content.field(named: field.value)?.type
    else { return nil }
    return stored
  }

  /// `content.isOn` as the argument of a binding parameter: the binding, not its value.
  func passedOn(_ value: Expression, to parameter: Declaration) -> Expression {
    guard case .binding = parameter.type, case .content(let name) = value.node,
      case .binding(let stored)? = content.field(named: name)?.type, .binding(stored) == parameter.type
    else { return value }
    return Expression(.content(name), as: .binding(stored))
  }
}
