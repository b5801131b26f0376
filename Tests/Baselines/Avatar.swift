import SwiftUI

/// A person's picture, or a stand-in where there is none.
struct Avatar: View {
  var image: Image?
  let name: String
  /// Whether we know that the person is who they say.
  var isVerified = false
  var verifiedTitle = "verified"

  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.avatarAppearance) private var appearance

  var body: some View {
    ZStack {
      picture
      if let outline = appearance.outline {
        Circle()
          .strokeBorder(outline, lineWidth: 2)
      }
      if isVerified {
        Image(systemName: "checkmark.seal.fill")
          .font(appearance.markFont)
          .foregroundStyle(appearance.markTint)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      }
    }
    .frame(width: size, height: size)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(isVerified ? "\(name), \(verifiedTitle)" : name)
    .accessibilityAddTraits(.isImage)
  }

  @ViewBuilder private var picture: some View {
    if let image {
      Circle()
        .fill(appearance.surface)
        .overlay {
          image
            .resizable()
            .aspectRatio(contentMode: .fill)
        }
        .clipShape(Circle())
    } else {
      Circle()
        .fill(appearance.surface)
        .overlay {
          Text(name.prefix(1).uppercased())
            .font(appearance.initialFont)
            .foregroundStyle(appearance.tint)
            .lineLimit(1)
        }
    }
  }

  /// The largest sizes of text need a larger picture.
  private var size: CGFloat {
    dynamicTypeSize.isAccessibilitySize ? appearance.size * 1.5 : appearance.size
  }
}

// MARK: - Appearance

struct AvatarAppearance: Sendable {
  var size: CGFloat = 48
  var initialFont = Typeface.headline
  var surface = Palette.sunken
  var tint = Palette.secondary
  var outline: Color?
  var markFont = Typeface.label
  var markTint = Palette.action

  static let regular = AvatarAppearance()
  static let small = AvatarAppearance(size: 32, initialFont: Typeface.label, markFont: Typeface.caption)

  /// At the head of a profile.
  static let large = AvatarAppearance(size: 96, initialFont: Typeface.largeTitle, markFont: Typeface.title)

  /// Where it overlaps a photo, or another avatar.
  static let outlined = AvatarAppearance(outline: Palette.base)
}

private struct AvatarAppearanceKey: EnvironmentKey {
  static let defaultValue = AvatarAppearance.regular
}

extension EnvironmentValues {
  fileprivate var avatarAppearance: AvatarAppearance {
    get { self[AvatarAppearanceKey.self] }
    set { self[AvatarAppearanceKey.self] = newValue }
  }
}

extension View {
  func avatarAppearance(_ appearance: AvatarAppearance) -> some View {
    environment(\.avatarAppearance, appearance)
  }
}

// MARK: - Previews

struct Avatar_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Avatar(image: Image("portrait"), name: "Mina")
        .previewDisplayName("Portrait")
      Avatar(name: "Mina")
        .previewDisplayName("Initial")
      Avatar(image: Image("portrait"), name: "Mina", isVerified: true)
        .previewDisplayName("Verified")
      Avatar(image: Image("portrait"), name: "Mina")
        .avatarAppearance(.small)
        .previewDisplayName("Small")
      Avatar(name: "Mina", isVerified: true)
        .avatarAppearance(.small)
        .previewDisplayName("Small initial, verified")
      Avatar(image: Image("portrait"), name: "Mina", isVerified: true)
        .avatarAppearance(.large)
        .previewDisplayName("Large")
      Avatar(image: Image("portrait"), name: "Mina")
        .avatarAppearance(.outlined)
        .previewDisplayName("Outlined")
    }
    ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
      ForEach([DynamicTypeSize.large, .accessibility3], id: \.self) { size in
        Avatar(name: "Mina", isVerified: true)
          .environment(\.colorScheme, scheme)
          .environment(\.dynamicTypeSize, size)
          .previewDisplayName("Matrix")
      }
    }
  }
}
