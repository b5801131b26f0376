import FacetFrame

/// A value in a range.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
}

extension Gauge
where Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(fraction: Self.fraction(value, in: bounds), label: label(), currentValueLabel: EmptyView())
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.fraction(value, in: bounds), label: label(), currentValueLabel: currentValueLabel())
  }

  private nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) -> Double {
    let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
    let fraction = (Double(value) - Double(bounds.lowerBound)) / length
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }
}

extension Gauge: View where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let hasValue = CurrentValueLabel.self != EmptyView.self
    let configuration = GaugeStyleConfiguration(
      value: view.fraction, label: .init(content: AnyView(view.label)),
      currentValueLabel: hasValue ? .init(content: AnyView(view.currentValueLabel)) : nil)
    let style = evaluator.environment.known.gaugeStyle ?? DefaultGaugeStyle()
    style.evaluate(configuration, in: evaluator)
  }
}

/// A gauge as one accessibility element: a bar between its label and its value, or a ring around the value.
nonisolated struct _GaugeControl: View {
  typealias Body = Never

  let configuration: GaugeStyleConfiguration
  let isBar: Bool

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let (value, label) = (view.configuration.value, view.configuration.label)
    let current = view.configuration.currentValueLabel
    let spoken = current.map { evaluator.words(of: $0) } ?? percent(value)
    let name = evaluator.words(of: label)
    let mark = _DrawnView { evaluator in
      let color = evaluator.environment.known.tint ?? .accentColor
      view.isBar
        ? evaluator.leaf(ProgressLayout(fraction: value), color: color)
        : evaluator.leaf(RingLayout(fraction: value), color: color)
    }
    // Where words are all that is asked for, they are known by now. What is drawn as well would double with each gauge in
    // the label of another.
    if evaluator.isAside {
      return evaluator.evaluate(
        mark.accessibilityElement(children: .ignore).accessibilityLabel(Text(verbatim: name))
          .accessibilityValue(Text(verbatim: spoken)))
    }
    let content =
      view.isBar
      ? _DrawnView(
        VStack(alignment: .leading, spacing: 4) {
          label
          mark
          if let current { current }
        })
      : _DrawnView(
        ZStack {
          mark
          if let current { current }
        })
    evaluator.evaluate(
      content.accessibilityElement(children: .ignore).accessibilityLabel(Text(verbatim: name))
        .accessibilityValue(Text(verbatim: spoken)))
  }
}

/// A square of 58 points, the size of a circular complication.
struct RingLayout: LeafLayout {
  let fraction: Double

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    CGSize(width: 58, height: 58)
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind { .indicator(.ring(fraction: fraction)) }
}
