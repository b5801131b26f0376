import FacetRuntime

func members(of values: inout EnvironmentValues) {
  values.colorSchemeContrast = .increased  // error: 'colorSchemeContrast' is a get-only property
  let radius: CGFloat = RoundedRectangle(cornerRadius: 4).cornerRadius  // error: to specified type 'CGFloat'
  _ = DynamicTypeSize.large.rawValue  // error: value of type 'DynamicTypeSize' has no member 'rawValue'
  _ = radius
  _ = AccessibilityTraits(rawValue: 1)  // error: argument passed to call that takes no arguments
}
