/// Draws how far something has come.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ProgressViewStyleConfiguration {
  public struct Label {
    let content: AnyView
  }

  /// From 0 to 1; nil where nobody knows.
  public let fractionCompleted: Double?
  public var label: Label?
}

extension ProgressViewStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension ProgressViewStyle {
  /// The style's own `@Environment` and `@State` are bound as those of a view are.
  func evaluate(_ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.enter(.type(ObjectIdentifier(Self.self))) {
      var style = self
      evaluator.bind(&style)
      let outer = evaluator.environment
      evaluator.environment.change { $0.progressViewStyle = nil }
      evaluator.evaluate(style.makeBody(configuration: configuration))
      evaluator.environment = outer
    }
  }
}

/// A bar where it is known how far something has come, a wheel where it is not.
public struct DefaultProgressViewStyle {
  public nonisolated init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    _ProgressControl(configuration: configuration, isBar: configuration.fractionCompleted != nil)
  }
}

/// A bar; where it is not known how far something has come, an empty one.
public struct LinearProgressViewStyle {
  public nonisolated init() {}
}

extension LinearProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    _ProgressControl(configuration: configuration, isBar: true)
  }
}

/// A wheel that turns, however far something has come, as on a phone.
public struct CircularProgressViewStyle {
  public nonisolated init() {}
}

extension CircularProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    _ProgressControl(configuration: configuration, isBar: false)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

nonisolated extension View {
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    modifier(_EnvironmentModifier { environment in environment.change { $0.progressViewStyle = style } })
  }
}
