import FacetFrame
import FacetIR
import FacetRuntime
import FacetUI

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
    self.init(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }
}

extension TextStyle {
  init(_ value: Value) {
    guard case .textStyle(let style) = value else {
      self.init(size: 17)
      return
    }
    self.init(
      family: style.family, size: style.size, weight: Font.Weight(css: style.weight), tracking: style.letterSpacing,
      lineHeight: style.lineHeight, relativeTo: Font.TextStyle(style.relativeTo))
  }
}

extension Font.Weight {
  /// The step of SwiftUI's nine that is nearest to a weight of 1 to 1000.
  fileprivate init(css weight: Int) {
    switch weight {
    case ..<150: self = .ultraLight
    case ..<250: self = .thin
    case ..<350: self = .light
    case ..<450: self = .regular
    case ..<550: self = .medium
    case ..<650: self = .semibold
    case ..<750: self = .bold
    case ..<850: self = .heavy
    default: self = .black
    }
  }
}

extension Font.TextStyle {
  fileprivate init(_ word: String) {
    self =
      switch word {
      case "largeTitle": .largeTitle
      case "title": .title
      case "title2": .title2
      case "title3": .title3
      case "headline": .headline
      case "subheadline": .subheadline
      case "callout": .callout
      case "footnote": .footnote
      case "caption": .caption
      case "caption2": .caption2
      default: .body
      }
  }
}
