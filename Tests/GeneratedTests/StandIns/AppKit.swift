// Of AppKit, what FacetRuntime adapts to, with Apple's public signatures.
//
// Compared with the headers, and the interfaces of AppKit and SwiftUI, of the SDK of macOS 15.5 in November 2026: labels,
// optionals, what is Sendable (colors, but not fonts and appearances), and that nothing here is of the main actor. The
// libraries compile with these headers themselves.

@_exported public import Foundation
public import SwiftUI

open class NSColor: NSObject, @unchecked Sendable {
  public struct Name: Hashable, Sendable {}

  public convenience init(_ color: Color) { self.init() }
  public convenience init(name colorName: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    self.init()
  }
}

extension Color {
  public init(nsColor: NSColor) { self = .clear }
}

open class NSAppearance: NSObject {
  public struct Name: Hashable, Sendable {
    public static let aqua = Name()
    public static let darkAqua = Name()
    public static let accessibilityHighContrastAqua = Name()
    public static let accessibilityHighContrastDarkAqua = Name()
  }

  open func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name? { nil }
}

open class NSFont: NSObject {
  public convenience init?(name fontName: String, size fontSize: CGFloat) { return nil }
  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont { NSFont() }
  open var ascender: CGFloat { 0 }
  open var descender: CGFloat { 0 }
  open var leading: CGFloat { 0 }
}
