import SwiftUI

/// How good something is, in stars out of five.
struct Rating: View {
  let value: Int
  /// How many people said so.
  var reviews: Int?

  @Environment(\.ratingStyle) private var style

  var body: some View {
    AnyView(style.makeBody(configuration: configuration))
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Rating")
      .accessibilityValue(accessibilityValue)
  }

  private var configuration: RatingStyleConfiguration {
    RatingStyleConfiguration(score: min(max(value, 0), 5), reviews: reviews)
  }

  private var accessibilityValue: String {
    let score = "\(configuration.score) out of 5"
    guard let reviews else { return score }
    return "\(score), \(reviews) reviews"
  }
}

// MARK: - Styles

struct RatingStyleConfiguration {
  let score: Int
  let reviews: Int?
}

@MainActor protocol RatingStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: RatingStyleConfiguration) -> Body
}

struct StarsRatingStyle: RatingStyle {
  var spacing = Space.xxs
  var font = Typeface.footnote
  var tint = Palette.content
  var reviewsColor = Palette.secondary

  func makeBody(configuration: RatingStyleConfiguration) -> some View {
    HStack(spacing: spacing) {
      ForEach(0..<5, id: \.self) { star in
        Image(systemName: star < configuration.score ? "star.fill" : "star")
          .foregroundStyle(tint)
      }
      if let reviews = configuration.reviews {
        Text("(\(reviews))")
          .foregroundStyle(reviewsColor)
          .padding(.leading, Space.xs)
      }
    }
    .font(font)
  }
}

/// One star and the number, as in a line of a listing.
struct CompactRatingStyle: RatingStyle {
  var font = Typeface.subheadline
  var tint = Palette.content

  func makeBody(configuration: RatingStyleConfiguration) -> some View {
    HStack(spacing: Space.xs) {
      Image(systemName: "star.fill")
      Text(label(for: configuration))
        .monospacedDigit()
    }
    .font(font)
    .foregroundStyle(tint)
  }

  private func label(for configuration: RatingStyleConfiguration) -> String {
    guard let reviews = configuration.reviews else { return "\(configuration.score)" }
    return "\(configuration.score) (\(reviews))"
  }
}

extension RatingStyle where Self == StarsRatingStyle {
  static var stars: StarsRatingStyle { StarsRatingStyle() }
}

extension RatingStyle where Self == CompactRatingStyle {
  static var compact: CompactRatingStyle { CompactRatingStyle() }
}

private struct RatingStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: any RatingStyle = StarsRatingStyle()
}

extension EnvironmentValues {
  @MainActor fileprivate var ratingStyle: any RatingStyle {
    get { self[RatingStyleKey.self] }
    set { self[RatingStyleKey.self] = newValue }
  }
}

extension View {
  func ratingStyle(_ style: some RatingStyle) -> some View {
    environment(\.ratingStyle, style)
  }
}

// MARK: - Previews

struct Rating_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Rating(value: 4)
        .previewDisplayName("Four")
      Rating(value: 0)
        .previewDisplayName("None")
      Rating(value: 9)
        .previewDisplayName("Out of range")
      Rating(value: 5, reviews: 128)
        .previewDisplayName("With reviews")
      Rating(value: 4)
        .ratingStyle(.compact)
        .previewDisplayName("Compact")
      Rating(value: 5, reviews: 1204)
        .ratingStyle(.compact)
        .previewDisplayName("Compact, with reviews")
      Rating(value: 4)
        .ratingStyle(StarsRatingStyle(font: Typeface.caption, tint: Palette.action))
        .previewDisplayName("Small")
    }
    ForEach([DynamicTypeSize.large, .accessibility3], id: \.self) { size in
      ForEach([LayoutDirection.leftToRight, .rightToLeft], id: \.self) { direction in
        Rating(value: 5, reviews: 128)
          .environment(\.dynamicTypeSize, size)
          .environment(\.layoutDirection, direction)
          .previewDisplayName("Matrix")
      }
    }
  }
}
