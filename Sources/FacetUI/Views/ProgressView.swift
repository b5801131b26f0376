import FacetFrame

/// A progress indicator: a bar, or a spinner for indeterminate progress.
public struct ProgressView<Label, CurrentValueLabel> {
  let fraction: Double?
  let label: Label
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public nonisolated init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView())
  }

  public nonisolated init(@ViewBuilder label: () -> Label) where Label: View {
    self.init(fraction: nil, label: label())
  }

  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: Self.fraction(value, of: total), label: EmptyView())
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) where Label: View {
    self.init(fraction: Self.fraction(value, of: total), label: label())
  }

  private nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    value.map { value in
      let fraction = Double(value) / Double(total)
      return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    }
  }
}

extension ProgressView: View where Label: View, CurrentValueLabel: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let hasLabel = Label.self != EmptyView.self && !evaluator.environment.known.hidesLabels
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: view.fraction, label: hasLabel ? .init(content: AnyView(view.label)) : nil)
    let style = evaluator.environment.known.progressViewStyle ?? DefaultProgressViewStyle()
    style.evaluate(configuration, in: evaluator)
  }
}

/// A bar below its label, or a spinner above it.
nonisolated struct _ProgressControl: View {
  typealias Body = Never

  let configuration: ProgressViewStyleConfiguration
  let isBar: Bool

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let fraction = view.isBar ? view.configuration.fractionCompleted ?? 0 : nil
    guard let label = view.configuration.label else {
      return evaluator.evaluate(_ProgressMark(fraction: fraction, isAlone: true))
    }
    evaluator.evaluate(
      VStack(alignment: view.isBar ? .leading : .center, spacing: labelGap) {
        if view.isBar { label }
        _ProgressMark(fraction: fraction, isAlone: false)
        if !view.isBar { label }
      }
      .accessibilityElement(children: .combine))
  }
}

/// The gap in points, for which Apple has no documentation.
private let labelGap = 4.0

/// The bar or the spinner. Without a label it has a default one, like `UIProgressView` and `UIActivityIndicatorView`.
nonisolated struct _ProgressMark: View {
  typealias Body = Never

  let fraction: Double?
  let isAlone: Bool

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let color = evaluator.environment.known.tint ?? (view.fraction == nil ? .gray : .accentColor)
    evaluator.leaf(ProgressLayout(fraction: view.fraction), color: color)
    evaluator.tree.changeAccessibility(of: evaluator.tree.nodes.count - 1) { properties in
      if let fraction = view.fraction {
        properties.value = percent(fraction)
        if view.isAlone { properties.label = "Progress" }
      } else if view.isAlone {
        properties.label = "In progress"
      } else {
        properties.value = "In progress"
      }
    }
  }
}

/// A bar has the proposed width and a height of 4 points, like `UIProgressView`; a spinner is 20 by 20 points, like
/// `UIActivityIndicatorView` of medium size.
struct ProgressLayout: LeafLayout {
  let fraction: Double?

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    guard fraction != nil else { return CGSize(width: 20, height: 20) }
    return CGSize(width: max(proposal.replacingUnspecifiedDimensions().width, 0), height: 4)
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind {
    .indicator(fraction.map { .progress(fraction: $0) } ?? .activity)
  }
}
