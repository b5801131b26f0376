import FacetColor
import FacetIR

extension ColorValue {
  /// How light it is to the eye, from 0 for black to 1 for white: the relative luminance of WCAG 2.2,
  /// https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. What it lets through is not looked at.
  var relativeLuminance: Double {
    0.2126 * Transfer.srgb.linear(red) + 0.7152 * Transfer.srgb.linear(green) + 0.0722 * Transfer.srgb.linear(blue)
  }

  /// What is seen where it is drawn over another color, mixed as screens do: in sRGB as it is encoded.
  func over(_ backdrop: ColorValue) -> ColorValue {
    let alpha = self.alpha + backdrop.alpha * (1 - self.alpha)
    guard alpha > 0 else { return self }
    func mixed(_ top: Double, _ bottom: Double) -> Double {
      (top * self.alpha + bottom * backdrop.alpha * (1 - self.alpha)) / alpha
    }
    return ColorValue(
      red: mixed(red, backdrop.red), green: mixed(green, backdrop.green), blue: mixed(blue, backdrop.blue),
      alpha: alpha)
  }

  /// From 1, where both are equally light, to 21, black on white:
  /// https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio.
  func contrast(to other: ColorValue) -> Double {
    let lights = [relativeLuminance, other.relativeLuminance].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }
}

/// A way in which a screen shows colors.
enum Appearance: String, CaseIterable {
  case light, dark
  case lightIncreasedContrast = "light with increased contrast"
  case darkIncreasedContrast = "dark with increased contrast"
}

extension ColorModes {
  subscript(appearance: Appearance) -> ColorValue {
    switch appearance {
    case .light: light
    case .dark: dark ?? light
    case .lightIncreasedContrast: lightIncreasedContrast ?? light
    case .darkIncreasedContrast: darkIncreasedContrast ?? dark ?? light
    }
  }
}
