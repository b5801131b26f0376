import Foundation

/// What Foundation makes of a value, in a file that does not know FacetUI.
enum Reference {
  static func iso8601(_ secondsSince1970: Double) -> String {
    Date(timeIntervalSince1970: secondsSince1970).ISO8601Format()
  }

  private static let locale = Locale(identifier: "en_US")
  private static let dates: [Date.FormatStyle.DateStyle] = [.omitted, .numeric, .abbreviated, .long, .complete]
  private static let times: [Date.FormatStyle.TimeStyle] = [.omitted, .shortened, .standard, .complete]
  private static let patterns: [Duration.TimeFormatStyle.Pattern] = [.hourMinute, .hourMinuteSecond, .minuteSecond]
  private static let widths: [Duration.UnitsFormatStyle.UnitWidth] = [.wide, .abbreviated, .narrow]

  static let currencies = Locale.Currency.isoCurrencies.map(\.identifier)

  static func number(_ value: Int, fractionLength length: Int?) -> String {
    let style = IntegerFormatStyle<Int>(locale: locale)
    return value.formatted(length.map { style.precision(.fractionLength($0)) } ?? style)
  }

  static func number(_ value: Double, fractionLength length: Int?) -> String {
    let style = FloatingPointFormatStyle<Double>(locale: locale)
    return value.formatted(length.map { style.precision(.fractionLength($0)) } ?? style)
  }

  static func percent(_ value: Int, fractionLength length: Int?) -> String {
    let style = IntegerFormatStyle<Int>.Percent(locale: locale)
    return value.formatted(length.map { style.precision(.fractionLength($0)) } ?? style)
  }

  static func percent(_ value: Double, fractionLength length: Int?) -> String {
    let style = FloatingPointFormatStyle<Double>.Percent(locale: locale)
    return value.formatted(length.map { style.precision(.fractionLength($0)) } ?? style)
  }

  static func currency(_ value: Int, code: String, fractionLength length: Int?) -> String {
    let style = IntegerFormatStyle<Int>.Currency(code: code, locale: locale)
    return value.formatted(length.map { style.precision(.fractionLength($0)) } ?? style)
  }

  static func currency(_ value: Double, code: String, fractionLength length: Int?) -> String {
    let style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
    return value.formatted(length.map { style.precision(.fractionLength($0)) } ?? style)
  }

  /// Styles by their places in the lists of their words.
  static func date(_ secondsSince1970: Double, date: Int, time: Int) -> String {
    Date(timeIntervalSince1970: secondsSince1970)
      .formatted(Date.FormatStyle(date: dates[date], time: times[time], locale: locale, timeZone: .gmt))
  }

  static func time(_ value: Duration, pattern: Int) -> String {
    value.formatted(Duration.TimeFormatStyle(pattern: patterns[pattern], locale: locale))
  }

  static func units(_ value: Duration, width: Int) -> String {
    value.formatted(.units(width: widths[width]).locale(locale))
  }

  /// Nil for text that is no URL.
  static func host(of url: String) -> String?? {
    URL(string: url, encodingInvalidCharacters: false).map { $0.host() }
  }
}
