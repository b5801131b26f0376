import FacetFrame

nonisolated extension View {
  /// Nil: that of the surroundings' default.
  public func font(_ font: Font?) -> some View { text { $0.font = font } }

  /// At most so many lines; nil for as many as there is room for.
  public func lineLimit(_ number: Int?) -> some View {
    text {
      $0.lineLimit = number.map { max($0, 1) }
      $0.reservedLines = 0
    }
  }

  /// Exactly so many lines in height, if `reservesSpace`.
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

  /// Between two lines, in addition to the font's own leading.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { text { $0.lineSpacing = max(lineSpacing, 0) } }

  /// After each character.
  public func tracking(_ tracking: CGFloat) -> some View { text { $0.tracking = tracking } }

  public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View { text { $0.truncationMode = mode } }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    text { $0.multilineTextAlignment = alignment }
  }

  /// How small text may become before it is cut, as a part of its size.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    text { $0.minimumScaleFactor = min(max(factor, 0.01), 1) }
  }

  /// Digits of one width; with the even advance of this engine they are that already.
  public func monospacedDigit() -> some View { fontModified { $0.monospacedDigit() } }

  public func bold(_ isActive: Bool = true) -> some View { fontModified { isActive ? $0.bold() : $0 } }

  public func italic(_ isActive: Bool = true) -> some View { fontModified { isActive ? $0.italic() : $0 } }

  /// A line under the text; it takes no room.
  public func underline(_ isActive: Bool = true) -> some View {
    painted { _ in isActive ? .underline : nil }
  }

  /// A line through the text; it takes no room.
  public func strikethrough(_ isActive: Bool = true) -> some View {
    painted { _ in isActive ? .strikethrough : nil }
  }

  /// Nil: as it is written.
  public func textCase(_ textCase: Text.Case?) -> some View { text { $0.textCase = textCase } }

  public func fontWeight(_ weight: Font.Weight?) -> some View {
    fontModified { font in weight.map { font.weight($0) } ?? font }
  }

  /// The height of every line, whatever the font says. Nil: the font's own.
  package func _lineHeight(_ points: CGFloat?) -> some View { text { $0.lineHeight = points } }

  private func fontModified(_ change: @escaping (Font) -> Font) -> some View {
    text { $0.font = change($0.font ?? .body) }
  }

  private func text(_ change: @escaping (inout TextEnvironment) -> Void) -> some View {
    modifier(_EnvironmentModifier { environment in environment.change { change(&$0.text) } })
  }
}
