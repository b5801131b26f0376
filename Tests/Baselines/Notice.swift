import SwiftUI

/// Something that the reader should know, between the things of a page.
struct Notice<Details: View>: View {
  private let message: String
  private let title: String?
  private let tone: NoticeTone
  /// What can be done about it: a link, a button.
  private let details: Details

  @Environment(\.noticeAppearance) private var appearance

  init(
    _ message: String, title: String? = nil, tone: NoticeTone = .neutral, @ViewBuilder details: () -> Details
  ) {
    self.message = message
    self.title = title
    self.tone = tone
    self.details = details()
  }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: Space.s) {
      symbol
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: Space.s) {
        words
        details
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(appearance.insets)
    .background(surface, in: RoundedRectangle(cornerRadius: appearance.cornerRadius))
    .overlay {
      if let outline = appearance.outline {
        RoundedRectangle(cornerRadius: appearance.cornerRadius)
          .strokeBorder(outline)
      }
    }
    .accessibilityElement(children: .contain)
  }

  @ViewBuilder private var symbol: some View {
    switch tone {
    case .neutral:
      EmptyView()
    case .positive:
      Image(systemName: "checkmark.circle.fill")
        .foregroundStyle(Palette.positive)
    case .critical:
      Image(systemName: "exclamationmark.triangle.fill")
        .foregroundStyle(Palette.critical)
    }
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: Space.xxs) {
      if let title {
        Text(title)
          .font(appearance.titleFont)
      }
      Text(message)
        .font(appearance.messageFont)
    }
    .accessibilityElement(children: .combine)
  }

  private var surface: Color {
    switch tone {
    case .neutral: appearance.neutral
    case .positive: appearance.positive
    case .critical: appearance.critical
    }
  }
}

extension Notice where Details == EmptyView {
  init(_ message: String, title: String? = nil, tone: NoticeTone = .neutral) {
    self.init(message, title: title, tone: tone) {}
  }
}

enum NoticeTone {
  case neutral, positive, critical
}

// MARK: - Appearance

struct NoticeAppearance: Sendable {
  var insets = EdgeInsets(top: Space.m, leading: Space.l, bottom: Space.m, trailing: Space.l)
  var titleFont = Typeface.headline
  var messageFont = Typeface.body
  var cornerRadius = Radius.card
  var neutral = Palette.sunken
  var positive = Palette.surfacePositive
  var critical = Palette.surfaceCritical
  var outline: Color?

  static let tinted = NoticeAppearance()

  /// Where a page has several, so that none of them shouts.
  static let outlined = NoticeAppearance(
    neutral: Palette.base, positive: Palette.base, critical: Palette.base, outline: Palette.outline)
}

private struct NoticeAppearanceKey: EnvironmentKey {
  static let defaultValue = NoticeAppearance.tinted
}

extension EnvironmentValues {
  fileprivate var noticeAppearance: NoticeAppearance {
    get { self[NoticeAppearanceKey.self] }
    set { self[NoticeAppearanceKey.self] = newValue }
  }
}

extension View {
  func noticeAppearance(_ appearance: NoticeAppearance) -> some View {
    environment(\.noticeAppearance, appearance)
  }
}

// MARK: - Previews

struct Notice_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Notice("Breakfast is served from seven to ten.")
        .previewDisplayName("Neutral")
      Notice("Your place is booked.", tone: .positive)
        .previewDisplayName("Positive")
      Notice("The host has cancelled your stay.", tone: .critical)
        .previewDisplayName("Critical")
      Notice("From ten at night to eight.", title: "Quiet hours")
        .previewDisplayName("With a title")
      Notice("Your card was refused.", tone: .critical) {
        PrimaryButton(title: "Use another card") {}
          .primaryButtonStyle(.link)
      }
      .previewDisplayName("With a way out")
      Notice("We have met the host.", title: "Checked")
        .noticeAppearance(.outlined)
        .previewDisplayName("Outlined")
    }
    .frame(width: 320)
    ForEach([DynamicTypeSize.large, .accessibility3], id: \.self) { size in
      ForEach([LayoutDirection.leftToRight, .rightToLeft], id: \.self) { direction in
        Notice("From ten at night to eight.", title: "Quiet hours", tone: .positive)
          .frame(width: 320)
          .environment(\.dynamicTypeSize, size)
          .environment(\.layoutDirection, direction)
          .previewDisplayName("Matrix")
      }
    }
  }
}
