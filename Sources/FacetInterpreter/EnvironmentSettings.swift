package import FacetIR
package import FacetLanguage
import FacetRuntime
package import FacetUI

extension EnvironmentValues {
  /// The value of `environment.…` in expressions.
  package func value(of key: EnvironmentID) -> Value {
    switch key {
    case .colorScheme: .word(colorScheme == .dark ? "dark" : "light")
    case .colorSchemeContrast: .word(colorSchemeContrast == .increased ? "increased" : "standard")
    case .dynamicTypeSize: .word(WordSet.dynamicTypeSize.words[dynamicTypeSize.position])
    case .layoutDirection: .word(layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight")
    case .isEnabled: .bool(isEnabled)
    case .isPressed: .bool(isPressed)
    case .isHovered: .bool(isHovered)
    case .reduceMotion: .bool(reduceMotion)
    case .reduceTransparency: .bool(reduceTransparency)
    case .differentiateWithoutColor: .bool(differentiateWithoutColor)
    case .voiceOverEnabled: .bool(voiceOverEnabled)
    case .legibilityWeight: legibilityWeight.map { .word($0 == .bold ? "bold" : "regular") } ?? .null
    case .horizontalSizeClass: horizontalSizeClass.map { .word($0 == .compact ? "compact" : "regular") } ?? .null
    case .verticalSizeClass: verticalSizeClass.map { .word($0 == .compact ? "compact" : "regular") } ?? .null
    case .controlSize: .word("\(controlSize)")
    case .flag: .bool(isFlagOn)
    case .remoteImages: remoteImages.map { .word($0.rawValue) } ?? .null
    case .locale: .word(locale.identifier)
    default: .null
    }
  }

  /// The environment of a variant. A width and a height are not part of it, because they are proposed to the view.
  package init(_ settings: [EnvironmentSetting]) {
    self.init()
    for setting in settings { apply(setting) }
    if settings.contains(where: \.isRightToLeftLocale) { layoutDirection = .rightToLeft }
  }

  /// Whether the feature flag of the drawn screen is on.
  private var isFlagOn: Bool {
    get { self[FlagKey.self] }
    set { self[FlagKey.self] = newValue }
  }

  private mutating func apply(_ setting: EnvironmentSetting) {
    switch (setting.id, setting.value) {
    case (.colorScheme, .word(let word)): colorScheme = word == "dark" ? .dark : .light
    case (.colorSchemeContrast, .word(let word)): _colorSchemeContrast = word == "increased" ? .increased : .standard
    case (.dynamicTypeSize, .word(let word)): dynamicTypeSize = DynamicTypeSize(word)
    case (.layoutDirection, .word(let word)): layoutDirection = word == "rightToLeft" ? .rightToLeft : .leftToRight
    case (.isEnabled, .flag(let value)): isEnabled = value
    case (.isPressed, .flag(let value)): isPressed = value
    case (.isHovered, .flag(let value)): isHovered = value
    case (.reduceMotion, .flag(let value)): reduceMotion = value
    case (.reduceTransparency, .flag(let value)): reduceTransparency = value
    case (.differentiateWithoutColor, .flag(let value)): differentiateWithoutColor = value
    case (.voiceOverEnabled, .flag(let value)): voiceOverEnabled = value
    case (.legibilityWeight, .word(let word)): legibilityWeight = word == "bold" ? .bold : .regular
    case (.horizontalSizeClass, .word(let word)): horizontalSizeClass = word == "compact" ? .compact : .regular
    case (.verticalSizeClass, .word(let word)): verticalSizeClass = word == "compact" ? .compact : .regular
    case (.controlSize, .word(let word)):
      controlSize = ControlSize.allCases.first { "\($0)" == word } ?? .regular
    case (.flag, .flag(let value)): isFlagOn = value
    case (.remoteImages, .word(let word)): remoteImages = RemoteImagePhase(rawValue: word)
    case (.theme, .word(let name)): themeName = name
    case (.locale, .word(let identifier)): locale = Locale(identifier: identifier)
    default: break
    }
  }
}

private struct FlagKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension DynamicTypeSize {
  init(_ word: String) {
    let position = WordSet.dynamicTypeSize.words.firstIndex(of: word) ?? 3
    self = Self.allCases[position]
  }

  fileprivate var position: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}

extension [EnvironmentSetting] {
  /// The proposed width, in points, if it is set.
  package var width: Double? { points(of: .width) }

  /// The proposed height, in points, if it is set.
  package var height: Double? { points(of: .height) }

  /// The name of the theme, if it is set.
  package var theme: String? {
    if case .word(let name)? = value(of: .theme) { name } else { nil }
  }

  private func points(of id: EnvironmentID) -> Double? {
    if case .points(let points)? = value(of: id) { points } else { nil }
  }

  private func value(of id: EnvironmentID) -> EnvironmentSetting.Value? { first { $0.id == id }?.value }
}
