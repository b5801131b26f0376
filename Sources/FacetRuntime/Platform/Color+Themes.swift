#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  private import UIKit
#endif

nonisolated extension Color {
  /// A color with a value for each theme, resolved where it is drawn.
  ///
  /// On macOS a dynamic color depends on the appearance only, and on watchOS on nothing, so there it is the color of
  /// the base.
  public init<Theme>(_ themed: ThemedValue<Theme, Color>) {
    #if FACET_UI || !(canImport(UIKit) || canImport(AppKit))
      let (base, others) = themed.byName
      self.init(_provider: ThemedColor(base: base, others: others))
    #elseif canImport(UIKit) && !os(watchOS)
      let (base, others) = themed.byName
      let standard = UIColor(base)
      let colors = others.mapValues { UIColor($0) }
      self.init(
        uiColor: UIColor { traits in
          (colors[traits[ThemeNameTrait.self]] ?? standard).resolvedColor(with: traits)
        })
    #else
      self = themed.byName.base
    #endif
  }
}

#if FACET_UI || !(canImport(UIKit) || canImport(AppKit))
  private nonisolated struct ThemedColor: ColorProvider {
    var base: Color
    var others: [String: Color]

    func color(in environment: EnvironmentValues) -> Color { others[environment.themeName] ?? base }
  }
#endif
