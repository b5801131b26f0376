/// A control that opens a URL.
public struct Link<Label> {
  let destination: URL
  let label: Label
}

extension Link where Label: View {
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label())
  }
}

extension Link where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination, label: Text(title))
  }
}

extension Link: View where Label: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let (url, open) = (view.destination, evaluator.environment.openURL)
    let configuration = PrimitiveButtonStyleConfiguration(
      role: nil, label: .init(content: AnyView(view.label)), action: { open(url) })
    let style = evaluator.environment.known.buttonStyle ?? DefaultButtonStyle()
    evaluator.link { style.evaluate(configuration, in: evaluator) }
  }
}

extension _Evaluator {
  /// Makes a button a link for assistive technologies.
  package func link(_ button: () -> Void) {
    accessibility(
      {
        $0.addedTraits.formUnion(.isLink)
        $0.removedTraits.formUnion(.isButton)
      }, button)
  }
}

/// Opens a URL.
public struct OpenURLAction {
  public struct Result: Equatable, Sendable {
    private let name: String

    public static let handled = Result(name: "handled")
    public static let discarded = Result(name: "discarded")
    public static let systemAction = Result(name: "systemAction")
  }

  private let handler: (URL) -> Result

  public nonisolated init(handler: @escaping (URL) -> Result) { self.handler = handler }

  public nonisolated func callAsFunction(_ url: URL) { _ = handler(url) }
}

extension EnvironmentValues {
  /// The action of links. By default it does nothing, because a frame is in no app.
  public var openURL: OpenURLAction {
    get { known.openURL ?? OpenURLAction { _ in .discarded } }
    set { change { $0.openURL = newValue } }
  }
}
