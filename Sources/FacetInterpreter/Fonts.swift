import FacetIR
import FacetLanguage
import FacetUI

extension Font {
  /// Nil for a nil value.
  init?(_ value: Value) {
    switch value {
    case .record(let font): self.init(font)
    case .word(let word): self = Font(Font.TextStyle(word))
    default: return nil
    }
  }

  private init(_ font: Record<Value>) {
    let weight = font[.weight].map { Weight($0.text) }
    let design = font[.design].map { Design($0.text) }
    self =
      if let points = font[.size] {
        .system(size: points.doubleValue, weight: weight, design: design)
      } else {
        .system(TextStyle(font[.style]?.text ?? ""), design: design, weight: weight)
      }
  }

  private init(_ style: TextStyle) {
    self =
      switch style {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
  }
}

extension Font.Weight {
  init(_ word: String) {
    switch word {
    case "ultraLight": self = .ultraLight
    case "thin": self = .thin
    case "light": self = .light
    case "medium": self = .medium
    case "semibold": self = .semibold
    case "bold": self = .bold
    case "heavy": self = .heavy
    case "black": self = .black
    default: self = .regular
    }
  }
}

extension Font.Design {
  init(_ word: String) {
    switch word {
    case "serif": self = .serif
    case "rounded": self = .rounded
    case "monospaced": self = .monospaced
    default: self = .default
    }
  }
}

extension Font.TextStyle {
  init(_ word: String) {
    switch word {
    case "largeTitle": self = .largeTitle
    case "title": self = .title
    case "title2": self = .title2
    case "title3": self = .title3
    case "headline": self = .headline
    case "subheadline": self = .subheadline
    case "callout": self = .callout
    case "footnote": self = .footnote
    case "caption": self = .caption
    case "caption2": self = .caption2
    default: self = .body
    }
  }
}
