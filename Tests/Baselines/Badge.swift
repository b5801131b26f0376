import SwiftUI

/// A word or two that mark something.
struct Badge: View {
  enum Tone {
    case neutral, positive, critical
  }

  let text: String
  var icon: String?
  var tone = Tone.neutral

  @Environment(\.badgeStyle) private var style

  var body: some View {
    AnyView(style.makeBody(configuration: BadgeStyleConfiguration(text: text, icon: icon, tone: tone)))
      .accessibilityElement(children: .combine)
  }
}

// MARK: - Styles

struct BadgeStyleConfiguration {
  let text: String
  let icon: String?
  let tone: Badge.Tone
}

@MainActor protocol BadgeStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: BadgeStyleConfiguration) -> Body
}

struct TintedBadgeStyle: BadgeStyle {
  var insets = EdgeInsets(top: Space.xxs, leading: Space.s, bottom: Space.xxs, trailing: Space.s)
  var font = Typeface.caption
  var cornerRadius = Radius.control
  var outline: Color?
  var neutral = Palette.sunken
  var positive = Palette.surfacePositive
  var critical = Palette.surfaceCritical

  func makeBody(configuration: BadgeStyleConfiguration) -> some View {
    HStack(spacing: Space.xs) {
      if let icon = configuration.icon {
        Image(systemName: icon)
          .accessibilityHidden(true)
      }
      Text(configuration.text)
    }
    .font(font)
    .foregroundStyle(foreground(of: configuration.tone))
    .padding(insets)
    .background {
      RoundedRectangle(cornerRadius: cornerRadius)
        .fill(surface(of: configuration.tone))
    }
    .overlay {
      if let outline {
        RoundedRectangle(cornerRadius: cornerRadius)
          .strokeBorder(outline)
      }
    }
  }

  private func foreground(of tone: Badge.Tone) -> Color {
    switch tone {
    case .neutral: Palette.content
    case .positive: Palette.positive
    case .critical: Palette.critical
    }
  }

  private func surface(of tone: Badge.Tone) -> Color {
    switch tone {
    case .neutral: neutral
    case .positive: positive
    case .critical: critical
    }
  }
}

/// No more than the words, between other words.
struct PlainBadgeStyle: BadgeStyle {
  func makeBody(configuration: BadgeStyleConfiguration) -> some View {
    Text(configuration.text)
      .font(Typeface.label)
      .foregroundStyle(foreground(of: configuration.tone))
  }

  private func foreground(of tone: Badge.Tone) -> Color {
    switch tone {
    case .neutral: Palette.secondary
    case .positive: Palette.positive
    case .critical: Palette.critical
    }
  }
}

extension BadgeStyle where Self == TintedBadgeStyle {
  static var tinted: TintedBadgeStyle { TintedBadgeStyle() }

  /// On a tinted surface or a photo, where a tint would be lost.
  static var outlined: TintedBadgeStyle {
    TintedBadgeStyle(
      outline: Palette.outline, neutral: Palette.raised, positive: Palette.raised, critical: Palette.raised)
  }
}

extension BadgeStyle where Self == PlainBadgeStyle {
  static var plain: PlainBadgeStyle { PlainBadgeStyle() }
}

private struct BadgeStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: any BadgeStyle = TintedBadgeStyle()
}

extension EnvironmentValues {
  @MainActor fileprivate var badgeStyle: any BadgeStyle {
    get { self[BadgeStyleKey.self] }
    set { self[BadgeStyleKey.self] = newValue }
  }
}

extension View {
  func badgeStyle(_ style: some BadgeStyle) -> some View {
    environment(\.badgeStyle, style)
  }
}

// MARK: - Previews

struct Badge_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Badge(text: "Superhost")
        .previewDisplayName("Neutral")
      Badge(text: "Verified", tone: .positive)
        .previewDisplayName("Positive")
      Badge(text: "Sold out", tone: .critical)
        .previewDisplayName("Critical")
      Badge(text: "Superhost", icon: "medal")
        .previewDisplayName("With a symbol")
      Badge(text: "Free cancellation until the day before")
        .frame(width: 120)
        .previewDisplayName("Wrapped")
      Badge(text: "Guest favourite", icon: "trophy")
        .badgeStyle(.outlined)
        .previewDisplayName("Outlined")
      Badge(text: "2 places left", tone: .critical)
        .badgeStyle(.plain)
        .previewDisplayName("Plain")
    }
    ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
      ForEach([DynamicTypeSize.large, .accessibility3], id: \.self) { size in
        Badge(text: "Verified", icon: "medal", tone: .positive)
          .environment(\.colorScheme, scheme)
          .environment(\.dynamicTypeSize, size)
          .previewDisplayName("Matrix")
      }
    }
  }
}
