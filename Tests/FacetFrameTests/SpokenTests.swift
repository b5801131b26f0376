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
    (AccessibilityElement(label: "Leave?", traits: [.header]), "Leave? Heading."),
    (AccessibilityElement(label: "Done!", traits: [.button]), "Done! Button."),
    (AccessibilityElement(label: "Saving…", traits: [.notEnabled, .button]), "Saving… Dimmed. Button."),
    (AccessibilityElement(label: "“Is it far?”", traits: [.link]), "“Is it far?” Link."),
    (AccessibilityElement(label: "Weiter (optional)", traits: [.button]), "Weiter (optional). Button."),
    (AccessibilityElement(label: "本当？", traits: [.button]), "本当？ Button."),
    (AccessibilityElement(label: "How many?", value: "2", traits: [.adjustable]), "How many? 2. Adjustable."),
    (AccessibilityElement(label: "Guests:", value: "2", traits: [.adjustable]), "Guests: 2. Adjustable."),
    (AccessibilityElement(label: "?", traits: [.button]), "? Button."),
    (AccessibilityElement(label: "\"", traits: [.button]), "\". Button."),
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
    #expect(AccessibilityElement(label: "a", hint: "More?", traits: [.adjustable]).spokenHint == "More? \(adjust)")
    #expect(AccessibilityElement(label: "Sound", traits: [.toggle]).spokenHint == "Double tap to toggle setting.")
    #expect(AccessibilityElement(hint: "Do it").spokenHint == nil)
  }
}
