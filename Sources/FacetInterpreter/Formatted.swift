import FacetUI

extension Value {
  /// The value formatted by FacetUI. The checker has validated the words of the style.
  func formatted(_ style: [Value]) -> String {
    switch self {
    case .int(let number): number.formatted(_NumberFormatStyle(style))
    case .double(let number): number.formatted(_NumberFormatStyle(style))
    case .date(let date):
      style.count == 2
        ? date.formatted(date: .init(style[0].text), time: .init(style[1].text)) : date.formatted()
    case .duration(let duration): style.first.map { duration.formatted(.init($0.text)) } ?? duration.formatted()
    default: ""
    }
  }
}

extension _NumberFormatStyle {
  init(_ style: [Value]) {
    var rest = style[...]
    switch rest.popFirst()?.text {
    case "percent": self = .percent
    case "currency": self = .currency(code: rest.popFirst()?.text ?? "")
    default: self = .number
    }
    if let length = rest.first { self = precision(.fractionLength(length.intValue)) }
  }
}

extension Date.FormatStyle.DateStyle {
  fileprivate init(_ word: String) {
    switch word {
    case "numeric": self = .numeric
    case "abbreviated": self = .abbreviated
    case "long": self = .long
    case "complete": self = .complete
    default: self = .omitted
    }
  }
}

extension Date.FormatStyle.TimeStyle {
  fileprivate init(_ word: String) {
    switch word {
    case "shortened": self = .shortened
    case "standard": self = .standard
    case "complete": self = .complete
    default: self = .omitted
    }
  }
}

extension Duration._FormatStyle {
  fileprivate init(_ word: String) {
    switch word {
    case "hourMinute": self = .time(pattern: .hourMinute)
    case "minuteSecond": self = .time(pattern: .minuteSecond)
    case "wide": self = .units(width: .wide)
    case "abbreviated": self = .units(width: .abbreviated)
    case "narrow": self = .units(width: .narrow)
    default: self = .time(pattern: .hourMinuteSecond)
    }
  }
}
