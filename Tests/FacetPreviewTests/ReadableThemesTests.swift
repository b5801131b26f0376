import Checkout
import FacetCompiler
import FacetIR
import Foundation
import Testing

/// Text of the design system can be read in every theme and every appearance: at least 4.5 to 1 on what it stands on, as
/// WCAG 2.2 asks for, 1.4.3.
@Suite struct ReadableThemesTests {
  private static let pairs: [(text: String, surfaces: [String])] = [
    ("content.primary", ["surface.base", "surface.raised", "surface.sunken", "surface.selected"]),
    ("content.secondary", ["surface.base", "surface.raised", "surface.sunken"]),
    ("content.onAction", ["action"]),
    ("content.onInverse", ["surface.inverse"]),
    ("action", ["surface.base", "surface.raised", "surface.sunken"]),
    ("positive", ["surface.raised"]),
    ("critical", ["surface.raised"]),
  ]

  @Test func everyTextIsReadable() throws {
    let tokens = try #require(try DesignFolder.repository.compile().design).tokens
    #expect(tokens.themes == ["standard", "harbor"])
    for theme in tokens.themes {
      let shown = tokens.shown(in: theme)
      for (text, surfaces) in Self.pairs {
        for surface in surfaces {
          let (front, back) = try (appearances("color.\(text)", shown), appearances("color.\(surface)", shown))
          for (index, (front, back)) in zip(front, back).enumerated() {
            #expect(contrast(front, back) >= 4.5, "\(text) on \(surface) in \(theme), appearance \(index)")
          }
        }
      }
    }
  }

  /// Light, dark, and both with increased contrast.
  private func appearances(_ path: String, _ tokens: TokenCatalog) throws -> [ColorValue] {
    let token = try #require(tokens[TokenPath(path.split(separator: ".").map(String.init))])
    guard case .color(let modes) = token.value else { return [] }
    let dark = modes.dark ?? modes.light
    return [
      modes.light, dark, modes.lightIncreasedContrast ?? modes.light, modes.darkIncreasedContrast ?? dark,
    ]
  }

  private func contrast(_ one: ColorValue, _ other: ColorValue) -> Double {
    let (light, dark) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
  }

  /// Relative luminance, as WCAG defines it.
  private func luminance(_ color: ColorValue) -> Double {
    func linear(_ level: Double) -> Double { level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
