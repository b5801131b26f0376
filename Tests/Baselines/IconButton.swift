import SwiftUI

/// An action that a symbol says by itself, where there is no room for words.
struct IconButton: View {
  private let icon: String
  /// What VoiceOver calls it: the action, not the symbol.
  private let label: String
  private let action: @MainActor () -> Void

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.iconButtonAppearance) private var appearance

  init(_ icon: String, label: String, action: @escaping @MainActor () -> Void) {
    self.icon = icon
    self.label = label
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      symbol
        .frame(minWidth: Size.touch, minHeight: Size.touch)
        .contentShape(Rectangle())
        .opacity(isEnabled ? 1 : appearance.disabledOpacity)
    }
    .accessibilityLabel(label)
  }

  private var symbol: some View {
    Image(systemName: icon)
      .foregroundStyle(appearance.tint)
      .padding(Space.s)
      .frame(minWidth: appearance.diameter, minHeight: appearance.diameter)
      .background {
        // A capsule is a circle until large text makes the symbol wide.
        if let surface = appearance.surface {
          Capsule()
            .fill(surface)
        }
        if let outline = appearance.outline {
          Capsule()
            .strokeBorder(outline)
        }
      }
  }
}

// MARK: - Appearance

struct IconButtonAppearance: Sendable {
  var tint = Palette.content
  var surface: Color?
  var outline: Color?
  /// How large it is drawn; a finger always has 44 points.
  var diameter = Size.touch
  var disabledOpacity = 0.4

  /// The symbol alone, as in a bar.
  static let plain = IconButtonAppearance()

  /// On a photo or a map, where the symbol needs a ground of its own.
  static let outlined = IconButtonAppearance(surface: Palette.raised, outline: Palette.outline, diameter: 36)

  /// The one that matters most among several.
  static let filled = IconButtonAppearance(tint: Palette.onAction, surface: Palette.action)
}

private struct IconButtonAppearanceKey: EnvironmentKey {
  static let defaultValue = IconButtonAppearance.plain
}

extension EnvironmentValues {
  fileprivate var iconButtonAppearance: IconButtonAppearance {
    get { self[IconButtonAppearanceKey.self] }
    set { self[IconButtonAppearanceKey.self] = newValue }
  }
}

extension View {
  func iconButtonAppearance(_ appearance: IconButtonAppearance) -> some View {
    environment(\.iconButtonAppearance, appearance)
  }
}

// MARK: - Previews

struct IconButton_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      IconButton("square.and.arrow.up", label: "Share") {}
        .previewDisplayName("Share")
      IconButton("square.and.arrow.up", label: "Share") {}
        .disabled(true)
        .previewDisplayName("Disabled")
      IconButton("map", label: "Show on map") {}
        .iconButtonAppearance(.outlined)
        .previewDisplayName("Outlined")
      IconButton("magnifyingglass", label: "Search") {}
        .iconButtonAppearance(.filled)
        .previewDisplayName("Filled")
    }
    ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
      ForEach([DynamicTypeSize.large, .accessibility3], id: \.self) { size in
        IconButton("map", label: "Show on map") {}
          .iconButtonAppearance(.outlined)
          .environment(\.colorScheme, scheme)
          .environment(\.dynamicTypeSize, size)
          .previewDisplayName("Matrix")
      }
    }
  }
}
