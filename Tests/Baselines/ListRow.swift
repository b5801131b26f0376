import SwiftUI

/// One line of a list - a title, and whatever stands beside it.
struct ListRow<Trailing: View>: View {
  private let icon: String?
  private let title: String
  private let subtitle: String?
  private let onTap: (@MainActor () -> Void)?
  private let trailing: Trailing

  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listRowAppearance) private var appearance

  init(
    icon: String? = nil, title: String, subtitle: String? = nil, onTap: (@MainActor () -> Void)? = nil,
    @ViewBuilder trailing: () -> Trailing
  ) {
    self.icon = icon
    self.title = title
    self.subtitle = subtitle
    self.onTap = onTap
    self.trailing = trailing()
  }

  var body: some View {
    if let onTap {
      row
        .contentShape(Rectangle())
        .onTapGesture(perform: onTap)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
    } else {
      row
        .accessibilityElement(children: .combine)
    }
  }

  private var row: some View {
    HStack(alignment: dynamicTypeSize.isAccessibilitySize ? .firstTextBaseline : .center, spacing: Space.m) {
      if let icon {
        Image(systemName: icon)
          .frame(minWidth: appearance.iconSize, minHeight: appearance.iconSize)
          .accessibilityHidden(true)
      }
      words
      Spacer()
      trailing
    }
    .padding(appearance.insets)
    .frame(minHeight: Size.touch)
    .opacity(isEnabled ? 1 : appearance.disabledOpacity)
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: Space.xxs) {
      Text(title)
        .font(appearance.titleFont)
        .foregroundStyle(appearance.titleColor)
      if let subtitle {
        Text(subtitle)
          .font(appearance.subtitleFont)
          .foregroundStyle(appearance.subtitleColor)
          .lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 2)
      }
    }
  }
}

extension ListRow where Trailing == EmptyView {
  init(icon: String? = nil, title: String, subtitle: String? = nil, onTap: (@MainActor () -> Void)? = nil) {
    self.init(icon: icon, title: title, subtitle: subtitle, onTap: onTap) {}
  }
}

// MARK: - Appearance

struct ListRowAppearance: Sendable {
  var insets = EdgeInsets(top: Space.m, leading: Space.l, bottom: Space.m, trailing: Space.l)
  var titleFont = Typeface.body
  var titleColor = Palette.content
  var subtitleFont = Typeface.footnote
  var subtitleColor = Palette.secondary
  var iconSize = Size.icon
  var disabledOpacity = 0.4

  static let regular = ListRowAppearance()

  /// For many rows on a screen.
  static let compact = ListRowAppearance(
    insets: EdgeInsets(top: Space.xs, leading: Space.l, bottom: Space.xs, trailing: Space.l),
    titleFont: Typeface.subheadline)

  /// For what cannot be taken back.
  static let destructive = ListRowAppearance(titleColor: Palette.critical)
}

private struct ListRowAppearanceKey: EnvironmentKey {
  static let defaultValue = ListRowAppearance.regular
}

extension EnvironmentValues {
  fileprivate var listRowAppearance: ListRowAppearance {
    get { self[ListRowAppearanceKey.self] }
    set { self[ListRowAppearanceKey.self] = newValue }
  }
}

extension View {
  func listRowAppearance(_ appearance: ListRowAppearance) -> some View {
    environment(\.listRowAppearance, appearance)
  }
}

// MARK: - Previews

struct ListRow_Previews: PreviewProvider {
  private static let payment = ListRow(
    icon: "creditcard", title: "Payment method", subtitle: "Visa ending in 4242, expires 09/27")
  private static let tappable = ListRow(
    icon: "creditcard", title: "Payment method", subtitle: "Visa ending in 4242, expires 09/27", onTap: {})

  static var previews: some View {
    Group {
      payment
        .previewDisplayName("Payment")
      ListRow(title: "Payment method")
        .previewDisplayName("Title only")
      ListRow(icon: "person.2", title: "For how many") {
        NumericStepper("Guests", value: .constant(2), in: 0...16)
          .numericStepperStyle(.compact)
      }
      .previewDisplayName("With stepper")
      ListRow(icon: "creditcard", title: "Payment methods") {
        Image(systemName: "chevron.forward")
          .accessibilityHidden(true)
      }
      .previewDisplayName("With a symbol behind it")
      tappable
        .disabled(true)
        .previewDisplayName("Disabled")
      payment
        .listRowAppearance(.compact)
        .previewDisplayName("Compact")
      ListRow(icon: "trash", title: "Delete account", onTap: {})
        .listRowAppearance(.destructive)
        .previewDisplayName("Destructive")
    }
    .frame(width: 375)
    ListRow(
      icon: "creditcard", title: "The address that your invoices are sent to",
      subtitle: "Rua da Bica 14, second floor, 1200-054 Lisbon, Portugal"
    )
    .frame(width: 280)
    .previewDisplayName("Long words")
    ForEach([LayoutDirection.leftToRight, .rightToLeft], id: \.self) { direction in
      ForEach([DynamicTypeSize.large, .accessibility3], id: \.self) { size in
        tappable
          .frame(width: 375)
          .environment(\.layoutDirection, direction)
          .environment(\.dynamicTypeSize, size)
          .previewDisplayName("Matrix")
      }
    }
  }
}
