import FacetFrame

nonisolated extension View {
  /// Sets the font; nil for the default.
  public func font(_ font: Font?) -> some View { text { $0.font = font } }

  /// Sets the maximum number of lines; nil for no limit.
  public func lineLimit(_ number: Int?) -> some View {
    drawn { $0.lineLimit(number, $1) }
  }

  /// Sets the number of lines, which determines the height if `reservesSpace`.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    text {
      $0.lineLimit = max(limit, 1)
      $0.reservedLines = reservesSpace ? max(limit, 1) : 0
    }
  }

  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    text {
      $0.lineLimit = max(limit.upperBound, 1)
      $0.reservedLines = max(limit.lowerBound, 1)
    }
  }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    text {
      $0.lineLimit = nil
      $0.reservedLines = max(limit.lowerBound, 1)
    }
  }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

  /// Sets the space between lines, in addition to the font's leading.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { text { $0.lineSpacing = max(lineSpacing, 0) } }

  /// Sets the space after each character.
  public func tracking(_ tracking: CGFloat) -> some View { text { $0.tracking = tracking } }

  /// Lifts text above its baseline. Its lines keep their height.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { text { $0.baselineOffset = baselineOffset } }

  public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View { text { $0.truncationMode = mode } }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    text { $0.multilineTextAlignment = alignment }
  }

  /// Sets the minimum scale to which text shrinks before it is truncated.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    text { $0.minimumScaleFactor = min(max(factor, 0.01), 1) }
  }

  /// Uses monospaced digits. All characters have an even advance here, so the layout is unchanged.
  public func monospacedDigit() -> some View { drawn { $0.monospacedDigit($1) } }

  public func bold(_ isActive: Bool = true) -> some View { text { if isActive { $0.fontModifiers.weight = .bold } } }

  public func italic(_ isActive: Bool = true) -> some View { text { if isActive { $0.fontModifiers.isItalic = true } } }

  /// Underlines the text, without changing its layout.
  public func underline(_ isActive: Bool = true) -> some View {
    painted { _ in isActive ? .underline : nil }
  }

  /// Strikes through the text, without changing its layout.
  public func strikethrough(_ isActive: Bool = true) -> some View {
    painted { _ in isActive ? .strikethrough : nil }
  }

  /// Sets the case of the text; nil for the original.
  public func textCase(_ textCase: Text.Case?) -> some View { text { $0.textCase = textCase } }

  /// Sets the font weight; nil for that of the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View { text { $0.fontModifiers.weight = weight } }

  /// Sets the height of lines, regardless of the font; nil for that of the font.
  package func _lineHeight(_ points: CGFloat?) -> some View { text { $0.lineHeight = points } }

  private func text(_ change: @escaping (inout TextEnvironment) -> Void) -> some View {
    drawn { $0.text(change, $1) }
  }
}

extension _Evaluator {
  package func lineLimit(_ number: Int?, _ content: () -> Void) {
    text(
      {
        $0.lineLimit = number.map { max($0, 1) }
        $0.reservedLines = 0
      }, content)
  }

  package func monospacedDigit(_ content: () -> Void) { text({ $0.fontModifiers.monospacesDigits = true }, content) }

  /// The same as `font`, `tracking` and `lineSpacing`.
  package func font(_ font: Font, tracking: CGFloat, lineSpacing: CGFloat, _ content: () -> Void) {
    text(
      {
        $0.font = font
        $0.tracking = tracking
        $0.lineSpacing = max(lineSpacing, 0)
      }, content)
  }

  fileprivate func text(_ change: (inout TextEnvironment) -> Void, _ content: () -> Void) {
    inEnvironment({ environment in environment.change { change(&$0.text) } }, content)
  }
}
