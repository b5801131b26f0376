#if canImport(UIKit) && !os(watchOS)
  private import UIKit
#elseif canImport(AppKit)
  private import AppKit
#endif

/// The distance of two baselines of text of a family at a size, in points, where no line spacing is set.
func naturalLineHeight(ofFamily family: String?, size: CGFloat) -> CGFloat {
  #if canImport(UIKit) && !os(watchOS)
    let system = UIFont.systemFont(ofSize: size)
    return (family.flatMap { UIFont(name: $0, size: size) } ?? system).lineHeight
  #elseif canImport(AppKit)
    let system = NSFont.systemFont(ofSize: size)
    let font = family.flatMap { NSFont(name: $0, size: size) } ?? system
    return font.ascender - font.descender + font.leading
  #elseif os(watchOS)
    return size * 1.2
  #else
    return lineHeight(ofFontSize: size)
  #endif
}
