public import FacetRuntime

#if canImport(UIKit) && !FACET_UI
  internal import UIKit
#endif

nonisolated extension CGFloat {
  /// The length at a text size, scaled as text of a style is. It is what a `ScaledMetric` of the style would be, for a
  /// length that is not constant. A Mac does not scale text.
  ///
  ///     Image(icon: icon).frame(width: size.scaled(relativeTo: .body, at: dynamicTypeSize))
  public func scaled(relativeTo style: Font.TextStyle, at size: DynamicTypeSize) -> CGFloat {
    #if FACET_UI || !canImport(SwiftUI)
      size._scaled(self, relativeTo: style)
    #elseif canImport(UIKit) && !os(watchOS)
      UIFontMetrics(forTextStyle: UIFont.TextStyle(style))
        .scaledValue(for: self, compatibleWith: UITraitCollection(preferredContentSizeCategory: .init(size)))
    #else
      self
    #endif
  }
}

#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  nonisolated extension UIFont.TextStyle {
    fileprivate init(_ style: Font.TextStyle) {
      self =
        switch style {
        #if os(tvOS)
          case .largeTitle, .title: .title1
        #else
          case .largeTitle: .largeTitle
          case .title: .title1
        #endif
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .callout: .callout
        case .footnote: .footnote
        case .caption: .caption1
        case .caption2: .caption2
        default: .body
        }
    }
  }
#endif
