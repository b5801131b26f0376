import FacetIR
import FacetLanguage
import FacetRuntime
import FacetUI

// The words of the language as values of FacetUI. The checker has validated the words, so the conversions are total.

extension HorizontalAlignment {
  init(_ word: String) {
    switch word {
    case "leading": self = .leading
    case "trailing": self = .trailing
    default: self = .center
    }
  }
}

extension VerticalAlignment {
  init(_ word: String) {
    switch word {
    case "top": self = .top
    case "bottom": self = .bottom
    case "firstTextBaseline": self = .firstTextBaseline
    case "lastTextBaseline": self = .lastTextBaseline
    default: self = .center
    }
  }
}

extension Alignment {
  init(_ word: String) {
    switch word {
    case "topLeading": self = .topLeading
    case "top": self = .top
    case "topTrailing": self = .topTrailing
    case "leading": self = .leading
    case "trailing": self = .trailing
    case "bottomLeading": self = .bottomLeading
    case "bottom": self = .bottom
    case "bottomTrailing": self = .bottomTrailing
    default: self = .center
    }
  }
}

extension AccessibilityHeadingLevel {
  /// `h2`
  init(_ word: String) {
    self = word.dropFirst().first?.wholeNumberValue.flatMap { Self(rawValue: UInt($0)) } ?? .unspecified
  }
}

extension UIKeyboardType {
  init(_ word: String) { self = Self.allCases.first { "\($0)" == word } ?? .default }
}

extension TextAlignment {
  init(_ word: String) {
    switch word {
    case "center": self = .center
    case "trailing": self = .trailing
    default: self = .leading
    }
  }
}

extension Text.TruncationMode {
  init(_ word: String) {
    switch word {
    case "head": self = .head
    case "middle": self = .middle
    default: self = .tail
    }
  }
}

extension AccessibilityChildBehavior {
  init(_ element: Accessibility.Element) {
    switch element {
    case .single: self = .ignore
    case .combined: self = .combine
    case .contains: self = .contain
    }
  }
}

extension AccessibilityChildBehavior {
  init(word: String) {
    switch word {
    case "combine": self = .combine
    case "contain": self = .contain
    default: self = .ignore
    }
  }
}

extension FacetUI.Axis.Set {
  init(word: String) {
    switch word {
    case "horizontal": self = .horizontal
    case "vertical": self = .vertical
    default: self = [.horizontal, .vertical]
    }
  }
}

extension AccessibilityTraits {
  /// All traits of a list.
  init(_ words: Value) { self.init(words.elements.map { AccessibilityTraits($0.text) }) }

  init(_ word: String) {
    switch word {
    case "button": self = .isButton
    case "header": self = .isHeader
    case "link": self = .isLink
    case "image": self = .isImage
    case "selected": self = .isSelected
    case "searchField": self = .isSearchField
    case "staticText": self = .isStaticText
    case "summaryElement": self = .isSummaryElement
    case "keyboardKey": self = .isKeyboardKey
    case "tabBar": self = .isTabBar
    case "modal": self = .isModal
    case "toggle": self = .isToggle
    case "updatesFrequently": self = .updatesFrequently
    case "playsSound": self = .playsSound
    case "startsMediaSession": self = .startsMediaSession
    case "allowsDirectInteraction": self = .allowsDirectInteraction
    case "causesPageTurn": self = .causesPageTurn
    default: self = []
    }
  }
}

extension EdgeInsets {
  init(_ value: Value) {
    switch value {
    case .record(let sides):
      self.init(
        top: sides.length(.top), leading: sides.length(.leading), bottom: sides.length(.bottom),
        trailing: sides.length(.trailing))
    default:
      let length = value.doubleValue
      self.init(top: length, leading: length, bottom: length, trailing: length)
    }
  }
}

extension RectangleCornerRadii {
  init(_ value: Value) {
    switch value {
    case .record(let radii):
      self.init(
        topLeading: radii.length(.topLeading), bottomLeading: radii.length(.bottomLeading),
        bottomTrailing: radii.length(.bottomTrailing), topTrailing: radii.length(.topTrailing))
    default: self.init()
    }
  }
}
