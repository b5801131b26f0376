public import FacetRuntime
public import FacetShell

extension EnvironmentValues {
  /// Sends navigation actions to the nearest view around that handles them.
  ///
  ///     struct AvatarButton: View {
  ///       @Environment(\.navigate) private var navigate
  ///
  ///       var body: some View {
  ///         Button("Profile") { navigate(NavigationAction<AppTab, Place>.open(.profile)) }
  ///       }
  ///     }
  public var navigate: Navigate {
    get { self[NavigateKey.self] }
    set { self[NavigateKey.self] = newValue }
  }
}

private nonisolated struct NavigateKey: EnvironmentKey {
  static var defaultValue: Navigate { Navigate() }
}

extension View {
  /// Handles the navigation actions with these tabs and destinations that views in this view send.
  ///
  ///     HomeScreen()
  ///       .onNavigate { (action: NavigationAction<AppTab, Place>) in navigation.send(action) }
  ///
  /// To pass an action on, a view that handles it reads `navigate` from its own environment.
  public func onNavigate<Tab, Destination>(
    _ handle: @escaping @MainActor (NavigationAction<Tab, Destination>) -> Void
  ) -> some View {
    transformEnvironment(\.navigate) { $0.add(Navigate.Handler(owner: nil, handle: handle)) }
  }

  /// Sends the navigation actions of views in this view to the navigation of the app.
  public func onNavigate<Tab, Destination>(sendTo navigation: AppNavigation<Tab, Destination>) -> some View {
    transformEnvironment(\.navigate) {
      $0.add(Navigate.Handler(owner: ObjectIdentifier(navigation)) { navigation.send($0) })
    }
  }
}

/// Handlers of navigation actions, from the environment. See `EnvironmentValues.navigate`.
///
/// An action that no view around handles is logged. In a preview or a test of a view, this is all that happens.
public struct Navigate: Sendable {
  struct Handler<Tab: Hashable, Destination: Hashable>: Sendable {
    /// The object that handles the actions; nil if a closure does, which cannot be compared.
    let owner: ObjectIdentifier?
    let handle: @MainActor @Sendable (NavigationAction<Tab, Destination>) -> Void
  }

  /// Takes the text of an action that no view handles. By default it is printed.
  ///
  ///     ProfileScreen().environment(\.navigate.log) { line in lines.append(line) }
  public var log: @MainActor @Sendable (String) -> Void = { print($0) } { didSet { logsByDefault = false } }
  private var logsByDefault = true
  /// By the type of the action.
  private var handlers: [ObjectIdentifier: (owner: ObjectIdentifier?, handler: any Sendable)] = [:]

  init() {}

  mutating func add<Tab, Destination>(_ handler: Handler<Tab, Destination>) {
    handlers[ObjectIdentifier(NavigationAction<Tab, Destination>.self)] = (handler.owner, handler)
  }

  /// Sends an action to the nearest view around that handles actions of its type; without one, logs it.
  @MainActor public func callAsFunction<Tab, Destination>(_ action: NavigationAction<Tab, Destination>) {
    let handler = handlers[ObjectIdentifier(NavigationAction<Tab, Destination>.self)]?.handler
    if let handler = handler as? Handler<Tab, Destination> {
      handler.handle(action)
    } else {
      log("no view handles the navigation action \(action)")
    }
  }
}

/// Equal if the same objects handle actions, so that setting them again does not update the views that read them.
extension Navigate: Equatable {
  public static func == (left: Navigate, right: Navigate) -> Bool {
    left.logsByDefault && right.logsByDefault && left.handlers.count == right.handlers.count
      && left.handlers.allSatisfy { type, handler in
        handler.owner != nil && handler.owner == right.handlers[type]?.owner
      }
  }
}
