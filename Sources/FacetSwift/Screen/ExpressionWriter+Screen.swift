import FacetIR
import FacetLanguage

/// How the views of a screen read the state and send actions.
enum ScreenScope {
  /// `state.stays`, `store.handle(.open(stay))`
  case store
  /// By properties of the view: `stays`, `send(.open(stay))`
  case part(ScreenPart.Properties)
}

extension ExpressionWriter {
  /// A value of the state, or a closure that sends an action.
  func content(_ name: String, of screen: ScreenScope, closuresTaking head: Code = .empty) -> Code {
    guard let members = scope.members else { return "nil" }
    if let action = members.actionOfScreen(name) {
      return .closure(taking: head, sending(name, action.takes == nil ? nil : "$0", in: screen))
    }
    switch screen {
    case .store: return "\(property(SwiftName("state"))).\(member: members.content(name))"
    case .part(let properties): return properties.value(ofContent: name).map(code) ?? "nil"
    }
  }

  /// `store.handle(.pick(stay))`
  func sending(_ action: String, _ argument: Code?, in screen: ScreenScope) -> Code {
    let name: Code = ".\(member: SwiftName(action))"
    let value: Code = argument.map { .call(name, [$0]) } ?? name
    return switch screen {
    case .store: "\(property(SwiftName("store"))).handle(\(value))"
    case .part: "\(property(ScreenPart.Properties.sender))(\(value))"
    }
  }

  /// A binding that reads the state and sends an action.
  func binding(_ field: String, of screen: ScreenScope) -> Code {
    let target = scope.members?.target(ofBinding: field) ?? SwiftName(field)
    let value: Code =
      switch screen {
      case .store: "\(property(SwiftName("store"))).state.\(member: target)"
      case .part: content(field, of: screen)
      }
    return .call(
      "Binding",
      [
        "get: \(.closure(value))",
        "set: \(.closure(sending(Content.setter(of: field), "$0", in: screen)))",
      ])
  }

  private func code(_ value: ScreenPart.Properties.Value) -> Code {
    value.isBound ? "\(property(value.name)).value" : property(value.name)
  }
}
