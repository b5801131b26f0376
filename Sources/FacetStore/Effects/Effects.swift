/// The identity of an effect, by which reducers cancel it.
public struct EffectID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The text by which two IDs are the same.
  public let name: String

  public init(_ name: String) {
    self.name = name
  }

  public init(stringLiteral name: String) {
    self.init(name)
  }

  public var description: String { name }
}

/// How a store starts an effect if it has started another one with the same ID.
public enum EffectPolicy: String, Hashable, Sendable, CaseIterable {
  /// Both run.
  case every
  /// The running one is cancelled, as in a search while text is typed.
  case latest
  /// The new one is dropped while the other is running, as for a button that is tapped twice.
  case first
  /// The new one is dropped if any was started before, as for data that a screen loads when it first appears.
  case once
}

/// The effects that a reducer starts and cancels. They are values: a reducer is a pure function, and tests compare its
/// result.
///
///     return .run(.search(text), id: "search", .latest)
///
/// `Request` is a type of the feature, usually an enum with a case for each kind of work.
public struct Effects<Request> {
  /// One effect to start or to cancel.
  public enum Step {
    /// Starts an effect.
    case run(Request, id: EffectID, EffectPolicy)
    /// Cancels all running effects with this ID.
    case cancel(EffectID)
  }

  /// The steps, in the order in which the store performs them.
  public var steps: [Step]

  /// - Parameter steps: Performed in this order.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// No effects.
  public static var none: Effects { Effects() }

  /// Starts one effect.
  public static func run(_ request: Request, id: EffectID, _ policy: EffectPolicy = .every) -> Effects {
    Effects([.run(request, id: id, policy)])
  }

  /// Cancels all running effects with this ID.
  public static func cancel(_ id: EffectID) -> Effects {
    Effects([.cancel(id)])
  }

  /// Appends the steps of `more`.
  public static func += (effects: inout Effects, more: Effects) {
    effects.steps += more.steps
  }

  /// The steps of the first, then those of the second.
  public static func + (first: Effects, second: Effects) -> Effects {
    Effects(first.steps + second.steps)
  }
}

extension Effects: Sendable where Request: Sendable {}
extension Effects.Step: Sendable where Request: Sendable {}
extension Effects: Equatable where Request: Equatable {}
extension Effects.Step: Equatable where Request: Equatable {}

/// A pure function that applies an action to a state and returns the effects to start.
///
/// It must read nothing but its arguments, so that an ``ActionLog`` can be replayed.
///
///     let counter = Reducer<Int, CounterAction, Never> { count, action in
///       switch action {
///       case .increment: count += 1
///       }
///       return .none
///     }
public struct Reducer<State, Action, Request>: Sendable {
  /// Changes the state as the action demands, and returns the effects to start and cancel.
  public let reduce: @Sendable (inout State, Action) -> Effects<Request>

  /// - Parameter reduce: Reads nothing but its arguments.
  public init(_ reduce: @escaping @Sendable (inout State, Action) -> Effects<Request>) {
    self.reduce = reduce
  }

  /// Changes nothing, for a screen without actions.
  public static var unchanging: Reducer { Reducer { _, _ in .none } }
}
