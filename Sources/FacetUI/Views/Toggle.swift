/// A control that switches between on and off.
public struct Toggle<Label> {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle where Label: View {
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }
}

extension Toggle where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }
}

extension Toggle: View where Label: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    if let menu = evaluator.menu {
      let isOn = view.isOn
      return evaluator.checkedRow(isOn.wrappedValue, in: menu) {
        isOn.wrappedValue.toggle()
      } label: {
        $0.evaluate(view.label)
      }
    }
    let configuration = ToggleStyleConfiguration(label: .init(content: AnyView(view.label)), isOn: view.isOn)
    let style = evaluator.environment.known.toggleStyle ?? DefaultToggleStyle()
    style.evaluate(configuration, in: evaluator)
  }
}

/// The label of a control. Several views are stacked vertically, such as a title and a description.
nonisolated struct _ControlLabel<Content: View>: View {
  typealias Body = Never

  let content: Content

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let column = StackLayout(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil)
    evaluator.enter(.body) {
      evaluator.unify(in: column, axis: .vertical) { evaluator.evaluate(view.content) }
    }
  }
}
