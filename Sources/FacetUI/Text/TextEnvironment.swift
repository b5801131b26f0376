/// The text attributes of the environment.
struct TextEnvironment: Hashable {
  var font: Font?
  var fontModifiers = FontModifiers()
  /// The maximum number of lines; nil for no limit.
  var lineLimit: Int?
  /// The number of lines with reserved space.
  var reservedLines = 0
  var lineSpacing: CGFloat = 0
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var truncationMode = Text.TruncationMode.tail
  var multilineTextAlignment = TextAlignment.leading
  var minimumScaleFactor: CGFloat = 1
  /// Nil for the original case.
  var textCase: Text.Case?
  /// Nil for that of the font.
  var lineHeight: CGFloat?
}

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

extension EnvironmentValues {
  public var font: Font? {
    get { known.text.font }
    set { change { $0.text.font = newValue } }
  }

  public var lineLimit: Int? {
    get { known.text.lineLimit }
    set { change { $0.text.lineLimit = newValue } }
  }

  public var lineSpacing: CGFloat {
    get { known.text.lineSpacing }
    set { change { $0.text.lineSpacing = newValue } }
  }

  public var truncationMode: Text.TruncationMode {
    get { known.text.truncationMode }
    set { change { $0.text.truncationMode = newValue } }
  }

  public var multilineTextAlignment: TextAlignment {
    get { known.text.multilineTextAlignment }
    set { change { $0.text.multilineTextAlignment = newValue } }
  }

  public var minimumScaleFactor: CGFloat {
    get { known.text.minimumScaleFactor }
    set { change { $0.text.minimumScaleFactor = newValue } }
  }
}

/// Attributes that are applied to any font, including those set further inside.
struct FontModifiers: Hashable {
  var weight: Font.Weight?
  var isItalic = false
  var monospacesDigits = false

  func applied(to font: Font) -> Font {
    var font = font
    if let weight { font = font.weight(weight) }
    if isItalic { font = font.italic() }
    if monospacesDigits { font = font.monospacedDigit() }
    return font
  }
}

extension EnvironmentValues {
  /// The font with its modifiers; nil if neither is set.
  var drawnFont: Font? {
    let text = known.text
    return text.fontModifiers == FontModifiers() ? text.font : text.fontModifiers.applied(to: text.font ?? .body)
  }
}
