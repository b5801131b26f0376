/// A screen of a navigation stack, as a value.
///
///     if let listing = state.openListing {
///       NavigationModel(dataID: "listing", params: listing.id) { ListingScreen($0) } remove: { store.send(.close) }
///     }
///
/// `Screen` is `UIViewController` on Apple's platforms.
public struct NavigationModel<Screen: AnyObject>: Sendable {
  let parameters: ScreenParameters
  let make: @MainActor @Sendable () -> Screen?
  let remove: @MainActor @Sendable () -> Void
  private(set) var didShow: [@MainActor @Sendable (Screen) -> Void] = []
  private(set) var didHide: [@MainActor @Sendable () -> Void] = []
  private(set) var didAdd: [@MainActor @Sendable (Screen) -> Void] = []
  private(set) var didRemove: [@MainActor @Sendable () -> Void] = []
  /// How the screen appears and disappears; nil for what the interface does by itself.
  public internal(set) var transition: (any ScreenTransition)?

  /// Identifies the screen in its stack.
  public var dataID: DataID { parameters.dataID }

  /// - Parameters:
  ///   - make: Makes the screen when it is first in the stack. While it returns nil, the model has no screen, and it is
  ///     asked again whenever the stack is set.
  ///   - remove: Called when the screen is no longer in the stack, so that the state says so, too.
  public init(
    dataID: DataID, make: @escaping @MainActor @Sendable () -> Screen?,
    remove: @escaping @MainActor @Sendable () -> Void
  ) {
    parameters = ScreenParameters(dataID: dataID, value: nil)
    self.make = make
    self.remove = remove
  }

  /// - Parameter params: What the screen is made of. With other parameters, the screen is replaced.
  public init<Params: Equatable & Sendable>(
    dataID: DataID, params: Params, make: @escaping @MainActor @Sendable (Params) -> Screen?,
    remove: @escaping @MainActor @Sendable () -> Void
  ) {
    parameters = ScreenParameters(dataID: dataID, value: params)
    self.make = { make(params) }
    self.remove = remove
  }
}

// MARK: Callbacks

extension NavigationModel {
  /// Called after a transition that brought the screen to the top. Like the others, after callbacks that were added
  /// before; nil adds none.
  public func didShow(_ callback: (@MainActor @Sendable (Screen) -> Void)?) -> Self { adding(callback, to: \.didShow) }

  /// Called after a transition by which the screen is no longer at the top.
  public func didHide(_ callback: (@MainActor @Sendable () -> Void)?) -> Self { adding(callback, to: \.didHide) }

  /// Called after the transition that brought the screen into the stack.
  public func didAdd(_ callback: (@MainActor @Sendable (Screen) -> Void)?) -> Self { adding(callback, to: \.didAdd) }

  /// Called after the transition that took the screen out of the stack.
  public func didRemove(_ callback: (@MainActor @Sendable () -> Void)?) -> Self { adding(callback, to: \.didRemove) }

  private func adding<Callback>(_ callback: Callback?, to list: WritableKeyPath<Self, [Callback]>) -> Self {
    guard let callback else { return self }
    var model = self
    model[keyPath: list].append(callback)
    return model
  }
}

/// Builds a navigation stack, the root first.
@resultBuilder public enum NavigationModelBuilder<Screen: AnyObject>: ModelArrayBuilder {
  public typealias Model = NavigationModel<Screen>

  public static func buildExpression(_ model: Model) -> [Model] { [model] }
  public static func buildExpression(_ model: Model?) -> [Model] { model.map { [$0] } ?? [] }
  public static func buildExpression(_ models: [Model]) -> [Model] { models }
}
