extension Date {
  /// The format of a date. In pictures it is that of `en_US` and UTC, so that they do not depend on the system.
  public struct FormatStyle: Hashable, Sendable {
    fileprivate let date: DateStyle
    fileprivate let time: TimeStyle

    /// - Parameter locale: Makes no difference.
    public init(date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = .current) {
      let isDefault = date == nil && time == nil
      self.date = date ?? (isDefault ? .numeric : .omitted)
      self.time = time ?? (isDefault ? .shortened : .omitted)
    }

    public struct DateStyle: Hashable, Sendable {
      fileprivate enum Kind { case omitted, numeric, abbreviated, long, complete }
      fileprivate let kind: Kind

      public static let omitted = DateStyle(kind: .omitted)
      /// `5/1/2026`
      public static let numeric = DateStyle(kind: .numeric)
      /// `May 1, 2026`, with `Sep` for September
      public static let abbreviated = DateStyle(kind: .abbreviated)
      /// `September 1, 2026`
      public static let long = DateStyle(kind: .long)
      /// `Friday, May 1, 2026`
      public static let complete = DateStyle(kind: .complete)
    }

    public struct TimeStyle: Hashable, Sendable {
      fileprivate enum Kind { case omitted, shortened, standard, complete }
      fileprivate let kind: Kind

      public static let omitted = TimeStyle(kind: .omitted)
      /// `10:30 AM`
      public static let shortened = TimeStyle(kind: .shortened)
      /// `10:30:00 AM`
      public static let standard = TimeStyle(kind: .standard)
      /// `10:30:00 AM GMT`
      public static let complete = TimeStyle(kind: .complete)
    }
  }

  /// `5/1/2026, 10:30 AM`
  public func formatted() -> String { formatted(date: .numeric, time: .shortened) }

  public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
    formatted(FormatStyle(date: date, time: time))
  }

  public func formatted(_ style: FormatStyle) -> String {
    let calendar = CalendarTime(self)
    switch (calendar.text(style.date), calendar.text(style.time)) {
    case (nil, nil): return formatted()
    case (let date?, nil): return date
    case (nil, let time?): return time
    case (let date?, let time?): return date + (style.date == .numeric ? ", " : " at ") + time
    }
  }
}

extension CalendarTime {
  fileprivate func text(_ style: Date.FormatStyle.DateStyle) -> String? {
    let name = Self.months[month - 1]
    return switch style.kind {
    case .omitted: nil
    case .numeric: "\(month)/\(day)/\(year)"
    case .abbreviated: "\(name.prefix(3)) \(day), \(year)"
    case .long: "\(name) \(day), \(year)"
    case .complete: "\(Self.weekdays[weekday]), \(name) \(day), \(year)"
    }
  }

  /// Since CLDR 42 the space before AM and PM is a narrow no-break space.
  fileprivate func text(_ style: Date.FormatStyle.TimeStyle) -> String? {
    let start = "\(hour % 12 == 0 ? 12 : hour % 12):\(padded(minute, to: 2))"
    let half = "\u{202F}\(hour < 12 ? "AM" : "PM")"
    return switch style.kind {
    case .omitted: nil
    case .shortened: start + half
    case .standard: "\(start):\(padded(second, to: 2))\(half)"
    case .complete: "\(start):\(padded(second, to: 2))\(half) GMT"
    }
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
}
