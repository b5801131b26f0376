/// Modifiers of SwiftUI that the language does not have: what is written in their place.
enum SwiftModifiers {
  /// The way out, as a help says it. Nil for a word that is none of them.
  static func wayOut(of word: String) -> String? {
    if let own = sentences[word] { return own }
    if fontParts.contains(word) { return "it is part of a font: 'font: { … }', or a token behind 'textStyle:'" }
    if controlStyles.contains(word) {
      return "controls are drawn as SwiftUI draws them; another look is a view in Swift: 'swift: …'"
    }
    return handWritten.contains(word)
      ? "this is left to Swift: a view that a person writes stands in a body as 'swift: …'" : nil
  }

  private static let sentences = [
    "buttonStyle":
      "leave it out: a button is as plain as its label, and styles of the component make it look otherwise",
    "animation": "leave it out: what changes is not animated by a spec, and pictures show where it ends",
    "environment": "an environment is set by who uses the component, and in 'variants:'",
    "preferredColorScheme": "a color scheme is set by who uses the component, and in 'variants:'",
    "foregroundGradient": "a gradient fills a shape: 'shape: rectangle', with 'fill: …'",
  ]

  private static let fontParts: Set<String> = [
    "fontWeight", "fontDesign", "fontWidth", "tracking", "kerning", "monospaced",
  ]

  private static let controlStyles: Set<String> = [
    "controlSize", "datePickerStyle", "gaugeStyle", "labelStyle", "listStyle", "menuStyle", "pickerStyle",
    "progressViewStyle", "tabViewStyle", "textFieldStyle", "toggleStyle",
  ]

  private static let handWritten: Set<String> = [
    "alert", "allowsHitTesting", "autocorrectionDisabled", "blendMode", "blur", "brightness",
    "colorInvert", "colorMultiply", "compositingGroup", "confirmationDialog", "containerRelativeFrame",
    "contentTransition", "contextMenu", "contrast", "drawingGroup", "fileImporter", "focused", "fullScreenCover",
    "gesture", "grayscale", "hueRotation", "ignoresSafeArea", "keyboardType", "mask", "matchedGeometryEffect",
    "navigationDestination", "navigationTitle", "onChange", "onDisappear", "onDrag", "onDrop", "onHover",
    "onLongPressGesture", "onReceive", "phaseAnimator", "popover", "position", "projectionEffect", "redacted",
    "refreshable", "rotation3DEffect", "safeAreaInset", "saturation", "scrollPosition", "scrollTargetBehavior",
    "searchable", "sensoryFeedback", "sheet", "simultaneousGesture", "submitLabel", "swipeActions", "symbolEffect",
    "symbolRenderingMode", "textInputAutocapitalization", "textSelection", "toolbar", "transformEffect", "transition",
    "trim", "visualEffect",
  ]
}

extension Grammar {
  /// What somebody meant by a modifier that does not exist: the way out, as a help says it, and the modifier where it is
  /// another name of the same thing. Nil where nobody knows.
  package static func meaning(ofModifier word: String) -> (help: String, replacement: String?)? {
    if let meant = Guesses.meant(by: word), modifiers.rows.contains(where: { $0.key.text == meant }) {
      return ("did you mean '\(meant)'?", Guesses.isSynonym(word) ? meant : nil)
    }
    return SwiftModifiers.wayOut(of: word).map { ($0, nil) }
  }
}
