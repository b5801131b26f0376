internal import FacetColor
package import FacetFrame

/// A color with a value for each appearance.
public struct Color: Hashable, Sendable {
  private enum Storage: Hashable, Sendable {
    case fixed(ResolvedColor)
    indirect case adaptive(
      light: ResolvedColor, dark: ResolvedColor, lightIncreasedContrast: ResolvedColor,
      darkIncreasedContrast: ResolvedColor)
    case provided(AnyColorProvider, opacity: Double)
  }

  @nonexhaustive public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  private var storage: Storage

  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    storage = .fixed(ResolvedColor(red: red, green: green, blue: blue, alpha: opacity).inSRGB(from: colorSpace))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  package init(_ color: ResolvedColor) {
    storage = .fixed(color)
  }

  /// Creates a color for each appearance. The defaults for increased contrast are those of standard contrast.
  package init(
    _light light: ResolvedColor, dark: ResolvedColor, lightIncreasedContrast: ResolvedColor? = nil,
    darkIncreasedContrast: ResolvedColor? = nil
  ) {
    storage = .adaptive(
      light: light, dark: dark, lightIncreasedContrast: lightIncreasedContrast ?? light,
      darkIncreasedContrast: darkIncreasedContrast ?? dark)
  }

  /// Creates a color that is resolved by a provider.
  package init(_provider provider: some ColorProvider) {
    storage = .provided(AnyColorProvider(base: provider), opacity: 1)
  }

  /// The color in the appearance of `environment`.
  package func resolved(in environment: EnvironmentValues) -> ResolvedColor {
    switch storage {
    case .fixed(let color): color
    case .adaptive(let light, let dark, let lightIncreased, let darkIncreased):
      switch (environment.colorScheme, environment.colorSchemeContrast) {
      case (.light, .standard): light
      case (.light, .increased): lightIncreased
      case (.dark, .standard): dark
      case (.dark, .increased): darkIncreased
      }
    case .provided(let provider, let opacity):
      provider.base.color(in: environment).resolved(in: environment).opacity(opacity)
    }
  }

  public func opacity(_ opacity: Double) -> Color {
    guard opacity != 1 else { return self }
    var color = self
    switch storage {
    case .fixed(let fixed): color.storage = .fixed(fixed.opacity(opacity))
    case .adaptive(let light, let dark, let lightIncreased, let darkIncreased):
      color.storage = .adaptive(
        light: light.opacity(opacity), dark: dark.opacity(opacity),
        lightIncreasedContrast: lightIncreased.opacity(opacity), darkIncreasedContrast: darkIncreased.opacity(opacity))
    case .provided(let provider, let own): color.storage = .provided(provider, opacity: own * opacity)
    }
    return color
  }
}

extension ResolvedColor {
  /// The nearest sRGB color, because frames contain sRGB only.
  fileprivate func inSRGB(from space: Color.RGBColorSpace) -> ResolvedColor {
    let convert: ColorSpace
    switch space {
    case .sRGB: return self
    case .sRGBLinear: convert = .srgbLinear
    case .displayP3: convert = .displayP3
    }
    let color = convert.toSRGB(Vector3(red, green, blue)).clippedAndRounded
    return ResolvedColor(red: color.x, green: color.y, blue: color.z, alpha: alpha)
  }

  fileprivate func opacity(_ opacity: Double) -> ResolvedColor {
    ResolvedColor(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }
}

extension Color: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.leaf(ColorLayout(), color: view)
  }
}

/// Takes its proposed size.
struct ColorLayout: LeafLayout {
  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind { .color }
}
