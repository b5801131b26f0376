import SwiftUI

/// Changes a whole number in steps, within bounds.
struct NumericStepper: View {
  private let title: String
  @Binding private var value: Int
  private let lowerBound: Int
  private let upperBound: Int
  private let step: Int

  @Environment(\.numericStepperStyle) private var style

  init(_ title: String, value: Binding<Int>, in bounds: ClosedRange<Int>, step: Int = 1) {
    self.init(title, value: value, from: bounds.lowerBound, through: bounds.upperBound, step: step)
  }

  init(_ title: String, value: Binding<Int>, in bounds: PartialRangeFrom<Int> = 0..., step: Int = 1) {
    self.init(title, value: value, from: bounds.lowerBound, through: .max, step: step)
  }

  init(_ title: String, value: Binding<Int>, in bounds: PartialRangeThrough<Int>, step: Int = 1) {
    self.init(title, value: value, from: .min, through: bounds.upperBound, step: step)
  }

  private init(
    _ title: String, value: Binding<Int>, from lowerBound: Int, through upperBound: Int, step: Int
  ) {
    self.title = title
    _value = value
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.step = step
  }

  var body: some View {
    AnyView(style.makeBody(configuration: configuration))
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(title)
      .accessibilityValue(configuration.description)
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: increment()
        case .decrement: decrement()
        @unknown default: break
        }
      }
  }

  private var configuration: NumericStepperStyleConfiguration {
    NumericStepperStyleConfiguration(
      title: title, description: "\(value)", atLowerBound: value <= lowerBound, atUpperBound: value >= upperBound,
      onDecrement: decrement, onIncrement: increment)
  }

  private func increment() {
    let (sum, overflow) = value.addingReportingOverflow(step)
    value = min(overflow ? .max : sum, upperBound)
  }

  private func decrement() {
    let (difference, overflow) = value.subtractingReportingOverflow(step)
    value = max(overflow ? .min : difference, lowerBound)
  }
}

// MARK: - Styles

struct NumericStepperStyleConfiguration {
  let title: String
  let description: String
  let atLowerBound: Bool
  let atUpperBound: Bool
  let onDecrement: @MainActor () -> Void
  let onIncrement: @MainActor () -> Void
}

@MainActor protocol NumericStepperStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: NumericStepperStyleConfiguration) -> Body
}

struct HorizontalNumericStepperStyle: NumericStepperStyle {
  var spacing = Space.m
  var valueFont = Typeface.body
  var tint = Palette.action
  var buttonSize = Size.touch

  func makeBody(configuration: NumericStepperStyleConfiguration) -> some View {
    HStack(spacing: spacing) {
      button("minus.circle", action: configuration.onDecrement)
        .disabled(configuration.atLowerBound)
      Text(configuration.description)
        .font(valueFont)
        .monospacedDigit()
      button("plus.circle", action: configuration.onIncrement)
        .disabled(configuration.atUpperBound)
    }
    .fixedSize()
  }

  private func button(_ icon: String, action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) {
      Image(systemName: icon)
        .foregroundStyle(tint)
        .frame(minWidth: buttonSize, minHeight: buttonSize)
        .contentShape(Rectangle())
    }
  }
}

struct VerticalNumericStepperStyle: NumericStepperStyle {
  var valueFont = Typeface.title

  func makeBody(configuration: NumericStepperStyleConfiguration) -> some View {
    VStack(spacing: Space.xs) {
      button("chevron.up", action: configuration.onIncrement)
        .disabled(configuration.atUpperBound)
      Text(configuration.description)
        .font(valueFont)
      button("chevron.down", action: configuration.onDecrement)
        .disabled(configuration.atLowerBound)
    }
  }

  private func button(_ icon: String, action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) {
      Image(systemName: icon)
        .frame(minWidth: Size.touch, minHeight: Size.touch)
        .contentShape(Rectangle())
    }
  }
}

extension NumericStepperStyle where Self == HorizontalNumericStepperStyle {
  static var horizontal: HorizontalNumericStepperStyle { HorizontalNumericStepperStyle() }
  static var compact: HorizontalNumericStepperStyle {
    HorizontalNumericStepperStyle(spacing: 0, valueFont: Typeface.footnote)
  }
}

extension NumericStepperStyle where Self == VerticalNumericStepperStyle {
  static var vertical: VerticalNumericStepperStyle { VerticalNumericStepperStyle() }
}

private struct NumericStepperStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: any NumericStepperStyle = HorizontalNumericStepperStyle()
}

extension EnvironmentValues {
  @MainActor fileprivate var numericStepperStyle: any NumericStepperStyle {
    get { self[NumericStepperStyleKey.self] }
    set { self[NumericStepperStyleKey.self] = newValue }
  }
}

extension View {
  func numericStepperStyle(_ style: some NumericStepperStyle) -> some View {
    environment(\.numericStepperStyle, style)
  }
}

// MARK: - Previews

struct NumericStepper_Previews: PreviewProvider {
  private static func stepper(_ value: Int) -> NumericStepper {
    NumericStepper("Guests", value: .constant(value), in: 0...16)
  }

  static var previews: some View {
    Group {
      stepper(3)
        .previewDisplayName("Default")
      stepper(0)
        .previewDisplayName("At lower bound")
      stepper(16)
        .previewDisplayName("At upper bound")
      stepper(3)
        .disabled(true)
        .previewDisplayName("Disabled")
      stepper(3)
        .numericStepperStyle(.compact)
        .previewDisplayName("Compact")
      stepper(3)
        .numericStepperStyle(HorizontalNumericStepperStyle(spacing: Space.xl))
        .previewDisplayName("Wide spacing")
      stepper(3)
        .numericStepperStyle(.vertical)
        .environment(\.colorScheme, .dark)
        .previewDisplayName("Vertical, dark")
    }
    ForEach([LayoutDirection.leftToRight, .rightToLeft], id: \.self) { direction in
      ForEach([DynamicTypeSize.large, .accessibility3], id: \.self) { size in
        stepper(3)
          .environment(\.layoutDirection, direction)
          .environment(\.dynamicTypeSize, size)
          .previewDisplayName("Matrix")
      }
    }
  }
}
