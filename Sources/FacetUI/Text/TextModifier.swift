import FacetFrame

/// A modifier whose result is a text again, which can be part of another one.
enum TextModifier: Equatable, Sendable {
  case font(Font?)
  case weight(Font.Weight?)
  case italic
  case monospacedDigit
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case foreground(TextForeground)
  case underline
  case strikethrough

  func apply(to environment: inout EnvironmentValues) {
    switch self {
    case .font(let font): environment.change { $0.text.font = font }
    case .weight(let weight): environment.change { $0.text.fontModifiers.weight = weight }
    case .italic: environment.change { $0.text.fontModifiers.isItalic = true }
    case .monospacedDigit: environment.change { $0.text.fontModifiers.monospacesDigits = true }
    case .tracking(let points): environment.change { $0.text.tracking = points }
    case .baselineOffset(let points): environment.change { $0.text.baselineOffset = points }
    case .foreground(let foreground): environment.setForeground(foreground.style)
    case .underline, .strikethrough: break
    }
  }

  /// A line through or below the text.
  var paint: Frame.Paint? {
    switch self {
    case .underline: .underline
    case .strikethrough: .strikethrough
    default: nil
    }
  }
}

/// The foreground style of a text.
struct TextForeground: Equatable, Sendable {
  let style: AnyShapeStyle

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.style.isSame(as: rhs.style) }
}

extension Text {
  public func font(_ font: Font?) -> Text { adding(.font(font)) }

  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }

  public func bold() -> Text { adding(.weight(.bold)) }

  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  public func italic() -> Text { adding(.italic) }

  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// Underlines the text, without changing its layout.
  public func underline(_ isActive: Bool = true) -> Text { isActive ? adding(.underline) : self }

  /// Strikes through the text, without changing its layout.
  public func strikethrough(_ isActive: Bool = true) -> Text { isActive ? adding(.strikethrough) : self }

  public func monospacedDigit() -> Text { adding(.monospacedDigit) }

  /// Sets the space after each character.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }

  public func kerning(_ kerning: CGFloat) -> Text { adding(.tracking(kerning)) }

  /// Lifts the text above its baseline. Its lines keep their height.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }

  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    adding(.foreground(TextForeground(style: AnyShapeStyle(style))))
  }
}
