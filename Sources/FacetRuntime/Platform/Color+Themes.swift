#if canImport(UIKit) && !os(watchOS)
  private import UIKit
#endif

nonisolated extension Color {
  /// One color that is right in every theme, where it is drawn.
  ///
  /// On macOS a color knows no more of its surroundings than their appearance, so it is that of the base.
  public init<Theme>(_ themed: ThemedValue<Theme, Color>) {
    let (base, others) = themed.byName
    #if canImport(UIKit) && !os(watchOS)
      let standard = UIColor(base)
      let colors = others.mapValues { UIColor($0) }
      self.init(
        uiColor: UIColor { traits in
          (colors[traits[ThemeNameTrait.self]] ?? standard).resolvedColor(with: traits)
        })
    #elseif canImport(AppKit) || os(watchOS)
      self = base
    #else
      self.init(_provider: ThemedColor(base: base, others: others))
    #endif
  }
}

#if !canImport(UIKit) && !canImport(AppKit)
  private nonisolated struct ThemedColor: ColorProvider {
    var base: Color
    var others: [String: Color]

    func color(in environment: EnvironmentValues) -> Color { others[environment.themeName] ?? base }
  }
#endif
