/// The appearance of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Evaluates a disclosure group. Styles with a nonisolated body implement it.
  nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator)
}

extension DisclosureGroupStyle {
  public nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    nonisolated(unsafe) let (style, configuration) = (style, configuration)
    evaluator.evaluate(assumingMainActor { style.makeBody(configuration: configuration) })
  }
}

public struct DisclosureGroupStyleConfiguration {
  public struct Label {
    let content: AnyView
  }

  public struct Content {
    let content: AnyView
  }

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyleConfiguration.Label: _NonisolatedView {
  public nonisolated var body: some View { content }
}

extension DisclosureGroupStyleConfiguration.Content: _NonisolatedView {
  public nonisolated var body: some View { content }
}

extension DisclosureGroupStyle {
  /// Binds the style's `@Environment` and `@State` like those of a view, then evaluates the disclosure group.
  nonisolated func evaluate(_ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.enter(.type(ObjectIdentifier(Self.self))) {
      var style = self
      evaluator.bind(&style)
      // Other than the styles of controls, it stays for the groups in the content.
      Self._evaluate(style, configuration, in: evaluator)
    }
  }
}

/// The style of iOS: a chevron at the trailing edge of the label, and the content below.
public struct AutomaticDisclosureGroupStyle {
  public nonisolated init() {}
}

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public nonisolated func makeBody(configuration: Configuration) -> some View {
    let isExpanded = configuration.$isExpanded
    VStack(alignment: .leading) {
      _ButtonControl(action: { isExpanded.wrappedValue.toggle() }) { _ in
        HStack {
          configuration.label.frame(maxWidth: .infinity, alignment: .leading)
          Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward").accessibilityHidden(true)
        }
      }
      if isExpanded.wrappedValue { configuration.content }
    }
  }

  public nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.evaluate(style.makeBody(configuration: configuration))
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

nonisolated extension View {
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    inEnvironment { environment in environment.change { $0.disclosureGroupStyle = style } }
  }
}
