import FacetDiagnostics
import FacetIR
import FacetLanguage

/// What is known of the parameters of an instance, as far as conditions of its component depend on them: enough to say of
/// an element that it is not drawn. Nothing is known of the parameters of a component by itself.
///
///     Row: { title: "Guests" }    # 'onTap: Action?' is nil, so the button in 'if: let tap = content.onTap' is not drawn
struct KnownParameters: Hashable {
  enum Known: Hashable {
    /// Nil, or a slot that is empty.
    case absent
    case present
    /// A slot that has its default content.
    case standard
    case bool(Bool)
  }

  private var known: [String: Known] = [:]

  init() {}

  /// - Parameter outer: What is known of the parameters of the component that draws the instance.
  init(
    of instance: ComponentInstance, _ drawn: TypedComponent, in component: TypedComponent, _ outer: KnownParameters
  ) {
    let arguments = instance.arguments.map { ($0.parameter, $0.value) }
    self.init(arguments, of: drawn) { outer.known($0, in: component) }
  }

  /// What a variant of a component is drawn with.
  init(of variant: Variant, _ component: TypedComponent) {
    let nothing = KnownParameters()
    self.init(variant.arguments.map { ($0.parameter, $0.value) }, of: component) { nothing.known($0, in: component) }
  }

  private init(
    _ arguments: [(parameter: String, value: Expression)], of drawn: TypedComponent,
    knowing known: (Expression) -> Known?
  ) {
    for parameter in drawn.signature.parameters {
      let name = parameter.name.value
      let written = arguments.first { $0.parameter == name }?.value
      self.known[name] =
        if let written {
          known(written)
        } else if parameter.type?.isSlot == true {
          parameter.defaultValue?.slotElements.isEmpty == false ? .standard : .absent
        } else if let value = parameter.defaultValue {
          known(value)
        } else {
          .absent
        }
    }
  }

  subscript(parameter: String) -> Known? { known[parameter] }

  /// Nil if it is not known.
  func value(of condition: Element.Condition, in component: TypedComponent) -> Bool? {
    switch condition {
    case .isTrue(let value): truth(of: value, in: component)
    case .binds(_, let optional): presence(of: optional, in: component)
    }
  }

  /// Whether an action is nil.
  func isNil(_ action: ActionReference, in component: TypedComponent) -> Bool {
    action.local == nil && known(contentOf: component, named: action.name) == .absent
  }

  // MARK: Values

  private func truth(of value: Expression, in component: TypedComponent) -> Bool? {
    switch value.node {
    case .isPresent(let value): return presence(of: value, in: component)
    case .call(.isGiven, let arguments): return arguments.first.flatMap { presence(of: $0, in: component) }
    case .not(let value): return truth(of: value, in: component).map { !$0 }
    case .binary(.and, let left, let right):
      let values = [truth(of: left, in: component), truth(of: right, in: component)]
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    case .binary(.or, let left, let right):
      let values = [truth(of: left, in: component), truth(of: right, in: component)]
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    default:
      guard case .bool(let value)? = known(value, in: component) else { return nil }
      return value
    }
  }

  private func presence(of value: Expression, in component: TypedComponent) -> Bool? {
    known(value, in: component).map { $0 != .absent }
  }

  private func known(_ value: Expression, in component: TypedComponent) -> Known? {
    switch value.node {
    case .null: return .absent
    case .bool(let value): return .bool(value)
    case .parameter(let name): return known[name]
    case .content(let name): return known(contentOf: component, named: name)
    case .views(let elements, _):
      guard elements.count == 1, case .slot(let name, nil) = elements[0].kind else {
        return elements.isEmpty ? .absent : .present
      }
      return known(contentOf: component, named: name).map { $0 == .standard ? .present : $0 }
    case .performing, .recorder, .string, .int, .double, .word, .array, .structure: return .present
    default: return nil
    }
  }

  private func known(contentOf component: TypedComponent, named name: String) -> Known? {
    let content = component.component.content
    if let field = content.fields.first(where: { $0.name == name }) {
      guard field.value.node != .content(name) else { return nil }
      return known(field.value, in: component)
    }
    switch content.actions.first(where: { $0.name == name })?.body {
    case .parameter(let parameter, _): return known[parameter]
    case .statements, .handWritten: return .present
    case nil: return nil
    }
  }
}
