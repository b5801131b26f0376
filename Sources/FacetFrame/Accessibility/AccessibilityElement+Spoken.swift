extension Frame {
  /// Whether an element is a view that only compiled code draws, without accessibility modifiers in the spec.
  public func isSpokenElsewhere(_ element: AccessibilityElement) -> Bool {
    guard nodes.indices.contains(element.node), case .placeholder = nodes[element.node].kind else { return false }
    return element.label.isEmpty && element.value.isEmpty
  }
}

extension Frame {
  /// The indices of the elements in a container.
  public func elements(in container: AccessibilityElement) -> [Int] {
    guard nodes.indices.contains(container.node) else { return [] }
    let inside = container.node..<nodes[container.node].end
    return accessibility.indices.filter { inside.contains(accessibility[$0].node) }
  }
}

extension AccessibilityElement {
  /// VoiceOver's output: name, value, role, and position in a series.
  ///
  ///     Guests: 0. Adjustable.
  ///
  /// The wording is that of the iOS screen reader in English, as cashapp/AccessibilitySnapshot describes it.
  public var spoken: String {
    var sentence = Self.sentence(label: label, value: value, traits: traits)
    if sentence.isEmpty { sentence = hint }
    if let series { sentence += "\(sentence.isEmpty ? "" : " ")\(series.position) of \(series.count)." }
    return sentence
  }

  /// The hint that VoiceOver speaks after a pause; nil for none.
  public var spokenHint: String? {
    let own = description.isEmpty && traitWords.isEmpty ? "" : hint
    let sentence = usage.map { own.isEmpty ? $0 : own.followed(by: $0) } ?? own
    return sentence.isEmpty ? nil : sentence
  }

  private var description: String { Self.description(label: label, value: isToggle ? "" : value) }

  private static func description(label: String, value: String) -> String {
    if label.isEmpty { return value }
    return value.isEmpty ? label : "\(label)\(label.endsWithPunctuation ? "" : ":") \(value)"
  }

  /// The text for an element with these properties only: `Guests: 0. Adjustable.`
  package static func sentence(label: String, value: String, traits: Traits) -> String {
    var sentence = description(label: label, value: traits.contains(.toggle) ? "" : value)
    if traits.contains(.selected) { sentence = sentence.isEmpty ? "Selected." : "Selected: \(sentence)" }
    let kinds = words(for: traits, value: value).joined(separator: " ")
    return kinds.isEmpty ? sentence : sentence.followed(by: kinds)
  }

  private var isToggle: Bool { traits.contains(.toggle) }

  private var usage: String? {
    guard !traits.contains(.notEnabled) else { return nil }
    if traits.contains(.adjustable) { return "Swipe up or down with one finger to adjust the value." }
    return isToggle ? "Double tap to toggle setting." : nil
  }

  private var traitWords: [String] { Self.words(for: traits, value: value) }

  /// The words for the traits, in the order in which they are spoken. A button that is a switch says only that.
  private static func words(for traits: Traits, value: String) -> [String] {
    let isToggle = traits.contains(.toggle)
    return traits.all.compactMap { trait in
      switch trait {
      case .toggle: "Switch Button.\(setting(value))"
      case .button where isToggle: nil
      default: trait.spoken
      }
    }
  }

  private static func setting(_ value: String) -> String {
    switch value {
    case "": ""
    case "0": " Off."
    case "1": " On."
    case "2": " Mixed."
    default: " \(value)."
    }
  }
}

extension AccessibilityElement.Trait {
  /// The word for the trait; nil if it is not spoken, or depends on the element.
  package var spoken: String? {
    switch self {
    case .notEnabled: "Dimmed."
    case .button: "Button."
    case .backButton: "Back Button."
    case .popUpButton: "Pop-up Button."
    case .tab: "Tab."
    case .textField: "Text Field."
    case .secureTextField: "Secure Text Field."
    case .isEditing: "Is editing."
    case .header: "Heading."
    case .link: "Link."
    case .adjustable: "Adjustable."
    case .image: "Image."
    case .searchField: "Search Field."
    case .toggle, .selected, .staticText, .updatesFrequently: nil
    }
  }
}

extension String {
  /// Two sentences, with a period between them unless the first ends with punctuation.
  fileprivate func followed(by next: String) -> String {
    if isEmpty { return next }
    return endsWithPunctuation ? "\(self) \(next)" : "\(self). \(next)"
  }

  /// Whether it ends with the punctuation of a sentence or an announcement: `Sure?`, `Wait…`, `(Done.)`, `Guests:`.
  fileprivate var endsWithPunctuation: Bool {
    let last = unicodeScalars.last { scalar in
      scalar != "\"" && ![.finalPunctuation, .closePunctuation].contains(scalar.properties.generalCategory)
    }
    return last.map(Self.punctuation.contains) ?? false
  }

  /// The punctuation, including that of other scripts.
  private static let punctuation: Set<Unicode.Scalar> = [
    ".", "?", "!", "…", ":", "。", "？", "！", "：", "؟", "۔", "।", "‽",
  ]
}
