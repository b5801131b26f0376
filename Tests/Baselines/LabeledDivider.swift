import SwiftUI

/// A line between two parts, perhaps with a word in the middle of it.
struct LabeledDivider: View {
  private let label: String?

  @Environment(\.labeledDividerAppearance) private var appearance

  init(_ label: String? = nil) {
    self.label = label
  }

  var body: some View {
    HStack(spacing: appearance.spacing) {
      line
      if let label {
        Text(label)
          .font(appearance.labelFont)
          .foregroundStyle(appearance.labelColor)
          .multilineTextAlignment(.center)
          // The lines share what the label leaves.
          .layoutPriority(1)
        line
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding(appearance.insets)
    .accessibilityElement(children: .contain)
  }

  private var line: some View {
    Rectangle()
      .fill(appearance.tint)
      .frame(minWidth: appearance.leastLine, minHeight: appearance.thickness, maxHeight: appearance.thickness)
  }
}

// MARK: - Appearance

struct LabeledDividerAppearance: Sendable {
  var tint = Palette.outline
  var thickness: CGFloat = 1
  /// How much of the line is left beside a long label.
  var leastLine = Space.l
  var labelFont = Typeface.footnote
  var labelColor = Palette.secondary
  var spacing = Space.m
  var insets = EdgeInsets()

  static let regular = LabeledDividerAppearance()

  /// Between the large parts of a page.
  static let strong = LabeledDividerAppearance(
    tint: Palette.content, thickness: 2, labelFont: Typeface.label, labelColor: Palette.content)

  /// Between the rows of a list, in line with their text.
  static let inset = LabeledDividerAppearance(
    insets: EdgeInsets(top: 0, leading: Space.xxxl, bottom: 0, trailing: 0))
}

private struct LabeledDividerAppearanceKey: EnvironmentKey {
  static let defaultValue = LabeledDividerAppearance.regular
}

extension EnvironmentValues {
  fileprivate var labeledDividerAppearance: LabeledDividerAppearance {
    get { self[LabeledDividerAppearanceKey.self] }
    set { self[LabeledDividerAppearanceKey.self] = newValue }
  }
}

extension View {
  func labeledDividerAppearance(_ appearance: LabeledDividerAppearance) -> some View {
    environment(\.labeledDividerAppearance, appearance)
  }
}

// MARK: - Previews

struct LabeledDivider_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      LabeledDivider()
        .previewDisplayName("Line")
      LabeledDivider("or")
        .previewDisplayName("With a word")
      LabeledDivider("Three places that were booked by others while you were away")
        .previewDisplayName("Long label")
      LabeledDivider("Tuesday 12 May")
        .labeledDividerAppearance(.strong)
        .previewDisplayName("Strong")
      LabeledDivider()
        .labeledDividerAppearance(.inset)
        .previewDisplayName("Inset")
    }
    .frame(width: 320)
    LabeledDivider("or")
      .labeledDividerAppearance(LabeledDividerAppearance(labelFont: Typeface.caption, spacing: Space.xs))
      .frame(width: 160)
      .previewDisplayName("Dense")
    ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
      ForEach([DynamicTypeSize.large, .accessibility3], id: \.self) { size in
        LabeledDivider("Tuesday 12 May")
          .frame(width: 320)
          .environment(\.colorScheme, scheme)
          .environment(\.dynamicTypeSize, size)
          .previewDisplayName("Matrix")
      }
    }
  }
}
