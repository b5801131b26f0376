import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

/// What an app has beside its screens: the status bar, what is new, and the settings of feeds.
extension AppResolver {
  mutating func statusBar(_ screenName: Located<String>, _ style: ExpressionSyntax) -> App.StatusBar? {
    guard let screen = screen(screenName) else { return nil }
    let checked = reading(screen) { resolver in
      resolver.check(style, as: .words(.statusBarStyle), in: Scope(place: .component))
    }
    guard let style = checked ?? nil else {
      hasHoles = true
      return nil
    }
    return App.StatusBar(screen: screenName.value, style: style)
  }

  mutating func whatsNew(_ written: AppSpec.WhatsNew) -> App.WhatsNew? {
    let version = written.version.flatMap { self.version($0) }
    let destination = self.destination(written.destination, taking: nil)
    guard let version, let destination else {
      hasHoles = true
      return nil
    }
    return App.WhatsNew(version: version, destination: destination)
  }

  /// The numbers of `2.4`; nil for what is none, which is reported.
  mutating func version(_ text: Located<String>) -> [Int]? {
    let parts = text.value.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int32(part).map(Int.init) : nil
    }
    if numbers.count == parts.count { return numbers }
    report(.appVersion(text))
    return nil
  }

  mutating func feed(_ settings: [AppSpec.Setting]) -> App.Feed {
    var feed = App.Feed()
    for setting in settings {
      switch setting.key {
      case .pageSize: feed.pageSize = self.setting(setting, as: .int, in: 1...1000)
      case .leadingImages: feed.leadingImages = self.setting(setting, as: .int, in: 0...1000)
      case .reducedScale: feed.reducedScale = self.setting(setting, as: .double, in: 0...1)
      case .cacheLimit: feed.cacheLimit = self.setting(setting, as: .int, in: 0...Double(1 << 40))
      case .inset: feed.cardInset = self.setting(setting, as: .length, in: 0...1000)
      case .radius: feed.cardRadius = self.setting(setting, as: .length, in: 0...1000)
      default: break
      }
    }
    return feed
  }

  private mutating func setting(
    _ setting: AppSpec.Setting, as type: ValueType, in bounds: ClosedRange<Double>
  ) -> Expression? {
    let value = readingConstants { $0.check(setting.value, as: type, in: Scope(place: .constants)) }
    guard let value else {
      hasHoles = true
      return nil
    }
    if let number = value.number, !bounds.contains(number) {
      report(.feedSetting(setting.key, number, at: setting.value.span, bounds))
    }
    return value
  }
}

extension Expression {
  /// The value of a literal.
  fileprivate var number: Double? {
    switch node {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }
}
