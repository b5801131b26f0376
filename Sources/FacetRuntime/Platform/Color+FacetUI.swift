#if !canImport(UIKit) && !canImport(AppKit)
  nonisolated extension Color {
    /// One color that is right in every appearance. What is left out is as the base, or as the color of its scheme.
    public init(
      light: Color, dark: Color? = nil, lightIncreasedContrast: Color? = nil, darkIncreasedContrast: Color? = nil
    ) {
      let environment = EnvironmentValues()
      self.init(
        _light: light.resolved(in: environment), dark: (dark ?? light).resolved(in: environment),
        lightIncreasedContrast: lightIncreasedContrast?.resolved(in: environment),
        darkIncreasedContrast: darkIncreasedContrast?.resolved(in: environment))
    }
  }
#endif
