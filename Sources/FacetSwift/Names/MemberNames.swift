import FacetIR

/// The private members of a component's view: the stored properties of parameters and states, and the action methods.
///
/// If a parameter has the name of a member that the view needs itself, its label stays, and its property is renamed.
struct MemberNames {
  private var parameters: [String: SwiftName] = [:]
  private var actions: [String: SwiftName] = [:]
  private var fields: [String: SwiftName] = [:]
  private var parts: [String: SwiftName] = [:]
  /// The parameter or the state behind each field of the content that is written to.
  private var targets: [String: String] = [:]
  private var actionsOfScreen: [String: Content.Action] = [:]

  init(_ component: Component) {
    var taken: Set<String> = ["body", "self"]
    taken.formUnion(component.styleKind == .flexible ? ["content", "styles"] : ["style"])
    if component.content.hasAnimatedActions { taken.insert("withAnimation") }
    if component.screen != nil {
      taken.insert("reduce")
      for action in component.content.actions {
        actionsOfScreen[action.name] = action
        // The method that a person writes has the name of the action.
        if case .handWritten = action.body { taken.insert(action.name) }
      }
    }
    for parameter in component.parameters {
      parameters[parameter.name] = Self.free(parameter.name, "Value", &taken)
    }
    for property in component.state {
      parameters[property.name] = Self.free(property.name, "Value", &taken)
    }
    for action in component.content.actions {
      guard case .statements = action.body else { continue }
      actions[action.name] = Self.free(action.name, "Action", &taken)
    }
    for field in component.content.fields where field.isProjected {
      if case .parameter(let name) = field.value.node { targets[field.name] = name }
      if case .state(let name) = field.value.node { targets[field.name] = name }
    }
    if component.styleKind != .flexible {
      for part in component.styles.flatMap(\.parts) where parts[part.name] == nil {
        parts[part.name] = Self.free(part.name, "Part", &taken)
      }
    }
    for field in component.computedContent { fields[field.name] = Self.free(field.name, "Content", &taken) }
  }

  /// Of a parameter or a state: no two have one name.
  func parameter(_ name: String) -> SwiftName { parameters[name] ?? SwiftName(name) }
  func action(_ name: String) -> SwiftName { actions[name] ?? SwiftName(name) }

  /// Of a component that draws itself: the member for a field or an action of its content.
  func content(_ name: String) -> SwiftName { fields[name] ?? actions[name] ?? parameter(name) }

  /// Of a component that draws itself: the function of a part.
  func part(_ name: String) -> SwiftName { parts[name] ?? SwiftName(name) }

  /// Of a screen: its action of this name.
  func actionOfScreen(_ name: String) -> Content.Action? { actionsOfScreen[name] }

  /// Of a component that draws itself: what a field of its content writes to.
  func target(ofBinding field: String) -> SwiftName { parameter(targets[field] ?? field) }

  /// All of them.
  var all: [String] { [parameters, actions, fields, parts].flatMap { $0.values.map(\.text) } }

  /// The name, or, if it is taken, with a suffix.
  static func free(_ name: String, _ suffix: String, _ taken: inout Set<String>) -> SwiftName {
    var free = SwiftName(name)
    while !taken.insert(free.text).inserted { free = SwiftName(free.text + suffix) }
    return free
  }
}

extension Component {
  /// Of a component that draws itself: the content that is not a parameter or a state of the same name.
  var computedContent: [Content.Field] {
    if styleKind == .flexible { return [] }
    return content.fields.filter { $0.value.node != .parameter($0.name) && $0.value.node != .state($0.name) }
  }
}
