public import FacetRuntime
public import FacetServerDriven
public import FacetShell

extension EnvironmentValues {
  /// Sends the actions that a server gave to controls.
  ///
  ///     struct HeroView: View {
  ///       let hero: HeroPayload
  ///       @Environment(\.serverEvents) private var send
  ///
  ///       var body: some View { Button(hero.title) { send(hero.onTap) } }
  ///     }
  public var serverEvents: ServerEventSender {
    get { self[ServerEventsKey.self] }
    set { self[ServerEventsKey.self] = newValue }
  }
}

private nonisolated struct ServerEventsKey: EnvironmentKey {
  static var defaultValue: ServerEventSender { ServerEventSender { print("no view handles \($0.action.raw.text)") } }
}

/// Sends the actions of a server to the view around that handles them. Without one, they are printed.
public nonisolated struct ServerEventSender: Sendable {
  private let handle: @MainActor @Sendable (ServerEvent) -> Void

  public init(_ handle: @escaping @MainActor @Sendable (ServerEvent) -> Void) { self.handle = handle }

  /// Sends an action with the value that a control passes on; does nothing if the server gave no action.
  @MainActor public func callAsFunction(_ action: ServerAction?, value: ServerEvent.Value? = nil) {
    if let action { handle(ServerEvent(action, value: value)) }
  }
}

extension View {
  /// Handles the actions that a server gave to controls in this view.
  public func onServerEvent(_ handle: @escaping @MainActor @Sendable (ServerEvent) -> Void) -> some View {
    environment(\.serverEvents, ServerEventSender(handle))
  }

  /// Handles the server's actions of one type in this view. All others go to the views around it.
  ///
  ///     ServerPageView(page) { DesignServerView($0) }
  ///       .onServerEvent("open") { event in
  ///         if let id = event.action["id"] { open(id) }
  ///       }
  ///
  /// - Parameter type: The `type` of the action.
  public func onServerEvent(
    _ type: String, perform: @escaping @MainActor @Sendable (ServerEvent) -> Void
  ) -> some View {
    modifier(ServerEventModifier(type: type, perform: perform))
  }

  /// Sends the navigation that a server asks for to the navigation of the app.
  ///
  ///     page.onServerEvent(sendTo: navigation, tab: AppTab.init) { place in
  ///       place.type == "stay" ? place["id"].map(Place.stay) : nil
  ///     } others: { event in … }
  ///
  /// - Parameters:
  ///   - tab: Returns the tab with a name; nil for a name that the app does not know.
  ///   - destination: Returns the app's destination; nil for one that it does not know.
  ///   - others: Handles everything else, also navigation to places that the app does not know.
  public func onServerEvent<Tab, Destination>(
    sendTo navigation: AppNavigation<Tab, Destination>, tab: @escaping @Sendable (String) -> Tab?,
    destination: @escaping @Sendable (ServerDestination) -> Destination?,
    others: @escaping @MainActor @Sendable (ServerEvent) -> Void
  ) -> some View {
    onServerEvent { event in
      if let action = event.action.navigation.flatMap({ NavigationAction($0, tab: tab, destination: destination) }) {
        navigation.send(action)
      } else {
        others(event)
      }
    }
  }
}

private struct ServerEventModifier: ViewModifier {
  let type: String
  let perform: @MainActor @Sendable (ServerEvent) -> Void
  @Environment(\.serverEvents) private var outer

  func body(content: Content) -> some View {
    content.onServerEvent { [type, perform, outer] event in
      event.action.type == type ? perform(event) : outer(event.action, value: event.value)
    }
  }
}

extension NavigationAction {
  /// The navigation of an app that a server asks for; nil for a place that the app does not know.
  public init?(
    _ action: ServerNavigationAction, tab: (String) -> Tab?, destination: (ServerDestination) -> Destination?
  ) {
    let converted: NavigationAction? =
      switch action {
      case .select(let name): tab(name).map(NavigationAction.select)
      case .push(let place): destination(place).map(NavigationAction.push)
      case .pop: .pop
      case .popToRoot: .popToRoot
      case .present(let place): destination(place).map(NavigationAction.present)
      case .dismiss: .dismiss
      case .open(let place): destination(place).map(NavigationAction.open)
      }
    guard let converted else { return nil }
    self = converted
  }
}
