import FacetIR
import FacetLanguage
import FacetRuntime
import FacetUI

extension Value {
  init(_ token: Token) {
    self =
      switch token.value {
      case .color(let modes): .color(modes)
      case .length(let value), .number(let value): .double(value)
      case .duration(let seconds): .duration(Duration(ofToken: seconds))
      case .textStyle(let style): .textStyle(style)
      case .fontFamily(let names): .array(names.map { .string($0) })
      case .fontWeight(let weight): .word(FontWeight.nearest(to: weight).rawValue)
      case .easing, .strokeStyle, .border, .transition, .shadow, .gradient:
        .token(CompositeToken(path: token.path, value: token.value))
      }
  }
}

extension Duration {
  /// Milliseconds are exact; seconds as a `Double` are not.
  fileprivate init(ofToken seconds: Double) {
    self = wholeMilliseconds(inSeconds: seconds).map { .milliseconds($0) } ?? .seconds(seconds)
  }
}

extension Color {
  init(_ value: Value) {
    guard case .color(let modes) = value else {
      self = .clear
      return
    }
    self.init(
      light: Color(modes.light), dark: modes.dark.map { Color($0) },
      lightIncreasedContrast: modes.lightIncreasedContrast.map { Color($0) },
      darkIncreasedContrast: modes.darkIncreasedContrast.map { Color($0) })
  }

  private init(_ color: ColorValue) {
    if let wide = color.displayP3 {
      self.init(.displayP3, red: wide.red, green: wide.green, blue: wide.blue, opacity: color.alpha)
    } else {
      self.init(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }
  }
}

extension DesignTextStyle {
  init(_ value: Value) {
    guard case .textStyle(let style) = value else {
      self.init(size: 17)
      return
    }
    self.init(
      family: style.family, fallbacks: style.fallbacks, size: style.size,
      weight: Font.Weight(FontWeight.nearest(to: style.weight).rawValue),
      tracking: style.letterSpacing,
      lineHeight: style.lineHeight, relativeTo: Font.TextStyle(style.relativeTo))
  }
}
