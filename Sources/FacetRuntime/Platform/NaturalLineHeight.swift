#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  private import UIKit
#elseif canImport(AppKit) && !FACET_UI
  private import AppKit
#endif

/// The distance of two baselines of text of a family at a size, in points, where no line spacing is set.
nonisolated func naturalLineHeight(ofFamily family: String?, size: CGFloat) -> CGFloat {
  #if FACET_UI || !(canImport(UIKit) || canImport(AppKit))
    return systemLineHeight(ofFontSize: size)
  #elseif os(watchOS)
    return size * 1.2
  #elseif canImport(UIKit)
    let system = UIFont.systemFont(ofSize: size)
    return (family.flatMap { UIFont(name: $0, size: size) } ?? system).lineHeight
  #else
    let system = NSFont.systemFont(ofSize: size)
    let font = family.flatMap { NSFont(name: $0, size: size) } ?? system
    return font.ascender - font.descender + font.leading
  #endif
}
