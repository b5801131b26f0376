import FacetColor
import FacetIR

extension ColorValue {
  /// The relative luminance of WCAG 2.2, from 0 for black to 1 for white, ignoring alpha:
  /// https://www.w3.org/TR/WCAG22/#dfn-relative-luminance.
  var relativeLuminance: Double {
    0.2126 * Transfer.srgb.linear(red) + 0.7152 * Transfer.srgb.linear(green) + 0.0722 * Transfer.srgb.linear(blue)
  }

  /// The color composited over another one, in gamma-encoded sRGB as screens do.
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

  /// The contrast ratio, from 1 for equal luminance to 21 for black on white:
  /// https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio.
  func contrast(to other: ColorValue) -> Double {
    let lights = [relativeLuminance, other.relativeLuminance].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }
}

/// A color appearance of the system.
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
