/// An editable text, with the proposed width and the height of its text.
public struct TextField<Label> {
  let text: Binding<String>
  let prompt: Text?
  let axis: Axis
  let label: Label
}

extension TextField where Label: View {
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: label())
  }

  public nonisolated init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, axis: axis, label: label())
  }
}

extension TextField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, axis: .horizontal, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(text: text, prompt: nil, axis: .horizontal, label: Text(title))
  }
}

extension TextField: View where Label: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.field(view.text, label: view.label, prompt: view.prompt, isVertical: view.axis == .vertical)
  }
}

/// A text field that hides its text.
public struct SecureField<Label> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
}

extension SecureField where Label: View {
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }
}

extension SecureField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(title))
  }
}

extension SecureField: View where Label: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.field(view.text, label: view.label, prompt: view.prompt, isSecure: true)
  }
}
