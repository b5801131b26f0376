import FacetIR
import FacetLanguage

/// A bar or a section of a screen that is a view of its own, nested in the view of the screen.
///
/// It has the values that it reads, and sends actions by an `ActionSender`, so it can be compared. SwiftUI evaluates it
/// only if one of the values has changed.
///
///     private struct ResultsSection: View, Equatable {
///       let stays: [ExploreScreen.Stay]
///       let send: ActionSender<ExploreAction>
struct ScreenPart {
  let element: Element
  let name: SwiftName
  let properties: Properties

  /// What a part is given.
  struct Properties {
    struct Value {
      let name: SwiftName
      /// A field of the content, or the name that the condition of the part binds.
      let expression: Expression
      /// Whether a control can change it. The property is a `StatePart`, which has the current value at any time: an
      /// action of a component that changes a binding can read it again.
      let isBound: Bool
    }

    /// The values of the environment, which the screen reads.
    let environment: [EnvironmentID]
    let values: [Value]
    let sendsActions: Bool

    static let sender = SwiftName("send")

    init(_ expressions: [Expression], environment: [EnvironmentID], sendsActions: Bool, in component: Component) {
      self.environment = environment
      self.sendsActions = sendsActions
      var taken: Set<String> = ["body", "self", "content", Self.sender.text]
      taken.formUnion(environment.map(\.name))
      let bound = component.setters.map(\.name)
      // Constants first: they keep their names.
      values = (expressions.filter(\.isLocal) + expressions.filter { !$0.isLocal }).map { expression in
        let isBound = if case .content(let name) = expression.node { bound.contains(name) } else { false }
        return Value(
          name: MemberNames.free(expression.boundName, "Value", &taken), expression: expression, isBound: isBound)
      }
    }

    /// The property for a field of the content.
    func value(ofContent name: String) -> Value? { values.first { $0.expression.node == .content(name) } }

    var names: [String] { values.map(\.name.text) + (sendsActions ? [Self.sender.text] : []) }
  }

  /// The names in its body.
  func scope(_ members: MemberNames) -> Scope {
    var scope = Scope(
      members: members, properties: properties.names, drawsItself: true, screen: .part(properties))
    for value in properties.values {
      if case .local(let name) = value.expression.node {
        scope = scope.binding(value.name.text, for: name).scope
      }
    }
    return scope
  }
}

extension Expression {
  fileprivate var isLocal: Bool { if case .local = node { true } else { false } }

  /// The name of a field of the content or of a constant.
  fileprivate var boundName: String {
    switch node {
    case .content(let name), .local(let name): name
    default: "value"
    }
  }
}
