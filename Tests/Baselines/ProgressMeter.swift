import SwiftUI

/// How far something has come that takes a while, or that it goes on where nobody knows how far.
struct ProgressMeter: View {
  private let title: String
  private let value: Double?
  private let total: Double
  private let detail: String?

  @Environment(\.progressMeterStyle) private var style

  init(_ title: String, value: Double?, total: Double = 1, detail: String? = nil) {
    self.title = title
    self.value = value
    self.total = total
    self.detail = detail
  }

  var body: some View {
    AnyView(style.makeBody(configuration: configuration))
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(title)
      .accessibilityValue(configuration.words ?? "")
      .accessibilityAddTraits(.updatesFrequently)
  }

  private var configuration: ProgressMeterStyleConfiguration {
    ProgressMeterStyleConfiguration(title: title, value: value, total: total, detail: detail)
  }
}

// MARK: - Styles

struct ProgressMeterStyleConfiguration {
  let title: String
  let value: Double?
  let total: Double
  let detail: String?

  var percent: Int {
    let fraction = (value ?? 0) / total
    return fraction.isFinite ? Int((min(max(fraction, 0), 1) * 100).rounded()) : 0
  }

  /// The detail, or the percentage where it is known.
  var words: String? {
    detail ?? (value == nil ? nil : "\(percent) %")
  }
}

@MainActor protocol ProgressMeterStyle {
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: ProgressMeterStyleConfiguration) -> Body
}

struct LinearProgressMeterStyle: ProgressMeterStyle {
  var titleFont = Typeface.subheadline
  var detailFont = Typeface.footnote
  var detailColor = Palette.secondary

  func makeBody(configuration: ProgressMeterStyleConfiguration) -> some View {
    VStack(alignment: .leading, spacing: Space.xs) {
      if let value = configuration.value {
        ProgressView(value: min(max(value, 0), configuration.total), total: configuration.total) {
          Text(configuration.title)
            .font(titleFont)
        }
      } else {
        HStack(spacing: Space.s) {
          ProgressView()
          Text(configuration.title)
            .font(titleFont)
        }
      }
      if let words = configuration.words {
        Text(words)
          .font(detailFont)
          .foregroundStyle(detailColor)
          .monospacedDigit()
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// In five parts, where a glance has to do, as on a card.
struct SegmentedProgressMeterStyle: ProgressMeterStyle {
  var detailFont = Typeface.caption
  var tint = Palette.action
  var track = Palette.outline
  var thickness = Space.xs

  func makeBody(configuration: ProgressMeterStyleConfiguration) -> some View {
    VStack(alignment: .leading, spacing: Space.xs) {
      HStack(spacing: Space.xs) {
        // The middle of each part.
        ForEach([10, 30, 50, 70, 90], id: \.self) { threshold in
          Capsule()
            .fill(configuration.percent >= threshold ? tint : track)
            .frame(height: thickness)
        }
      }
      Text("\(configuration.title) · \(configuration.words ?? "0 %")")
        .font(detailFont)
    }
  }
}

extension ProgressMeterStyle where Self == LinearProgressMeterStyle {
  static var linear: LinearProgressMeterStyle { LinearProgressMeterStyle() }
}

extension ProgressMeterStyle where Self == SegmentedProgressMeterStyle {
  static var segmented: SegmentedProgressMeterStyle { SegmentedProgressMeterStyle() }
}

private struct ProgressMeterStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: any ProgressMeterStyle = LinearProgressMeterStyle()
}

extension EnvironmentValues {
  @MainActor fileprivate var progressMeterStyle: any ProgressMeterStyle {
    get { self[ProgressMeterStyleKey.self] }
    set { self[ProgressMeterStyleKey.self] = newValue }
  }
}

extension View {
  func progressMeterStyle(_ style: some ProgressMeterStyle) -> some View {
    environment(\.progressMeterStyle, style)
  }
}

// MARK: - Previews

struct ProgressMeter_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ProgressMeter("Uploading photos", value: 3, total: 8)
        .previewDisplayName("Under way")
      ProgressMeter("Uploading photos", value: 3, total: 8, detail: "3 of 8 photos")
        .previewDisplayName("In words")
      ProgressMeter("Looking for places", value: nil)
        .previewDisplayName("Nobody knows")
      ProgressMeter("Uploading photos", value: 8, total: 8)
        .previewDisplayName("Done")
      ProgressMeter("Uploading photos", value: 12, total: 8)
        .previewDisplayName("Too far")
    }
    .frame(width: 320)
    ProgressMeter("Your profile", value: 0.6)
      .progressMeterStyle(.segmented)
      .frame(width: 200)
      .previewDisplayName("Segmented")
    ForEach([DynamicTypeSize.large, .accessibility3], id: \.self) { size in
      ForEach([LayoutDirection.leftToRight, .rightToLeft], id: \.self) { direction in
        ProgressMeter("Uploading photos", value: 3, total: 8)
          .frame(width: 320)
          .environment(\.dynamicTypeSize, size)
          .environment(\.layoutDirection, direction)
          .previewDisplayName("Matrix")
      }
    }
  }
}
