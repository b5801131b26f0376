import FacetFrame
import Testing

struct SpokenTests {
  @Test(arguments: [
    (AccessibilityElement(label: "Guests", value: "0", traits: [.adjustable]), "Guests: 0. Adjustable."),
    (AccessibilityElement(label: "Decrease", traits: [.button, .notEnabled]), "Decrease. Dimmed. Button."),
    (AccessibilityElement(label: "Rooms", traits: [.selected, .button]), "Selected: Rooms. Button."),
    (AccessibilityElement(hint: "Do it"), "Do it"),
    (AccessibilityElement(label: "One", series: (1, 3)), "One 1 of 3."),
    (AccessibilityElement(label: "Done.", traits: [.header]), "Done. Heading."),
    (AccessibilityElement(label: "Sound", value: "1", traits: [.toggle]), "Sound. Switch Button. On."),
    (AccessibilityElement(label: "Map", traits: [.image, .link]), "Map. Link. Image."),
    (AccessibilityElement(value: "4"), "4"),
  ])
  func wording(element: AccessibilityElement, spoken: String) {
    #expect(element.spoken == spoken)
  }

  @Test func hints() {
    let adjust = "Swipe up or down with one finger to adjust the value."
    #expect(AccessibilityElement(label: "Guests", traits: [.adjustable]).spokenHint == adjust)
    #expect(AccessibilityElement(label: "Guests", traits: [.adjustable, .notEnabled]).spokenHint == nil)
    #expect(AccessibilityElement(label: "a", hint: "Do", traits: [.adjustable]).spokenHint == "Do. \(adjust)")
    #expect(AccessibilityElement(label: "Sound", traits: [.toggle]).spokenHint == "Double tap to toggle setting.")
    #expect(AccessibilityElement(hint: "Do it").spokenHint == nil)
  }
}
