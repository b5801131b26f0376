/// A title with an icon.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label where Title: View, Icon: View {
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }
}

extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from a configuration, for styles that modify the standard label.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

extension Label: View where Title: View, Icon: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let configuration = LabelStyleConfiguration(
      title: .init(content: AnyView(view.title)), icon: .init(content: AnyView(view.icon)))
    let style = evaluator.environment.known.labelStyle ?? DefaultLabelStyle()
    style.evaluate(configuration, in: evaluator)
  }
}

/// What a label draws.
nonisolated struct _LabelContent: View {
  typealias Body = Never

  let configuration: LabelStyleConfiguration
  let hasTitle: Bool
  let hasIcon: Bool

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let (title, icon) = (view.configuration.title, view.configuration.icon)
    switch (view.hasTitle, view.hasIcon) {
    case (true, true):
      // The gap is not documented. A symbol is as high as the first line of the title.
      evaluator.evaluate(
        HStack(alignment: .top, spacing: 8) {
          icon.accessibilityHidden(true)
          title
        })
    case (true, false): evaluator.evaluate(title)
    default:
      let name = evaluator.words(of: title)
      evaluator.evaluate(
        icon.accessibilityElement(children: .ignore).accessibilityLabel(Text(verbatim: name))
          .accessibilityAddTraits(.isImage))
    }
  }
}
