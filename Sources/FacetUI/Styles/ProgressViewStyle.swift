import FacetFrame

/// The appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Evaluates a progress view. Styles with a nonisolated body implement it.
  nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator)
}

extension ProgressViewStyle {
  public nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    nonisolated(unsafe) let (style, configuration) = (style, configuration)
    evaluator.evaluate(assumingMainActor { style.makeBody(configuration: configuration) })
  }
}

public struct ProgressViewStyleConfiguration {
  public struct Label {
    let content: AnyView
  }

  /// The completed fraction, from 0 to 1; nil for indeterminate progress.
  public let fractionCompleted: Double?
  public var label: Label?
}

extension ProgressViewStyleConfiguration.Label: _NonisolatedView {
  public nonisolated var body: some View { content }
}

extension ProgressViewStyle {
  /// Binds the style's `@Environment` and `@State` like those of a view, then evaluates the progress view.
  nonisolated func evaluate(_ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.enter(.type(ObjectIdentifier(Self.self))) {
      var style = self
      evaluator.bind(&style)
      let outer = evaluator.environment
      evaluator.environment.change { $0.progressViewStyle = nil }
      Self._evaluate(style, configuration, in: evaluator)
      evaluator.environment = outer
    }
  }
}

/// A bar, or a spinner for indeterminate progress.
public struct DefaultProgressViewStyle {
  public nonisolated init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated func makeBody(configuration: Configuration) -> some View {
    _ProgressControl(configuration: configuration, isBar: configuration.fractionCompleted != nil)
  }

  public nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.evaluate(style.makeBody(configuration: configuration))
  }
}

/// A bar, which is empty for indeterminate progress.
public struct LinearProgressViewStyle {
  public nonisolated init() {}
}

extension LinearProgressViewStyle: ProgressViewStyle {
  public nonisolated func makeBody(configuration: Configuration) -> some View {
    _ProgressControl(configuration: configuration, isBar: true)
  }

  public nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.painted(.controlStyle(.linearProgress)) {
      evaluator.evaluate(style.makeBody(configuration: configuration))
    }
  }
}

/// A spinner for any progress, as on iOS.
public struct CircularProgressViewStyle {
  public nonisolated init() {}
}

extension CircularProgressViewStyle: ProgressViewStyle {
  public nonisolated func makeBody(configuration: Configuration) -> some View {
    _ProgressControl(configuration: configuration, isBar: false)
  }

  public nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.painted(.controlStyle(.circularProgress)) {
      evaluator.evaluate(style.makeBody(configuration: configuration))
    }
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
    inEnvironment { environment in environment.change { $0.progressViewStyle = style } }
  }
}
