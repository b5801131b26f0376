import FacetFrame

/// A control that performs an action.
public struct Button<Label> {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label
}

public struct ButtonRole: Equatable, Sendable {
  private let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

extension Button where Label: View {
  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: { assumingMainActor(action) }, label: label())
  }

  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: { assumingMainActor(action) }, label: label())
  }

  /// Creates a button with a nonisolated action.
  package nonisolated init(
    _role role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }
}

extension Button where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: { assumingMainActor(action) }, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: { assumingMainActor(action) }, label: Text(title))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from a configuration, for styles that modify the standard button.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action, label: configuration.label)
  }
}

extension Button: View where Label: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: view.role, label: .init(content: AnyView(view.label)), action: view.action)
    let style = evaluator.environment.known.buttonStyle ?? DefaultButtonStyle()
    evaluator.evaluateButton(role: view.role) { style.evaluate(configuration, in: evaluator) }
  }
}

extension _Evaluator {
  /// Draws a button, which a style can have put into other views, and marks it if it destroys something.
  package func evaluateButton(role: ButtonRole?, _ draw: () -> Void) {
    let start = tree.nodes.count
    draw()
    guard role == .destructive else { return }
    let button = tree.nodes[start...].firstIndex { ($0.layout as? ControlLayout)?.control == .button }
    if let button { tree.nodes[button].isDestructive = true }
  }
}
