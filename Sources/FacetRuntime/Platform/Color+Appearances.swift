#if canImport(UIKit) && !os(watchOS)
  private import UIKit
#elseif canImport(AppKit)
  private import AppKit
#endif

#if canImport(UIKit) && !os(watchOS)
  nonisolated extension Color {
    /// One color that is right in every appearance. What is left out is as the base, or as the color of its scheme.
    public init(
      light: Color, dark: Color? = nil, lightIncreasedContrast: Color? = nil, darkIncreasedContrast: Color? = nil
    ) {
      let dark = dark ?? light
      let colors = (
        light: UIColor(light), dark: UIColor(dark),
        lightIncreased: UIColor(lightIncreasedContrast ?? light), darkIncreased: UIColor(darkIncreasedContrast ?? dark)
      )
      self.init(
        uiColor: UIColor { traits in
          switch (traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high) {
          case (false, false): colors.light
          case (false, true): colors.lightIncreased
          case (true, false): colors.dark
          case (true, true): colors.darkIncreased
          }
        })
    }
  }
#elseif canImport(AppKit)
  nonisolated extension Color {
    /// One color that is right in every appearance. What is left out is as the base, or as the color of its scheme.
    public init(
      light: Color, dark: Color? = nil, lightIncreasedContrast: Color? = nil, darkIncreasedContrast: Color? = nil
    ) {
      let dark = dark ?? light
      let colors: [(name: NSAppearance.Name, color: NSColor)] = [
        (.aqua, NSColor(light)),
        (.darkAqua, NSColor(dark)),
        (.accessibilityHighContrastAqua, NSColor(lightIncreasedContrast ?? light)),
        (.accessibilityHighContrastDarkAqua, NSColor(darkIncreasedContrast ?? dark)),
      ]
      self.init(
        nsColor: NSColor(name: nil) { appearance in
          let name = appearance.bestMatch(from: colors.map(\.name))
          return colors.first { $0.name == name }?.color ?? colors[0].color
        })
    }
  }
#endif
