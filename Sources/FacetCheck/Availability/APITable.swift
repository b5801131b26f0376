import FacetIR
import FacetLanguage

/// Since when there is what elements and modifiers are written as in Swift, by Apple's documentation of SwiftUI.
///
/// What a platform does not have is left out. Where one key is written in several ways, the newest counts; what the
/// runtime has itself is as old as the runtime. A test holds the table to the grammar.
enum APITable {
  static let elements: [String: Availability] = [
    "text": .first, "icon": .second, "image": .first, "shape": .fourth, "button": .first, "toggle": .first,
    "textField": .fourth, "secureField": .third, "slider": .first.without(.tvOS), "progress": .second,
    "spacer": .first, "divider": .first, "hstack": .first, "vstack": .first, "zstack": .first, "lazyHStack": .second,
    "lazyVStack": .second, "lazyVGrid": .second, "lazyHGrid": .second, "scroll": .first, "grid": .fourth,
    "gridRow": .fourth, "group": .first, "if": .first, "switch": .first, "each": .first, "slot": .first,
    "swift": .first,
  ]

  static let modifiers: [String: Availability] = [
    "frame": .first, "padding": .first, "color": .third, "tint": .third, "textStyle": runtimeFloor, "lineLimit": .first,
    "monospacedDigit": .third, "multilineTextAlignment": .first, "truncationMode": .first, "background": .third,
    "overlay": .third, "border": .first, "cornerRadius": .first, "clip": .first, "shadow": runtimeFloor,
    "offset": .first, "aspectRatio": .first, "opacity": .first, "disabled": .first, "hidden": .first,
    "fixedSize": .first, "layoutPriority": .first, "gridCellColumns": .fourth, "gridCellUnsizedAxes": .fourth,
    "onTap": .first.except(.tvOS, SystemVersion(16)), "onAppear": .first, "task": .third, "bold": .fourth,
    "italic": .fourth, "underline": .fourth, "strikethrough": .fourth, "textCase": .second, "lineSpacing": .first,
    "minimumScaleFactor": .first, "rotation": .first, "scale": .first, "contentShape": .first,
    "accessibilityHidden": .second, "accessibilityElement": .first, "accessibilityLabel": .second,
    "accessibilityValue": .second, "accessibilityHint": .second, "accessibilityTraits": .second,
    "accessibilitySortPriority": .second, "accessibilityIdentifier": .second, "font": .first, "zIndex": .first,
    "alignmentGuide": .first, "id": .first,
  ]
}

extension Availability {
  /// SwiftUI as it came out in 2019, and what each of the next four years added.
  fileprivate static let first = systems(13, SystemVersion(10, 15), 13, 6)
  fileprivate static let second = systems(14, SystemVersion(11), 14, 7)
  fileprivate static let third = systems(15, SystemVersion(12), 15, 8)
  fileprivate static let fourth = systems(16, SystemVersion(13), 16, 9)

  /// visionOS had all of them from its beginning.
  private static func systems(_ iOS: Int, _ macOS: SystemVersion, _ tvOS: Int, _ watchOS: Int) -> Availability {
    Availability([
      .iOS: SystemVersion(iOS), .macOS: macOS, .tvOS: SystemVersion(tvOS), .watchOS: SystemVersion(watchOS),
      .visionOS: SystemVersion(1),
    ])
  }

  fileprivate func without(_ platform: Platform) -> Availability { except(platform, nil) }

  fileprivate func except(_ platform: Platform, _ version: SystemVersion?) -> Availability {
    var availability = self
    availability[platform] = version
    return availability
  }
}
