import SwiftUI

/// A setting that is on or off, with what it does.
struct ToggleRow: View {
  private let icon: String?
  private let title: String
  private let detail: String?
  @Binding private var isOn: Bool

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.toggleRowAppearance) private var appearance

  init(icon: String? = nil, _ title: String, detail: String? = nil, isOn: Binding<Bool>) {
    self.icon = icon
    self.title = title
    self.detail = detail
    _isOn = isOn
  }

  var body: some View {
    Toggle(isOn: $isOn) {
      label
    }
    .tint(appearance.tint)
    .padding(appearance.insets)
    .background {
      if let surface = appearance.surface {
        RoundedRectangle(cornerRadius: appearance.cornerRadius)
          .fill(surface)
      }
      if let outline = appearance.outline {
        RoundedRectangle(cornerRadius: appearance.cornerRadius)
          .strokeBorder(outline)
      }
    }
    .accessibilityElement(children: .contain)
  }

  private var label: some View {
    HStack(spacing: Space.m) {
      if let icon {
        Image(systemName: icon)
          .accessibilityHidden(true)
      }
      VStack(alignment: .leading, spacing: Space.xxs) {
        Text(title)
          .font(appearance.titleFont)
        if let detail {
          Text(detail)
            .font(appearance.detailFont)
            .foregroundStyle(appearance.detailColor)
        }
      }
    }
    .frame(minHeight: Size.touch)
    .opacity(isEnabled ? 1 : appearance.disabledOpacity)
  }
}

// MARK: - Appearance

struct ToggleRowAppearance: Sendable {
  var insets = EdgeInsets(top: Space.xs, leading: Space.l, bottom: Space.xs, trailing: Space.l)
  var titleFont = Typeface.body
  var detailFont = Typeface.footnote
  var detailColor = Palette.secondary
  var tint = Palette.content
  var surface: Color?
  var outline: Color?
  var cornerRadius = Radius.card
  var disabledOpacity = 0.4

  static let row = ToggleRowAppearance()

  /// By itself between other things, rather than in a list.
  static let card = ToggleRowAppearance(
    insets: EdgeInsets(top: Space.m, leading: Space.l, bottom: Space.m, trailing: Space.l),
    titleFont: Typeface.headline, surface: Palette.raised, outline: Palette.outline)
}

private struct ToggleRowAppearanceKey: EnvironmentKey {
  static let defaultValue = ToggleRowAppearance.row
}

extension EnvironmentValues {
  fileprivate var toggleRowAppearance: ToggleRowAppearance {
    get { self[ToggleRowAppearanceKey.self] }
    set { self[ToggleRowAppearanceKey.self] = newValue }
  }
}

extension View {
  func toggleRowAppearance(_ appearance: ToggleRowAppearance) -> some View {
    environment(\.toggleRowAppearance, appearance)
  }
}

// MARK: - Previews

struct ToggleRow_Previews: PreviewProvider {
  private static let detail = "Places you can reserve without asking the host first"

  static var previews: some View {
    Group {
      ToggleRow("Instant Book", detail: detail, isOn: .constant(false))
        .previewDisplayName("Off")
      ToggleRow("Instant Book", detail: detail, isOn: .constant(true))
        .previewDisplayName("On")
      ToggleRow("Pets allowed", isOn: .constant(false))
        .previewDisplayName("Title only")
      ToggleRow(icon: "bell", "Messages", isOn: .constant(true))
        .previewDisplayName("With a symbol")
      ToggleRow(icon: "bolt.fill", "Instant Book", detail: detail, isOn: .constant(false))
        .toggleRowAppearance(.card)
        .previewDisplayName("Card")
      ToggleRow("Instant Book", detail: detail, isOn: .constant(false))
        .disabled(true)
        .previewDisplayName("Disabled")
    }
    .frame(width: 320)
    ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
      ForEach([DynamicTypeSize.large, .accessibility3], id: \.self) { size in
        ForEach([LayoutDirection.leftToRight, .rightToLeft], id: \.self) { direction in
          ToggleRow(icon: "bolt.fill", "Instant Book", detail: detail, isOn: .constant(true))
            .frame(width: 320)
            .environment(\.colorScheme, scheme)
            .environment(\.dynamicTypeSize, size)
            .environment(\.layoutDirection, direction)
            .previewDisplayName("Matrix")
        }
      }
    }
  }
}
