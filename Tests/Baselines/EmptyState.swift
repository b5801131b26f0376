import SwiftUI

/// What stands where a list would be if there were anything in it, and what to do about it.
struct EmptyState: View {
  let icon: String
  let title: String
  var message: String?
  /// Needed where there is an action.
  var actionTitle = ""
  var onAction: (@MainActor () -> Void)?

  @Environment(\.emptyStateStyle) private var style

  var body: some View {
    AnyView(style.makeBody(configuration: configuration))
      .accessibilityElement(children: .contain)
  }

  private var configuration: EmptyStateStyleConfiguration {
    EmptyStateStyleConfiguration(
      icon: icon, title: title, message: message, actionTitle: actionTitle, onAction: onAction)
  }
}

// MARK: - Styles

struct EmptyStateStyleConfiguration {
  let icon: String
  let title: String
  let message: String?
  let actionTitle: String
  let onAction: (@MainActor () -> Void)?
}

@MainActor protocol EmptyStateStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: EmptyStateStyleConfiguration) -> Body
}

/// In the middle of a page.
struct PageEmptyStateStyle: EmptyStateStyle {
  var iconFont = Typeface.largeTitle
  var iconColor = Palette.secondary
  var titleFont = Typeface.heading
  var messageFont = Typeface.body
  var messageColor = Palette.secondary
  var padding = Space.xxl

  func makeBody(configuration: EmptyStateStyleConfiguration) -> some View {
    VStack(spacing: Space.xl) {
      Image(systemName: configuration.icon)
        .font(iconFont)
        .foregroundStyle(iconColor)
        .accessibilityHidden(true)
      VStack(spacing: Space.s) {
        Text(configuration.title)
          .font(titleFont)
          .accessibilityAddTraits(.isHeader)
        if let message = configuration.message {
          Text(message)
            .font(messageFont)
            .foregroundStyle(messageColor)
        }
      }
      if let onAction = configuration.onAction {
        PrimaryButton(title: configuration.actionTitle, action: onAction)
          .primaryButtonStyle(.compact)
      }
    }
    .multilineTextAlignment(.center)
    .padding(padding)
    .frame(maxWidth: .infinity)
  }
}

/// In one section of a page that has others.
struct InlineEmptyStateStyle: EmptyStateStyle {
  var titleFont = Typeface.headline
  var messageFont = Typeface.subheadline
  var surface = Palette.sunken
  var cornerRadius = Radius.card

  func makeBody(configuration: EmptyStateStyleConfiguration) -> some View {
    VStack(alignment: .leading, spacing: Space.xs) {
      Text(configuration.title)
        .font(titleFont)
        .accessibilityAddTraits(.isHeader)
      if let message = configuration.message {
        Text(message)
          .font(messageFont)
          .foregroundStyle(Palette.secondary)
      }
      if let onAction = configuration.onAction {
        PrimaryButton(title: configuration.actionTitle, action: onAction)
          .primaryButtonStyle(.compact)
          .padding(.top, Space.s)
      }
    }
    .padding(Space.l)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(surface, in: RoundedRectangle(cornerRadius: cornerRadius))
  }
}

extension EmptyStateStyle where Self == PageEmptyStateStyle {
  static var page: PageEmptyStateStyle { PageEmptyStateStyle() }
}

extension EmptyStateStyle where Self == InlineEmptyStateStyle {
  static var inline: InlineEmptyStateStyle { InlineEmptyStateStyle() }
}

private struct EmptyStateStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: any EmptyStateStyle = PageEmptyStateStyle()
}

extension EnvironmentValues {
  @MainActor fileprivate var emptyStateStyle: any EmptyStateStyle {
    get { self[EmptyStateStyleKey.self] }
    set { self[EmptyStateStyleKey.self] = newValue }
  }
}

extension View {
  func emptyStateStyle(_ style: some EmptyStateStyle) -> some View {
    environment(\.emptyStateStyle, style)
  }
}

// MARK: - Previews

struct EmptyState_Previews: PreviewProvider {
  private static let message = "Time to dust off your bags and start planning your next adventure."

  static var previews: some View {
    Group {
      EmptyState(
        icon: "suitcase", title: "No trips booked yet", message: message, actionTitle: "Start searching", onAction: {}
      )
      .frame(width: 375)
      .previewDisplayName("With an action")
      EmptyState(icon: "suitcase", title: "No messages", message: "Hosts write here.")
        .frame(width: 375)
        .previewDisplayName("Nothing to do")
      EmptyState(icon: "heart", title: "No favorites")
        .frame(width: 375)
        .previewDisplayName("Title only")
      EmptyState(
        icon: "suitcase", title: "No places match all of your filters in this area", message: message,
        actionTitle: "Start searching", onAction: {}
      )
      .frame(width: 320)
      .previewDisplayName("Long")
      EmptyState(
        icon: "suitcase", title: "No trips booked yet", message: message, actionTitle: "Start searching", onAction: {}
      )
      .emptyStateStyle(.inline)
      .frame(width: 343)
      .previewDisplayName("Inline")
    }
    ForEach([DynamicTypeSize.large, .accessibility3], id: \.self) { size in
      ForEach([LayoutDirection.leftToRight, .rightToLeft], id: \.self) { direction in
        EmptyState(icon: "suitcase", title: "No trips booked yet", message: message)
          .frame(width: 375)
          .environment(\.dynamicTypeSize, size)
          .environment(\.layoutDirection, direction)
          .previewDisplayName("Matrix")
      }
    }
  }
}
