import FacetFrame

/// A control that selects a value from a range. Its label is spoken, but not drawn on iOS.
public struct Slider<Label, ValueLabel> {
  let movement: SliderMovement
  let label: Label
}

extension Slider where Label: View, ValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(movement: SliderMovement(value, bounds, step: nil), label: label())
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(movement: SliderMovement(value, bounds, step: Double(step)), label: label())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(movement: SliderMovement(value, bounds, step: nil), label: EmptyView())
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(movement: SliderMovement(value, bounds, step: Double(step)), label: EmptyView())
  }
}

extension Slider: View where Label: View, ValueLabel: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let name = evaluator.words(of: view.label)
    let start = evaluator.tree.nodes.count
    let fraction = view.movement.fraction
    evaluator.wrap(ControlLayout(control: .slider)) {
      evaluator.leaf(SliderLayout(fraction: fraction), color: evaluator.environment.known.tint ?? .accentColor)
    }
    if evaluator.environment.known.hidesLabels { evaluator.tree.nodes[start].paint.append(.hiddenLabel) }
    evaluator.tree.nodes[start].use = ControlUse(movement: view.movement)
    evaluator.tree.changeAccessibility(of: start) { properties in
      properties.label = name
      properties.value = percent(fraction)
    }
  }
}

/// A fraction as VoiceOver speaks it for a slider or a progress bar: `40%`.
func percent(_ fraction: Double) -> String { "\(Int((fraction * 100).rounded()))%" }

/// The value of a slider and its movement.
struct SliderMovement {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  /// The step; nil, or not positive, for a continuous slider.
  let step: Double?
  /// Whether values are rounded to the step, as those of a slider are.
  let isRounded: Bool

  /// The movement of a stepper, by a distance from any value.
  init(stepping value: Binding<Double>, in bounds: ClosedRange<Double>, by step: Double) {
    self.value = value
    self.bounds = bounds
    self.step = step > 0 ? step : 1
    isRounded = false
  }

  var canIncrement: Bool { value.wrappedValue < bounds.upperBound }
  var canDecrement: Bool { value.wrappedValue > bounds.lowerBound }

  init<V: BinaryFloatingPoint>(_ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?) {
    self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.flatMap { $0 > 0 ? $0 : nil }
    isRounded = true
  }

  /// The position, from 0 at the lower bound to 1 at the upper one.
  var fraction: Double {
    let length = bounds.upperBound - bounds.lowerBound
    let fraction = (value.wrappedValue - bounds.lowerBound) / length
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// Moves to a value, rounded to the step.
  func move(to target: Double) {
    var target = target
    if let step, isRounded { target = bounds.lowerBound + ((target - bounds.lowerBound) / step).rounded() * step }
    value.wrappedValue = min(max(target, bounds.lowerBound), bounds.upperBound)
  }

  /// Moves by a step, or by a tenth of the range, like VoiceOver's swipe.
  func adjust(_ direction: AccessibilityAdjustmentDirection) {
    let distance = step ?? (bounds.upperBound - bounds.lowerBound) / 10
    move(to: value.wrappedValue + (direction == .increment ? distance : -distance))
  }
}

/// The proposed width, and a height of 31 points, the intrinsic height of `UISlider` before iOS 26.
struct SliderLayout: LeafLayout {
  let fraction: Double

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    CGSize(width: max(proposal.replacingUnspecifiedDimensions().width, 0), height: 31)
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind { .indicator(.slider(fraction: fraction)) }
}
