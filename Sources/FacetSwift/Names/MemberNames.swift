import FacetIR

/// The private members of a component's view: what holds a parameter or a state, and what does an action.
///
/// A parameter may be called as something that the view needs itself. Its label stays, and the member moves.
struct MemberNames {
  private var parameters: [String: SwiftName] = [:]
  private var actions: [String: SwiftName] = [:]

  init(_ component: Component) {
    var taken: Set<String> = ["body", "content", "styles", "self"]
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
  }

  /// Of a parameter or a state: no two have one name.
  func parameter(_ name: String) -> SwiftName { parameters[name] ?? SwiftName(name) }
  func action(_ name: String) -> SwiftName { actions[name] ?? SwiftName(name) }

  private static func free(_ name: String, _ suffix: String, _ taken: inout Set<String>) -> SwiftName {
    var free = SwiftName(name)
    while !taken.insert(free.text).inserted { free = SwiftName(free.text + suffix) }
    return free
  }
}
