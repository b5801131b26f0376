#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  private import UIKit
#elseif canImport(AppKit) && !FACET_UI
  private import AppKit
#endif

/// The distance between baselines of text in a font family at a size, in points, without line spacing.
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

/// The first of several font families that is installed; the first of all if none is.
nonisolated func installedFamily(family: String?, orElse fallbacks: [String], size: CGFloat) -> String? {
  guard let family, !fallbacks.isEmpty else { return family }
  return ([family] + fallbacks).first { isInstalled($0, size: size) } ?? family
}

/// Frames do not depend on the fonts of a machine, so that each is installed there.
private nonisolated func isInstalled(_ family: String, size: CGFloat) -> Bool {
  #if FACET_UI || !(canImport(UIKit) || canImport(AppKit)) || os(watchOS)
    return true
  #elseif canImport(UIKit)
    return UIFont(name: family, size: size) != nil
  #else
    return NSFont(name: family, size: size) != nil
  #endif
}
