/// An editable text, with the proposed width and the height of its text.
public struct TextField<Label> {
  let content: FieldContent
  let prompt: Text?
  let axis: Axis
  let label: Label
}

/// A number that a text field can show: not an optional.
public protocol _FieldNumber {}

extension Int: _FieldNumber {}
extension Double: _FieldNumber {}

/// What a text field shows and reads.
enum FieldContent {
  case text(Binding<String>)
  case number(FieldNumber)
}

extension TextField where Label: View {
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(content: .text(text), prompt: prompt, axis: .horizontal, label: label())
  }

  public nonisolated init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(content: .text(text), prompt: prompt, axis: axis, label: label())
  }

  /// A number, which is read when editing ends. Text that is no number leaves it as it was.
  public nonisolated init<Number: _FieldNumber>(
    value: Binding<Number>, format: _NumberFormatStyle<Number>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(content: .number(FieldNumber(value, format)), prompt: prompt, axis: .horizontal, label: label())
  }

  /// A number, which is nil while the field is empty.
  public nonisolated init<Number: _FieldNumber>(
    value: Binding<Number?>, format: _NumberFormatStyle<Number>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(content: .number(FieldNumber(value, format)), prompt: prompt, axis: .horizontal, label: label())
  }
}

extension TextField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(content: .text(text), prompt: nil, axis: .horizontal, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(content: .text(text), prompt: nil, axis: .horizontal, label: Text(title))
  }
}

extension TextField: View where Label: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    switch view.content {
    case .text(let text):
      evaluator.field(text, label: view.label, prompt: view.prompt, isVertical: view.axis == .vertical)
    case .number(let number): evaluator.field(number, label: view.label, prompt: view.prompt)
    }
  }
}

/// A text field that hides its text.
public struct SecureField<Label> {
  let text: Binding<String>
  var isRevealed = false
  let prompt: Text?
  let label: Label
}

extension SecureField where Label: View {
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }

  /// A field that can show its text, and stays the same field.
  public nonisolated init(_text text: Binding<String>, isRevealed: Bool, @ViewBuilder label: () -> Label) {
    self.init(text: text, isRevealed: isRevealed, prompt: nil, label: label())
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
    evaluator.field(view.text, label: view.label, prompt: view.prompt, isSecure: !view.isRevealed)
  }
}
