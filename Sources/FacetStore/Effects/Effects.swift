/// The name of an effect, by which a reducer cancels it.
public struct EffectID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let name: String

  public init(_ name: String) {
    self.name = name
  }

  public init(stringLiteral name: String) {
    self.init(name)
  }

  public var description: String { name }
}

/// What a store does when an effect starts while another one of its name is known.
public enum EffectPolicy: String, Hashable, Sendable, CaseIterable {
  /// Both run.
  case every
  /// The one that is running is cancelled: a search that follows what is typed.
  case latest
  /// The new one is dropped while the other is running: a button that is tapped twice.
  case first
  /// The new one is dropped if one of its name was ever started: what a screen loads when it appears.
  case once
}

/// What a reducer asks the world for. It is data, so that a reducer stays a pure function and tests compare what it asks:
///
///     return .run(.search(text), id: "search", .latest)
///
/// `Request` is a type of the feature, usually an enumeration with a case for each thing it needs.
public struct Effects<Request> {
  public enum Step {
    case run(Request, id: EffectID, EffectPolicy)
    /// Cancels every running effect of that name.
    case cancel(EffectID)
  }

  /// In the order in which the store takes them.
  public var steps: [Step]

  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  public static var none: Effects { Effects() }

  public static func run(_ request: Request, id: EffectID, _ policy: EffectPolicy = .every) -> Effects {
    Effects([.run(request, id: id, policy)])
  }

  public static func cancel(_ id: EffectID) -> Effects {
    Effects([.cancel(id)])
  }

  public static func + (first: Effects, second: Effects) -> Effects {
    Effects(first.steps + second.steps)
  }
}

extension Effects: Sendable where Request: Sendable {}
extension Effects.Step: Sendable where Request: Sendable {}
extension Effects: Equatable where Request: Equatable {}
extension Effects.Step: Equatable where Request: Equatable {}

/// How an action changes a state, and what it asks for. Must not read anything but its two arguments: the log of a store
/// replays on that condition.
///
///     let counter = Reducer<Int, CounterAction, Never> { count, action in
///       switch action {
///       case .increment: count += 1
///       }
///       return .none
///     }
public struct Reducer<State, Action, Request>: Sendable {
  public let reduce: @Sendable (inout State, Action) -> Effects<Request>

  public init(_ reduce: @escaping @Sendable (inout State, Action) -> Effects<Request>) {
    self.reduce = reduce
  }
}
