// Of AppKit, what FacetRuntime adapts to, with Apple's public signatures.
//
// Not compared with Apple's interface yet. As in the declarations of UIKit that they mirror, colors are Sendable, and fonts
// and appearances are used where they are made.

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
