// Apple's Human Interface Guidelines, Typography, iOS and iPadOS Dynamic Type sizes.

extension Font.TextStyle {
  /// The font size, in points, at a Dynamic Type size.
  func pointSize(at size: DynamicTypeSize) -> CGFloat { pointSizes[size.index] }

  /// The factor by which this text style scales a length from the default size to `size`.
  func scale(at size: DynamicTypeSize) -> CGFloat { pointSize(at: size) / pointSize(at: .large) }

  private var pointSizes: [CGFloat] {
    switch self {
    case .largeTitle: largeTitleSizes
    case .title: titleSizes
    case .title2: title2Sizes
    case .title3: title3Sizes
    case .headline, .body: bodySizes
    case .callout: calloutSizes
    case .subheadline: subheadlineSizes
    case .footnote: footnoteSizes
    case .caption: captionSizes
    case .caption2: caption2Sizes
    }
  }
}

extension DynamicTypeSize {
  /// The index, from the smallest size on.
  fileprivate var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}

// The sizes from xSmall to accessibility5.
private let largeTitleSizes: [CGFloat] = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
private let titleSizes: [CGFloat] = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
private let title2Sizes: [CGFloat] = [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
private let title3Sizes: [CGFloat] = [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
private let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
private let calloutSizes: [CGFloat] = [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
private let subheadlineSizes: [CGFloat] = [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
private let footnoteSizes: [CGFloat] = [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
private let captionSizes: [CGFloat] = [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
private let caption2Sizes: [CGFloat] = [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]

/// The line height in points for a font size: Apple's leading for published sizes, interpolated linearly between them,
/// and proportional below the smallest and above the largest.
package func systemLineHeight(ofFontSize size: CGFloat) -> CGFloat {
  let above = leadings.firstIndex { $0.size >= size } ?? leadings.endIndex
  guard above > leadings.startIndex, above < leadings.endIndex else {
    let nearest = leadings[min(above, leadings.endIndex - 1)]
    return size * nearest.leading / nearest.size
  }
  let (low, high) = (leadings[above - 1], leadings[above])
  return low.leading + (size - low.size) / (high.size - low.size) * (high.leading - low.leading)
}

private let leadings: [(size: CGFloat, leading: CGFloat)] = [
  (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24), (20, 25), (21, 26),
  (22, 28), (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34), (29, 35), (30, 37), (31, 38), (32, 39),
  (33, 40), (34, 41), (36, 43), (37, 44), (38, 46), (39, 47), (40, 48), (42, 50), (43, 51), (44, 52), (47, 56),
  (48, 57), (49, 58), (50, 59), (51, 60), (52, 61), (53, 62), (55, 65), (56, 66), (58, 68), (60, 70),
]
