import FacetFrame

/// A control that turns something on and off: its label, and at the other end of the room that it is offered a switch.
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

  public static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let isOn = view.isOn
    let flip: @MainActor () -> Void = { isOn.wrappedValue.toggle() }
    evaluator.wrap(ControlLayout(control: .toggle), perform: flip) {
      evaluator.evaluate(
        HStack(spacing: 8) {
          _ControlLabel(content: view.label).frame(maxWidth: .infinity, alignment: .leading)
          _Switch(isOn: isOn.wrappedValue)
        })
    }
  }
}

/// What a control is called. Several views stand below one another, as a title and what explains it.
struct _ControlLabel<Content: View>: View {
  typealias Body = Never

  let content: Content

  static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let column = StackLayout(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil)
    evaluator.enter(.body) {
      evaluator.unify(in: column, axis: .vertical) { evaluator.evaluate(view.content) }
    }
  }
}

/// 51 by 31 points, whatever it is offered: the size of `UISwitch`, which Apple documents as fixed.
struct _Switch: View {
  typealias Body = Never

  let isOn: Bool

  static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let tint = evaluator.environment.known.tint ?? .green
    evaluator.leaf(SwitchLayout(isOn: view.isOn), color: view.isOn ? tint : .quaternary)
  }
}

struct SwitchLayout: LeafLayout {
  let isOn: Bool

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    CGSize(width: 51, height: 31)
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind { .indicator(.toggle(isOn: isOn)) }
}
