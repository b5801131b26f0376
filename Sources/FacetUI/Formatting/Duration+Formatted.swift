extension Duration {
  public enum TimeFormatStyle {
    public enum Pattern: Hashable, Sendable {
      /// `1:05`, with rounded seconds
      case hourMinute
      /// `1:05:00`
      case hourMinuteSecond
      /// `65:00`
      case minuteSecond
    }
  }

  public enum UnitsFormatStyle {
    public enum UnitWidth: Hashable, Sendable {
      /// `1 hour, 5 minutes`
      case wide
      /// `1 hr, 5 min`
      case abbreviated
      /// `1h 5m`
      case narrow
    }
  }

  /// The format of a duration: `.time(pattern: .minuteSecond)`, `.units(width: .wide)`. Foundation has a type for each.
  ///
  /// The locale is always `en_US`, so that pictures do not depend on the system.
  public struct _FormatStyle: Hashable, Sendable {
    fileprivate enum Kind: Hashable {
      case time(TimeFormatStyle.Pattern)
      case units(UnitsFormatStyle.UnitWidth)
    }

    fileprivate let kind: Kind

    public static func time(pattern: TimeFormatStyle.Pattern) -> Self { Self(kind: .time(pattern)) }

    /// Hours, minutes and seconds, without those that are 0.
    public static func units(width: UnitsFormatStyle.UnitWidth = .abbreviated) -> Self { Self(kind: .units(width)) }

    /// The same format.
    public func locale(_ locale: Locale) -> Self { self }
  }

  /// `1:05:00`
  public func formatted() -> String { formatted(.time(pattern: .hourMinuteSecond)) }

  public func formatted(_ style: _FormatStyle) -> String {
    switch style.kind {
    case .time(.hourMinute): signed(wholeMinutes) { "\(grouped($0 / 60)):\(padded($0 % 60, to: 2))" }
    case .time(.hourMinuteSecond):
      signed(wholeSeconds) { "\(grouped($0 / 3600)):\(padded($0 / 60 % 60, to: 2)):\(padded($0 % 60, to: 2))" }
    case .time(.minuteSecond): signed(wholeSeconds) { "\(grouped($0 / 60)):\(padded($0 % 60, to: 2))" }
    case .units(let width): signed(wholeSeconds) { width.text([$0 / 3600, $0 / 60 % 60, $0 % 60]) }
    }
  }

  /// A value that is rounded to zero has no sign.
  private func signed(_ amount: Int, _ text: (Int) -> String) -> String {
    (self < .zero && amount != 0 ? "-" : "") + text(amount)
  }

  /// The absolute value in seconds, rounded.
  private var wholeSeconds: Int {
    let (seconds, attoseconds) = magnitude
    return seconds + (isUp(attoseconds, half: 500_000_000_000_000_000, after: seconds) ? 1 : 0)
  }

  private var wholeMinutes: Int {
    let (seconds, attoseconds) = magnitude
    let isUp = seconds % 60 == 30 && attoseconds > 0 || isUp(seconds % 60, half: 30, after: seconds / 60)
    return seconds / 60 + (isUp ? 1 : 0)
  }

  private var magnitude: (seconds: Int, attoseconds: Int) {
    let (seconds, attoseconds) = (self < .zero ? .zero - self : self).components
    return (Int(clamping: seconds), Int(clamping: attoseconds))
  }
}

/// Whether to round up, half to even.
private func isUp(_ rest: Int, half: Int, after whole: Int) -> Bool {
  rest > half || rest == half && whole % 2 != 0
}

private func grouped(_ number: Int) -> String { DecimalDigits(number).grouped(fractionLengths: 0...0) }

extension Duration.UnitsFormatStyle.UnitWidth {
  /// Hours, minutes and seconds, without those that are 0 except the last.
  fileprivate func text(_ amounts: [Int]) -> String {
    var shown = zip(amounts, names).filter { $0.0 != 0 }
    if shown.isEmpty { shown = [(0, names[2])] }
    return shown.map { amount, name in grouped(amount) + (amount == 1 ? name.one : name.many) }
      .joined(separator: self == .narrow ? " " : ", ")
  }

  private var names: [(one: String, many: String)] {
    switch self {
    case .wide: [(" hour", " hours"), (" minute", " minutes"), (" second", " seconds")]
    case .abbreviated: [(" hr", " hr"), (" min", " min"), (" sec", " sec")]
    case .narrow: [("h", "h"), ("m", "m"), ("s", "s")]
    }
  }
}
