#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  private import UIKit
#elseif canImport(AppKit) && !FACET_UI
  private import AppKit
#endif

nonisolated extension Color {
  /// A color with a value for each appearance. The default of an omitted color is the base color, or the color of its
  /// color scheme.
  ///
  /// watchOS has one appearance, which is dark, and no colors that depend on the contrast: there it is the dark color.
  public init(
    light: Color, dark: Color? = nil, lightIncreasedContrast: Color? = nil, darkIncreasedContrast: Color? = nil
  ) {
    let dark = dark ?? light
    #if FACET_UI || !(canImport(UIKit) || canImport(AppKit))
      let environment = EnvironmentValues()
      self.init(
        _light: light.resolved(in: environment), dark: dark.resolved(in: environment),
        lightIncreasedContrast: lightIncreasedContrast?.resolved(in: environment),
        darkIncreasedContrast: darkIncreasedContrast?.resolved(in: environment))
    #elseif os(watchOS)
      self = dark
    #elseif canImport(UIKit)
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
    #else
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
    #endif
  }
}
