import FacetFrame

/// A control that increments and decrements a value, with its label at the leading edge.
public struct Stepper<Label> {
  let movement: SliderMovement
  let value: String
  let label: Label
}

extension Stepper where Label: View {
  /// For values of type `Int` and `Double`.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: -Double.infinity...(.infinity), step: double(step), label: label())
  }

  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, in: double(bounds.lowerBound)...double(bounds.upperBound), step: double(step), label: label())
  }

  private nonisolated init<V>(_ value: Binding<V>, in bounds: ClosedRange<Double>, step: Double, label: Label) {
    let number = Binding<Double>(
      get: { double(value.wrappedValue) },
      set: { if let new = $0 as? V ?? Int(exactly: $0.rounded()) as? V { value.wrappedValue = new } })
    self.init(
      movement: SliderMovement(stepping: number, in: bounds, by: step), value: words(value.wrappedValue), label: label)
  }
}

/// A whole or a fractional number.
private func double(_ value: some Any) -> Double { (value as? Int).map { Double($0) } ?? value as? Double ?? 0 }

/// A number as VoiceOver speaks it: `3`, `0.3` for three steps of 0.1.
private func words(_ value: some Any) -> String {
  (value as? Double)?.formatted() ?? (value as? Int)?.formatted() ?? "\(value)"
}

extension Stepper: View where Label: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let mark = StepperLayout(canDecrement: view.movement.canDecrement, canIncrement: view.movement.canIncrement)
    let name = evaluator.environment.known.hidesLabels ? evaluator.words(of: view.label) : nil
    let start = evaluator.tree.nodes.count
    evaluator.wrap(ControlLayout(control: .stepper)) {
      guard name == nil else { return evaluator.leaf(mark, color: evaluator.environment.foregroundColor) }
      evaluator.evaluate(
        HStack(spacing: 8) {
          _ControlLabel(content: view.label).frame(maxWidth: .infinity, alignment: .leading)
          _DrawnView { $0.leaf(mark, color: $0.environment.foregroundColor) }
        })
    }
    evaluator.tree.nodes[start].use = ControlUse(movement: view.movement)
    evaluator.tree.changeAccessibility(of: start) { properties in
      if let name { properties.label = name }
      properties.value = view.value
    }
  }
}

/// A fixed size of 94 by 32 points, which is the intrinsic size of `UIStepper`.
struct StepperLayout: LeafLayout {
  let canDecrement: Bool
  let canIncrement: Bool

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    CGSize(width: 94, height: 32)
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind {
    .indicator(.stepper(canDecrement: canDecrement, canIncrement: canIncrement))
  }
}
