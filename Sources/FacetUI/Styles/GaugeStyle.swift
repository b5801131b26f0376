import FacetFrame

/// The appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Evaluates a gauge. Styles with a nonisolated body implement it.
  nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator)
}

extension GaugeStyle {
  public nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    nonisolated(unsafe) let (style, configuration) = (style, configuration)
    evaluator.evaluate(assumingMainActor { style.makeBody(configuration: configuration) })
  }
}

public struct GaugeStyleConfiguration {
  public struct Label {
    let content: AnyView
  }

  public struct CurrentValueLabel {
    let content: AnyView
  }

  /// The fraction of the range, from 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
}

extension GaugeStyleConfiguration.Label: _NonisolatedView {
  public nonisolated var body: some View { content }
}

extension GaugeStyleConfiguration.CurrentValueLabel: _NonisolatedView {
  public nonisolated var body: some View { content }
}

extension GaugeStyle {
  /// Binds the style's `@Environment` and `@State` like those of a view, then evaluates the gauge.
  nonisolated func evaluate(_ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.enter(.type(ObjectIdentifier(Self.self))) {
      var style = self
      evaluator.bind(&style)
      let outer = evaluator.environment
      evaluator.environment.change { $0.gaugeStyle = nil }
      Self._evaluate(style, configuration, in: evaluator)
      evaluator.environment = outer
    }
  }
}

/// The style of iOS: a bar.
public struct DefaultGaugeStyle {
  public nonisolated init() {}
}

extension DefaultGaugeStyle: GaugeStyle {
  public nonisolated func makeBody(configuration: Configuration) -> some View {
    _GaugeControl(configuration: configuration, isBar: true)
  }

  public nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.evaluate(style.makeBody(configuration: configuration))
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar, with the label above it and the value below.
public struct LinearCapacityGaugeStyle {
  public nonisolated init() {}
}

extension LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated func makeBody(configuration: Configuration) -> some View {
    _GaugeControl(configuration: configuration, isBar: true)
  }

  public nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.painted(.controlStyle(.linearGauge)) { evaluator.evaluate(style.makeBody(configuration: configuration)) }
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A ring around the value. The label is spoken, but not drawn.
public struct AccessoryCircularCapacityGaugeStyle {
  public nonisolated init() {}
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public nonisolated func makeBody(configuration: Configuration) -> some View {
    _GaugeControl(configuration: configuration, isBar: false)
  }

  public nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.painted(.controlStyle(.circularGauge)) {
      evaluator.evaluate(style.makeBody(configuration: configuration))
    }
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

nonisolated extension View {
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    inEnvironment { environment in environment.change { $0.gaugeStyle = style } }
  }
}
