/// A screen that is presented over another, as a value.
///
/// `Screen` is `UIViewController` on Apple's platforms.
public struct PresentationModel<Screen: AnyObject>: Sendable {
  let parameters: ScreenParameters
  /// How the screen is presented; what that means is the interface's: `"sheet"`, `"fullScreenCover"`.
  public let style: DataID
  let make: @MainActor @Sendable () -> Screen?
  let dismiss: @MainActor @Sendable () -> Void
  private(set) var didPresent: [@MainActor @Sendable () -> Void] = []
  private(set) var didDismiss: [@MainActor @Sendable () -> Void] = []
  /// How the screen appears and disappears; nil for what the interface does by itself.
  public internal(set) var transition: (any ScreenTransition)?

  /// Identifies what is presented.
  public var dataID: DataID { parameters.dataID }

  /// - Parameters:
  ///   - make: Makes the screen. While it returns nil, nothing is presented, and it is asked again whenever a model is set.
  ///   - dismiss: Called when the screen was dismissed for good, so that the state says so, too.
  public init(
    dataID: DataID, style: DataID = "system", make: @escaping @MainActor @Sendable () -> Screen?,
    dismiss: @escaping @MainActor @Sendable () -> Void
  ) {
    parameters = ScreenParameters(dataID: dataID, value: nil)
    self.style = style
    self.make = make
    self.dismiss = dismiss
  }

  /// - Parameter params: What the screen is made of. With other parameters, it is dismissed and another is presented.
  public init<Params: Equatable & Sendable>(
    dataID: DataID, params: Params, style: DataID = "system",
    make: @escaping @MainActor @Sendable (Params) -> Screen?, dismiss: @escaping @MainActor @Sendable () -> Void
  ) {
    parameters = ScreenParameters(dataID: dataID, value: params)
    self.style = style
    self.make = { make(params) }
    self.dismiss = dismiss
  }

  /// Called when the screen has been presented, after callbacks that were added before; nil adds none.
  public func didPresent(_ callback: (@MainActor @Sendable () -> Void)?) -> Self {
    var model = self
    if let callback { model.didPresent.append(callback) }
    return model
  }

  /// Called when the screen has been dismissed, after callbacks that were added before; nil adds none.
  public func didDismiss(_ callback: (@MainActor @Sendable () -> Void)?) -> Self {
    var model = self
    if let callback { model.didDismiss.append(callback) }
    return model
  }
}

/// Builds the model of what is presented: the first that is not nil.
@resultBuilder public enum PresentationModelBuilder<Screen: AnyObject> {
  public typealias Model = PresentationModel<Screen>

  public static func buildExpression(_ model: Model?) -> Model? { model }
  public static func buildBlock(_ models: Model?...) -> Model? { buildArray(models) }
  public static func buildOptional(_ model: Model??) -> Model? { model ?? nil }
  public static func buildEither(first model: Model?) -> Model? { model }
  public static func buildEither(second model: Model?) -> Model? { model }
  public static func buildArray(_ models: [Model?]) -> Model? { models.lazy.compactMap(\.self).first }
  public static func buildLimitedAvailability(_ model: Model?) -> Model? { model }
}
