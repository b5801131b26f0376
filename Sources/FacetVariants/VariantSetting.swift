public import FacetRuntime

/// A setting of a variant's environment.
public nonisolated enum VariantSetting: Hashable, Sendable {
  case colorScheme(ColorScheme)
  case colorSchemeContrast(ColorSchemeContrast)
  case dynamicTypeSize(DynamicTypeSize)
  case layoutDirection(LayoutDirection)
  case isEnabled(Bool)
  case isPressed(Bool)
  case isHovered(Bool)
  case reduceMotion(Bool)
  case reduceTransparency(Bool)
  case differentiateWithoutColor(Bool)
  case voiceOverEnabled(Bool)
  case legibilityWeight(LegibilityWeight)
  case horizontalSizeClass(UserInterfaceSizeClass)
  case verticalSizeClass(UserInterfaceSizeClass)
  case controlSize(ControlSize)
  /// The proposed width, in points.
  case width(CGFloat)
  /// The proposed height, in points.
  case height(CGFloat)
  /// A locale such as `de` or `en-XA`. A language that is read from right to left also sets the layout direction.
  case locale(String)
  /// The name of a theme of the module.
  case theme(String)
  /// The feature flag of a screen, and whether it is on.
  case flag(String, Bool)
  case remoteImages(RemoteImagePhase)
}

nonisolated extension VariantSetting {
  /// The setting in the name of a cell: `dark`, `ax3`, `rtl`.
  var name: String {
    switch self {
    case .colorScheme(let scheme): scheme == .dark ? "dark" : "light"
    case .colorSchemeContrast(let contrast): contrast == .increased ? "increased contrast" : "standard contrast"
    case .dynamicTypeSize(let size): size.shortName
    case .layoutDirection(let direction): direction == .rightToLeft ? "rtl" : "ltr"
    case .isEnabled(let isEnabled): isEnabled ? "enabled" : "disabled"
    case .isPressed(let isPressed): isPressed ? "pressed" : "not pressed"
    case .isHovered(let isHovered): isHovered ? "hovered" : "not hovered"
    case .reduceMotion(let isReduced): isReduced ? "reduced motion" : "full motion"
    case .reduceTransparency(let isReduced): isReduced ? "reduced transparency" : "full transparency"
    case .differentiateWithoutColor(let isAsked): isAsked ? "without color" : "with color"
    case .voiceOverEnabled(let isEnabled): isEnabled ? "VoiceOver" : "without VoiceOver"
    case .legibilityWeight(let weight): weight == .bold ? "bold text" : "regular text"
    case .horizontalSizeClass(let size): size == .compact ? "compact width" : "regular width"
    case .verticalSizeClass(let size): size == .compact ? "compact height" : "regular height"
    case .controlSize(let size): "\(size == .extraLarge ? "extra large" : "\(size)") controls"
    case .width(let width): "width \(points(width))"
    case .height(let height): "height \(points(height))"
    case .locale(let identifier): identifier
    case .theme(let name): name
    case .flag(_, let isOn): isOn ? "flag on" : "flag off"
    case .remoteImages(let phase): "images \(phase)"
    }
  }

  /// `320`, `6.5`
  private func points(_ value: CGFloat) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The view with this setting. A width and a height are proposed, not set in the environment.
  @MainActor func apply(to view: AnyView) -> AnyView {
    switch self {
    case .colorScheme(let scheme): AnyView(view.environment(\.colorScheme, scheme))
    case .colorSchemeContrast(let contrast): AnyView(view.previewContrast(contrast))
    case .dynamicTypeSize(let size): AnyView(view.environment(\.dynamicTypeSize, size))
    case .layoutDirection(let direction): AnyView(view.environment(\.layoutDirection, direction))
    case .isEnabled(let isEnabled): AnyView(view.disabled(!isEnabled))
    case .isPressed(let isPressed): AnyView(view.environment(\.isPressed, isPressed))
    case .isHovered(let isHovered): AnyView(view.environment(\.isHovered, isHovered))
    case .reduceMotion(let isReduced): AnyView(view.environment(\.reduceMotion, isReduced))
    case .reduceTransparency(let isReduced): AnyView(view.environment(\.reduceTransparency, isReduced))
    case .differentiateWithoutColor(let isAsked): AnyView(view.environment(\.differentiateWithoutColor, isAsked))
    case .voiceOverEnabled(let isEnabled): AnyView(view.environment(\.voiceOverEnabled, isEnabled))
    case .legibilityWeight(let weight): AnyView(view.environment(\.legibilityWeight, weight))
    case .horizontalSizeClass(let size): AnyView(view.environment(\.horizontalSizeClass, size))
    case .verticalSizeClass(let size): AnyView(view.environment(\.verticalSizeClass, size))
    case .controlSize(let size): AnyView(view.environment(\.controlSize, size))
    case .locale(let identifier): localized(view, identifier)
    case .theme(let name): AnyView(view.environment(\.themeName, name))
    case .flag(let flag, let isOn): AnyView(view.featureFlag(flag, isOn: isOn))
    case .remoteImages(let phase): AnyView(view.environment(\.remoteImages, phase))
    case .width, .height: view
    }
  }

  @MainActor private func localized(_ view: AnyView, _ identifier: String) -> AnyView {
    let locale = Locale(identifier: identifier)
    let localized = view.environment(\.locale, locale)
    return locale.language.characterDirection == .rightToLeft
      ? AnyView(localized.environment(\.layoutDirection, .rightToLeft)) : AnyView(localized)
  }
}

/// Several values of a setting, each of which multiplies the variants. The first is the base.
public nonisolated struct VariantAxis: Sendable {
  let settings: [VariantSetting]

  public static func colorScheme(_ values: ColorScheme...) -> Self { Self(values, VariantSetting.colorScheme) }

  public static func colorSchemeContrast(_ values: ColorSchemeContrast...) -> Self {
    Self(values, VariantSetting.colorSchemeContrast)
  }

  public static func dynamicTypeSize(_ values: DynamicTypeSize...) -> Self {
    Self(values, VariantSetting.dynamicTypeSize)
  }

  public static func layoutDirection(_ values: LayoutDirection...) -> Self {
    Self(values, VariantSetting.layoutDirection)
  }

  public static func isEnabled(_ values: Bool...) -> Self { Self(values, VariantSetting.isEnabled) }
  public static func isPressed(_ values: Bool...) -> Self { Self(values, VariantSetting.isPressed) }
  public static func isHovered(_ values: Bool...) -> Self { Self(values, VariantSetting.isHovered) }
  public static func reduceMotion(_ values: Bool...) -> Self { Self(values, VariantSetting.reduceMotion) }
  public static func reduceTransparency(_ values: Bool...) -> Self { Self(values, VariantSetting.reduceTransparency) }

  public static func differentiateWithoutColor(_ values: Bool...) -> Self {
    Self(values, VariantSetting.differentiateWithoutColor)
  }

  public static func voiceOverEnabled(_ values: Bool...) -> Self { Self(values, VariantSetting.voiceOverEnabled) }

  public static func legibilityWeight(_ values: LegibilityWeight...) -> Self {
    Self(values, VariantSetting.legibilityWeight)
  }

  public static func horizontalSizeClass(_ values: UserInterfaceSizeClass...) -> Self {
    Self(values, VariantSetting.horizontalSizeClass)
  }

  public static func verticalSizeClass(_ values: UserInterfaceSizeClass...) -> Self {
    Self(values, VariantSetting.verticalSizeClass)
  }

  public static func controlSize(_ values: ControlSize...) -> Self { Self(values, VariantSetting.controlSize) }
  public static func width(_ values: CGFloat...) -> Self { Self(values, VariantSetting.width) }
  public static func height(_ values: CGFloat...) -> Self { Self(values, VariantSetting.height) }
  public static func locale(_ values: String...) -> Self { Self(values, VariantSetting.locale) }
  public static func theme(_ values: String...) -> Self { Self(values, VariantSetting.theme) }
  public static func remoteImages(_ values: RemoteImagePhase...) -> Self { Self(values, VariantSetting.remoteImages) }
  public static func flag(_ flag: String, _ values: Bool...) -> Self { Self(values) { .flag(flag, $0) } }

  private init<Value>(_ values: [Value], _ setting: (Value) -> VariantSetting) {
    settings = values.map(setting)
  }
}

nonisolated extension DynamicTypeSize {
  fileprivate var shortName: String {
    let names = ["xS", "S", "M", "L", "xL", "xxL", "xxxL", "ax1", "ax2", "ax3", "ax4", "ax5"]
    return Self.allCases.firstIndex(of: self).map { names[$0] } ?? "\(self)"
  }
}
