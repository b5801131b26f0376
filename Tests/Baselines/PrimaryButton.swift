import SwiftUI

/// The one thing that a screen most wants done.
struct PrimaryButton: View {
  let title: String
  /// Whether it is being done; it cannot be asked for again meanwhile.
  var isBusy = false
  let action: @MainActor () -> Void

  @Environment(\.primaryButtonStyle) private var style

  var body: some View {
    AnyView(
      style.makeBody(configuration: PrimaryButtonStyleConfiguration(title: title, isBusy: isBusy, action: action))
    )
    .accessibilityElement(children: .combine)
  }
}

// MARK: - Styles

struct PrimaryButtonStyleConfiguration {
  let title: String
  let isBusy: Bool
  let action: @MainActor () -> Void
}

@MainActor protocol PrimaryButtonStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: PrimaryButtonStyleConfiguration) -> Body
}

struct FilledPrimaryButtonStyle: PrimaryButtonStyle {
  var insets = EdgeInsets(top: Space.m, leading: Space.xl, bottom: Space.m, trailing: Space.xl)
  var titleFont = Typeface.headline
  var titleColor = Palette.onAction
  var surface = Palette.action
  var outline = Palette.action
  var cornerRadius = Radius.control

  func makeBody(configuration: PrimaryButtonStyleConfiguration) -> some View {
    Button(action: configuration.action) {
      FilledLabel(configuration: configuration, style: self)
    }
    .disabled(configuration.isBusy)
  }

  private struct FilledLabel: View {
    let configuration: PrimaryButtonStyleConfiguration
    let style: FilledPrimaryButtonStyle

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      HStack(spacing: Space.s) {
        if configuration.isBusy {
          ProgressView()
            .tint(style.titleColor)
            .accessibilityHidden(true)
        }
        Text(configuration.title)
          .multilineTextAlignment(.center)
      }
      .font(style.titleFont)
      .foregroundStyle(style.titleColor)
      .padding(style.insets)
      .frame(maxWidth: .infinity, minHeight: Size.touch)
      .background {
        RoundedRectangle(cornerRadius: style.cornerRadius)
          .fill(style.surface)
          .strokeBorder(style.outline)
      }
      .opacity(isEnabled ? 1 : 0.4)
    }
  }
}

/// A way out, in the middle of text or below the other two.
struct LinkPrimaryButtonStyle: PrimaryButtonStyle {
  var titleColor = Palette.content

  func makeBody(configuration: PrimaryButtonStyleConfiguration) -> some View {
    Button(action: configuration.action) {
      LinkLabel(title: configuration.title, color: titleColor)
    }
  }

  private struct LinkLabel: View {
    let title: String
    let color: Color

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      Text(title)
        .underline()
        .font(Typeface.label)
        .foregroundStyle(color)
        .frame(minWidth: Size.touch, minHeight: Size.touch)
        .contentShape(Rectangle())
        .opacity(isEnabled ? 1 : 0.4)
    }
  }
}

extension PrimaryButtonStyle where Self == FilledPrimaryButtonStyle {
  static var filled: FilledPrimaryButtonStyle { FilledPrimaryButtonStyle() }
  static var compact: FilledPrimaryButtonStyle {
    FilledPrimaryButtonStyle(
      insets: EdgeInsets(top: Space.s, leading: Space.l, bottom: Space.s, trailing: Space.l))
  }
  /// What may be done instead, beside the one thing.
  static var secondary: FilledPrimaryButtonStyle {
    FilledPrimaryButtonStyle(titleColor: Palette.content, surface: Palette.base, outline: Palette.content)
  }
  /// What cannot be undone.
  static var destructive: FilledPrimaryButtonStyle {
    FilledPrimaryButtonStyle(surface: Palette.critical, outline: Palette.critical)
  }
}

extension PrimaryButtonStyle where Self == LinkPrimaryButtonStyle {
  static var link: LinkPrimaryButtonStyle { LinkPrimaryButtonStyle() }
}

private struct PrimaryButtonStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: any PrimaryButtonStyle = FilledPrimaryButtonStyle()
}

extension EnvironmentValues {
  @MainActor fileprivate var primaryButtonStyle: any PrimaryButtonStyle {
    get { self[PrimaryButtonStyleKey.self] }
    set { self[PrimaryButtonStyleKey.self] = newValue }
  }
}

extension View {
  func primaryButtonStyle(_ style: some PrimaryButtonStyle) -> some View {
    environment(\.primaryButtonStyle, style)
  }
}

// MARK: - Previews

struct PrimaryButton_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      PrimaryButton(title: "Reserve") {}
        .previewDisplayName("Short text")
      PrimaryButton(title: "Reserve this apartment for the whole of September") {}
        .previewDisplayName("Long text")
      PrimaryButton(title: "Reserve") {}
        .disabled(true)
        .previewDisplayName("Disabled")
      PrimaryButton(title: "Reserving", isBusy: true) {}
        .previewDisplayName("Busy")
      PrimaryButton(title: "Message the host") {}
        .primaryButtonStyle(.secondary)
        .previewDisplayName("Secondary")
      PrimaryButton(title: "Cancel reservation") {}
        .primaryButtonStyle(.destructive)
        .previewDisplayName("Destructive")
    }
    .frame(width: 320)
    PrimaryButton(title: "Reserve") {}
      .primaryButtonStyle(.compact)
      .frame(width: 200)
      .previewDisplayName("Compact")
    PrimaryButton(title: "Show all 32 reviews") {}
      .primaryButtonStyle(.link)
      .previewDisplayName("Link")
    ForEach([DynamicTypeSize.large, .accessibility3], id: \.self) { size in
      ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
        PrimaryButton(title: "Reserve") {}
          .frame(width: 320)
          .environment(\.dynamicTypeSize, size)
          .environment(\.colorScheme, scheme)
          .previewDisplayName("Matrix")
      }
    }
  }
}
