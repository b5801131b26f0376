/// What was said about a view with accessibility modifiers.
struct AccessibilityProperties {
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var isHidden = false
}
