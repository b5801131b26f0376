import FacetIR
import FacetLanguage

/// The content of a screen: values of `state`, and actions that are sent to `store`.
extension ExpressionWriter {
  func contentOfScreen(_ name: String) -> Code {
    guard let members = scope.members else { return "nil" }
    if let action = members.actionOfScreen(name) {
      return .closure(sending(name, action.takes == nil ? nil : "$0"))
    }
    return "\(property(SwiftName("state"))).\(member: members.content(name))"
  }

  /// `store.handle(.pick(stay))`
  func sending(_ action: String, _ argument: Code?) -> Code {
    let name: Code = ".\(member: SwiftName(action))"
    return "\(property(SwiftName("store"))).handle(\(argument.map { .call(name, [$0]) } ?? name))"
  }

  /// A binding that reads the state and sends an action.
  func bindingOfScreen(_ field: String) -> Code {
    let target = scope.members?.target(ofBinding: field) ?? SwiftName(field)
    return .call(
      "Binding",
      [
        "get: \(.closure("\(property(SwiftName("store"))).state.\(member: target)"))",
        "set: \(.closure(sending(Content.setter(of: field), "$0")))",
      ])
  }
}
