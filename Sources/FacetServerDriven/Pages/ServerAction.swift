/// What a server asks an app to do when a control is used.
///
///     {"type": "open", "destination": {"type": "stay", "id": "7"}}
///
/// An app performs its own types of actions by the fields of `raw`; see `navigation` for those that every app has.
public struct ServerAction: Hashable, Sendable {
  public let type: String
  /// The object as it was received.
  public let raw: JSONValue

  /// Nil if the value is no object with a `type`.
  public init?(_ raw: JSONValue) {
    guard let type = raw["type"]?.string else { return nil }
    self.type = type
    self.raw = raw
  }

  /// Returns the string of a field; nil if there is none.
  public subscript(field: String) -> String? { raw[field]?.string }

  /// The navigation that the action asks for; nil if it asks for something else, or if a field is missing.
  public var navigation: ServerNavigationAction? {
    let destination = raw["destination"].flatMap(ServerDestination.init)
    return switch type {
    case "select": self["tab"].map(ServerNavigationAction.select)
    case "push": destination.map(ServerNavigationAction.push)
    case "pop": .pop
    case "popToRoot": .popToRoot
    case "present": destination.map(ServerNavigationAction.present)
    case "dismiss": .dismiss
    case "open": destination.map(ServerNavigationAction.open)
    default: nil
    }
  }
}

/// A request of a server to show another place, as `NavigationAction` of FacetShell has them.
public enum ServerNavigationAction: Hashable, Sendable {
  case select(tab: String)
  case push(ServerDestination)
  case pop
  case popToRoot
  case present(ServerDestination)
  case dismiss
  case open(ServerDestination)
}

/// A place that a server names: `{"type": "stay", "id": "7"}`.
public struct ServerDestination: Hashable, Sendable {
  public let type: String
  /// The object as it was received.
  public let raw: JSONValue

  /// Nil if the value is no object with a `type`.
  public init?(_ raw: JSONValue) {
    guard let type = raw["type"]?.string else { return nil }
    self.type = type
    self.raw = raw
  }

  /// Returns the string of a field; nil if there is none.
  public subscript(field: String) -> String? { raw[field]?.string }
}

/// A use of a control in a component: the action that the server gave it, and the value that the control passes on.
public struct ServerEvent: Hashable, Sendable {
  /// The value that an action takes.
  public enum Value: Hashable, Sendable {
    case string(String)
    case int(Int)
    case double(Double)
    case bool(Bool)
  }

  public let action: ServerAction
  public let value: Value?

  public init(_ action: ServerAction, value: Value? = nil) {
    self.action = action
    self.value = value
  }
}
