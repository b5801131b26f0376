/// The appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Evaluates a label. Styles with a nonisolated body implement it.
  nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator)
}

extension LabelStyle {
  public nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    nonisolated(unsafe) let (style, configuration) = (style, configuration)
    evaluator.evaluate(assumingMainActor { style.makeBody(configuration: configuration) })
  }
}

public struct LabelStyleConfiguration {
  public struct Title {
    let content: AnyView
  }

  public struct Icon {
    let content: AnyView
  }

  public let title: Title
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: _NonisolatedView {
  public nonisolated var body: some View { content }
}

extension LabelStyleConfiguration.Icon: _NonisolatedView {
  public nonisolated var body: some View { content }
}

extension LabelStyle {
  /// Binds the style's `@Environment` and `@State` like those of a view, then evaluates the label.
  nonisolated func evaluate(_ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.enter(.type(ObjectIdentifier(Self.self))) {
      var style = self
      evaluator.bind(&style)
      let outer = evaluator.environment
      evaluator.environment.change { $0.labelStyle = nil }
      Self._evaluate(style, configuration, in: evaluator)
      evaluator.environment = outer
    }
  }
}

/// The title and the icon, as in most containers.
public struct DefaultLabelStyle {
  public nonisolated init() {}
}

/// The icon before the title.
public struct TitleAndIconLabelStyle {
  public nonisolated init() {}
}

/// The title alone.
public struct TitleOnlyLabelStyle {
  public nonisolated init() {}
}

/// The icon alone. Its accessibility label is the title.
public struct IconOnlyLabelStyle {
  public nonisolated init() {}
}

extension DefaultLabelStyle: LabelStyle {
  public nonisolated func makeBody(configuration: Configuration) -> some View {
    _LabelContent(configuration: configuration, hasTitle: true, hasIcon: true)
  }

  public nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.evaluate(style.makeBody(configuration: configuration))
  }
}

extension TitleAndIconLabelStyle: LabelStyle {
  public nonisolated func makeBody(configuration: Configuration) -> some View {
    _LabelContent(configuration: configuration, hasTitle: true, hasIcon: true)
  }

  public nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.evaluate(style.makeBody(configuration: configuration))
  }
}

extension TitleOnlyLabelStyle: LabelStyle {
  public nonisolated func makeBody(configuration: Configuration) -> some View {
    _LabelContent(configuration: configuration, hasTitle: true, hasIcon: false)
  }

  public nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.evaluate(style.makeBody(configuration: configuration))
  }
}

extension IconOnlyLabelStyle: LabelStyle {
  public nonisolated func makeBody(configuration: Configuration) -> some View {
    _LabelContent(configuration: configuration, hasTitle: false, hasIcon: true)
  }

  public nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.evaluate(style.makeBody(configuration: configuration))
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

nonisolated extension View {
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    inEnvironment { environment in environment.change { $0.labelStyle = style } }
  }
}
