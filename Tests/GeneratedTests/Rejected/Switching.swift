import FacetRuntime

func name(_ scheme: ColorScheme) -> String {
  switch scheme {  // error: 'ColorScheme' may have additional unknown values
  case .light: "light"
  case .dark: "dark"
  }
}

func name(_ contrast: ColorSchemeContrast) -> String {
  switch contrast {  // error: 'ColorSchemeContrast' may have additional unknown values
  case .standard: "standard"
  case .increased: "increased"
  }
}

func name(_ direction: LayoutDirection) -> String {
  switch direction {  // error: 'LayoutDirection' may have additional unknown values
  case .leftToRight: "left to right"
  case .rightToLeft: "right to left"
  }
}

func isLarge(_ size: DynamicTypeSize) -> Bool {
  switch size {  // error: 'DynamicTypeSize' may have additional unknown values
  case .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge: false
  case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5: true
  }
}

func step(_ direction: AccessibilityAdjustmentDirection) -> Int {
  switch direction {  // error: 'AccessibilityAdjustmentDirection' may have additional unknown values
  case .increment: 1
  case .decrement: -1
  }
}
