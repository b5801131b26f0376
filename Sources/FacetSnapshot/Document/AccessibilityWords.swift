import FacetFrame
import FacetText

/// What VoiceOver meets as one thing, in words.
struct AccessibilityWords {
  /// `adjustable  "Guests"  value "0"  can increment  area root`
  let summary: String
  let says: String
  let hint: String?

  init(_ element: AccessibilityElement, in frame: Frame, names: NodeNames) {
    guard !frame.isSpokenElsewhere(element) else {
      summary = "swift  area \(names[element.node])"
      says = "what only Swift knows"
      hint = nil
      return
    }
    var parts = [Self.kind(of: element), quoted(element.label)]
    if !element.value.isEmpty { parts.append("value \(quoted(element.value))") }
    let adjustments = [element.canIncrement ? "increment" : nil, element.canDecrement ? "decrement" : nil]
    if let can = Self.list(adjustments.compactMap(\.self)) { parts.append("can \(can)") }
    if let actions = Self.list(element.actions.map(quoted)) { parts.append("actions \(actions)") }
    if let action = names.action(activating: element) { parts.append("taps \(oneBlank(escapedForDisplay(action)))") }
    parts.append("area \(names[element.node])")
    summary = parts.joined(separator: "  ")
    says = quoted(element.spoken)
    hint = element.spokenHint.map(quoted)
  }

  /// What VoiceOver says of an element of which the summary says all: label, value and kind, in this order. Nil of a
  /// summary that is not told like that.
  ///
  ///     button  "Save"  taps save  area root      → "Save. Button."
  static func sentence(for summary: String) -> String? {
    guard let start = summary.firstRange(of: "  \""), let label = quotedText(summary[start.upperBound...]),
      let kinds = spokenKinds(summary[..<start.lowerBound])
    else { return nil }
    let rest = summary[label.endIndex...].dropFirst()
    let opening = "  value \""
    let value = rest.hasPrefix(opening) ? quotedText(rest.dropFirst(opening.count)) : nil
    return "\"\(AccessibilityElement.sentence(label: String(label), value: String(value ?? ""), kinds: kinds))\""
  }

  /// Up to the quotation mark that ends it.
  private static func quotedText(_ text: Substring) -> Substring? {
    var isEscaped = false
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      if scalar == "\"", !isEscaped { return text[..<index] }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return nil
  }

  /// `dimmed button` is said as "Dimmed." and "Button.". Nil where a kind is said in other words.
  private static func spokenKinds(_ kind: Substring) -> [String]? {
    if kind == "text" { return [] }
    var rest = kind
    var spoken: [String] = []
    for trait in AccessibilityElement.Trait.allCases {
      guard let word = word(for: trait), rest == word || rest.hasPrefix("\(word) ") else { continue }
      guard let sentence = trait.spoken else { return nil }
      spoken.append(sentence)
      rest = rest.dropFirst(word.count + 1)
    }
    return rest.isEmpty ? spoken : nil
  }

  private static func list(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: ", ") }

  private static func kind(of element: AccessibilityElement) -> String {
    let words = AccessibilityElement.Trait.allCases.filter(element.traits.contains).compactMap(word)
    return words.isEmpty ? "text" : words.joined(separator: " ")
  }

  private static func word(for trait: AccessibilityElement.Trait) -> String? {
    switch trait {
    case .notEnabled: "dimmed"
    case .backButton: "back button"
    case .textField: "text field"
    case .secureTextField: "secure text field"
    case .isEditing: "editing"
    case .searchField: "search field"
    case .staticText, .updatesFrequently: nil
    default: trait.rawValue
    }
  }
}
