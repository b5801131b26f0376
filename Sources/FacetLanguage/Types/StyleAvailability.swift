/// Where a style of a control exists.
package struct StyleAvailability: Sendable {
  /// By Apple's documentation of SwiftUI.
  package let since: Availability
  /// Whether generated code has another style on platforms without this one.
  package let isReplacedWhereMissing: Bool

  fileprivate init(_ since: Availability, isReplacedWhereMissing: Bool = false) {
    self.since = since
    self.isReplacedWhereMissing = isReplacedWhereMissing
  }
}

extension WordSet {
  /// The availability of a style that is a word of the set; nil if it exists wherever its control does.
  package func availability(ofStyle word: String) -> StyleAvailability? {
    switch (self, word) {
    case (.pickerStyle, "menu"): StyleAvailability(.second.except(.tvOS, .init(17)).without(.watchOS))
    case (.pickerStyle, "segmented"): StyleAvailability(.first.without(.watchOS))
    case (.pickerStyle, "inline"): StyleAvailability(.second)
    case (.pickerStyle, "wheel"):
      StyleAvailability(.first.without(.macOS).without(.tvOS), isReplacedWhereMissing: true)
    case (.datePickerStyle, "compact"), (.datePickerStyle, "graphical"):
      StyleAvailability(.first.except(.iOS, .init(14)).without(.tvOS).without(.watchOS))
    case (.datePickerStyle, "wheel"):
      StyleAvailability(
        .first.except(.watchOS, .init(10)).without(.macOS).without(.tvOS), isReplacedWhereMissing: true)
    case (.listStyle, "inset"):
      StyleAvailability(.second.without(.tvOS).without(.watchOS), isReplacedWhereMissing: true)
    case (.listStyle, "grouped"):
      StyleAvailability(.first.without(.macOS).without(.watchOS), isReplacedWhereMissing: true)
    case (.listStyle, "insetGrouped"):
      StyleAvailability(.second.without(.macOS).without(.tvOS).without(.watchOS), isReplacedWhereMissing: true)
    default: nil
    }
  }
}
