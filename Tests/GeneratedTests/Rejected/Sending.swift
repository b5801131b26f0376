import FacetRuntime

func send(_ value: some Sendable) {}

@MainActor func sending(_ behavior: AccessibilityChildBehavior) {
  send(LocalizedStringKey("a"))  // error: type 'LocalizedStringKey' does not conform to the 'Sendable' protocol
  send(behavior)  // error: type 'AccessibilityChildBehavior' does not conform to the 'Sendable' protocol
  send(Divider())  // error: type 'Divider' does not conform to the 'Sendable' protocol
}
