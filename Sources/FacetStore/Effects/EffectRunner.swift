/// The side of an app that performs the requests of a feature.
///
/// The result is an action; a failure is an action too.
///
///     struct StaysHandler: EffectHandler {
///       func perform(_ request: StaysRequest) async -> StaysAction? {
///         switch request {
///         case .load(let city): await .loaded(stays(in: city))
///         }
///       }
///     }
public protocol EffectHandler<Request, Action>: Sendable {
  associatedtype Request: Sendable
  associatedtype Action: Sendable

  /// Performs a request and returns the action to handle; nil for none. If its task is cancelled, the result is ignored.
  func perform(_ request: Request) async -> Action?
}

/// Starts the effects of a store: ``TaskRunner`` in an app, ``VirtualRunner`` in a test.
@MainActor
public protocol EffectRunner<Request, Action> {
  associatedtype Request
  associatedtype Action

  /// Starts an effect, and returns a function that cancels it. A store that is deallocated calls that function on the
  /// thread of its last release.
  ///
  /// - Parameter finish: Takes the result. Called at most once; the store ignores calls after a cancellation.
  func start(_ request: Request, finish: @escaping @MainActor (Action?) -> Void) -> @Sendable () -> Void
}

/// Runs each effect as a task that awaits the handler.
public struct TaskRunner<Handler: EffectHandler>: EffectRunner {
  let handler: Handler

  /// - Parameter handler: Performs the requests.
  public init(_ handler: Handler) {
    self.handler = handler
  }

  public func start(
    _ request: Handler.Request, finish: @escaping @MainActor (Handler.Action?) -> Void
  ) -> @Sendable () -> Void {
    let handler = handler
    let task = Task { @MainActor in
      let action = await handler.perform(request)
      if !Task.isCancelled { finish(action) }
    }
    return { task.cancel() }
  }
}

/// A runner of the requests that lead to other screens, which leaves the others to another runner.
///
///     RoutingRunner(TaskRunner(handler), routes: \.route) { route in navigation.send(.push(route.screen)) }
///
/// A route has no result: the effect ends when it has been followed.
public struct RoutingRunner<Base: EffectRunner, Route>: EffectRunner {
  let base: Base
  let route: @MainActor (Base.Request) -> Route?
  let follow: (Route) -> Void

  /// - Parameters:
  ///   - routes: Returns the route that a request is; nil for a request that `base` starts.
  ///   - follow: Shows the place to which a route leads. Called on the main actor, where it is given, so it does not have to
  ///     be `Sendable`: what Swift 5 mode passes on is not.
  public init(
    _ base: Base, routes: @escaping @MainActor (Base.Request) -> Route?, follow: @escaping (Route) -> Void
  ) {
    self.base = base
    self.route = routes
    self.follow = follow
  }

  public func start(
    _ request: Base.Request, finish: @escaping @MainActor (Base.Action?) -> Void
  ) -> @Sendable () -> Void {
    guard let route = route(request) else { return base.start(request, finish: finish) }
    follow(route)
    finish(nil)
    return {}
  }
}

/// The runner of a feature without effects.
public struct NoRunner<Action>: EffectRunner {
  public init() {}

  public func start(_ request: Never, finish: @escaping @MainActor (Action?) -> Void) -> @Sendable () -> Void {}
}

/// A runner that starts nothing, for previews: the results of effects are actions that the preview sends itself.
public struct IdleRunner<Request, Action>: EffectRunner {
  public init() {}

  public func start(_ request: Request, finish: @escaping @MainActor (Action?) -> Void) -> @Sendable () -> Void { {} }
}
