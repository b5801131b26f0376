/// The format of a number: `.number`, `.percent`, `.currency(code: "EUR")`. Foundation has a type for each.
///
/// The locale is always `en_US`, so that pictures do not depend on the system.
public struct _NumberFormatStyle<Number>: Hashable, Sendable {
  var format: NumberFormat

  public static var number: Self { Self(format: NumberFormat(.number)) }
  public static var percent: Self { Self(format: NumberFormat(.percent)) }

  /// - Parameter code: The ISO 4217 code.
  public static func currency(code: String) -> Self { Self(format: NumberFormat(.currency(code))) }

  public func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self {
    var style = self
    style.format.precision = precision
    return style
  }

  /// The same format: pictures have numbers in `en_US`.
  public func locale(_ locale: Locale) -> Self { self }
}

public enum NumberFormatStyleConfiguration {
  public struct Precision: Hashable, Sendable {
    let fractionLength: Int

    /// Exactly this number of fraction digits.
    public static func fractionLength(_ length: Int) -> Precision { Precision(fractionLength: max(0, length)) }
  }
}

extension Int {
  /// `1,234`
  public func formatted() -> String { formatted(.number) }

  public func formatted(_ style: _NumberFormatStyle<Int>) -> String { style.format.text(self) }
}

extension Double {
  /// `1,234.5`, with at most six fraction digits.
  public func formatted() -> String { formatted(.number) }

  public func formatted(_ style: _NumberFormatStyle<Double>) -> String { style.format.text(self) }
}
