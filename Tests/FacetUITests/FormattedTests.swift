import FacetUI
import Testing

/// Numbers, dates and durations are written as Foundation, and with it ICU and the CLDR, writes them in `en_US` and UTC.
struct FormattedTests {
  static let ints = [0, 1, -1, 12, 999, 1000, -1000, 1_234_567, .max, .min]

  /// Halves that are exact and halves that only look so, carries, sizes of every order.
  static let odd: [Double] = [
    0, -0.0, 0.5, 1.5, 2.5, -0.001, 0.005, 0.015, 0.025, 0.125, 0.375, 2.675, 1e21, 123_456_789.987654321,
    .leastNonzeroMagnitude,
    .greatestFiniteMagnitude, .nan, -.nan, .infinity, -.infinity, 999.995, 9.9999999, 0.9999995, 1e-6, 5e-7, 99.5,
  ]
  static let thousandths: [Double] = (1...200).map { index in
    let value = Double(index * index * index * 7919 % 1_000_003) / 1000
    return index % 2 == 0 ? value : -value
  }
  static let doubles = odd + thousandths

  static let codes = ["EUR", "CHF", "JPY", "KWD", "XOF", "XCG", "USD", "CLF", "eur", "xyz", "A1B", "", "EURO", "12!"]

  @Test(arguments: [nil, 0, 1, 2, 5, 20])
  func numbers(fractionLength: Int?) {
    for value in Self.ints {
      #expect(
        value.formatted(style(.number, fractionLength)) == Reference.number(value, fractionLength: fractionLength))
      #expect(
        value.formatted(style(.percent, fractionLength)) == Reference.percent(value, fractionLength: fractionLength))
    }
    for value in Self.doubles {
      #expect(
        value.formatted(style(.number, fractionLength)) == Reference.number(value, fractionLength: fractionLength))
      #expect(
        value.formatted(style(.percent, fractionLength)) == Reference.percent(value, fractionLength: fractionLength))
    }
    #expect(1234.formatted() == "1,234")
    #expect(1234.5.formatted() == "1,234.5")
  }

  @Test(arguments: codes, [nil, 0, 3])
  func currencies(code: String, fractionLength: Int?) {
    for value in Self.ints {
      let reference = Reference.currency(value, code: code, fractionLength: fractionLength)
      #expect(value.formatted(style(.currency(code: code), fractionLength)) == reference)
    }
    for value in Self.doubles.prefix(60) {
      let reference = Reference.currency(value, code: code, fractionLength: fractionLength)
      #expect(value.formatted(style(.currency(code: code), fractionLength)) == reference)
    }
  }

  @Test func everyCurrencyOfISO4217() {
    #expect(Reference.currencies.count > 200)
    for code in Reference.currencies {
      #expect(
        (-1234.5).formatted(.currency(code: code)) == Reference.currency(-1234.5, code: code, fractionLength: nil))
    }
  }

  @Test func dates() {
    let dates: [Date.FormatStyle.DateStyle] = [.omitted, .numeric, .abbreviated, .long, .complete]
    let times: [Date.FormatStyle.TimeStyle] = [.omitted, .shortened, .standard, .complete]
    for moment in DateTests.moments where moment > -12_212_553_600 {
      for second in [0.0, 43_200, 86_399.5] {
        for (date, dateStyle) in dates.enumerated() {
          for (time, timeStyle) in times.enumerated() where date + time > 0 {
            let text = Date(timeIntervalSince1970: moment + second).formatted(date: dateStyle, time: timeStyle)
            #expect(text == Reference.date(moment + second, date: date, time: time))
          }
        }
      }
    }
    #expect(Date(timeIntervalSince1970: 0).formatted() == "1/1/1970, 12:00\u{202F}AM")
  }

  @Test func durations() {
    let patterns: [Duration.TimeFormatStyle.Pattern] = [.hourMinute, .hourMinuteSecond, .minuteSecond]
    let widths: [Duration.UnitsFormatStyle.UnitWidth] = [.wide, .abbreviated, .narrow]
    let seconds = [0, 1, 10, 30, 31, 60, 65, 90, 150, 3600, 3661, 7200, 90_061, 3_600_000].map { Duration.seconds($0) }
    let parts = [1, 300, 499, 500, 501, 1500, 2500, 29_999, 30_001, 30_500, 59_500, 90_001, 3_599_500]
      .map { Duration.milliseconds($0) }
    for value in seconds + parts + (seconds + parts).map({ .zero - $0 }) {
      for (index, pattern) in patterns.enumerated() {
        #expect(value.formatted(.time(pattern: pattern)) == Reference.time(value, pattern: index))
      }
      for (index, width) in widths.enumerated() {
        #expect(value.formatted(.units(width: width)) == Reference.units(value, width: index))
      }
    }
    #expect(Duration.seconds(65).formatted() == "0:01:05")
  }

  private func style<Number>(
    _ style: _NumberFormatStyle<Number>, _ fractionLength: Int?
  ) -> _NumberFormatStyle<Number> {
    fractionLength.map { style.precision(.fractionLength($0)) } ?? style
  }
}
