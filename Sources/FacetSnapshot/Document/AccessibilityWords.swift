import FacetFrame
import FacetText

/// The description of an accessibility element.
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
    let kind = Self.kind(of: element)
    let parts = [kind.isEmpty ? "text" : kind, quoted(element.label)] + Self.details(of: element, names: names)
    summary = (parts + ["area \(names[element.node])"]).joined(separator: "  ")
    says = quoted(element.spoken)
    hint = element.spokenHint.map(quoted)
  }

  /// `1…4  "Categories"  actions "Clear"  area root`: a container, after the numbers of the elements in it. Nil for one
  /// that VoiceOver says and offers nothing of.
  static func summary(of container: AccessibilityElement, in frame: Frame, names: NodeNames) -> String? {
    let words =
      [kind(of: container), container.label.isEmpty ? "" : quoted(container.label)]
      + details(of: container, names: names) + [container.hint.isEmpty ? "" : "hint \(quoted(container.hint))"]
    let parts = words.filter { !$0.isEmpty }
    if parts.isEmpty { return nil }
    let numbers = numberRanges(frame.elements(in: container).map { $0 + 1 })
    return ([numbers] + parts + ["area \(names[container.node])"]).joined(separator: "  ")
  }

  private static func details(of element: AccessibilityElement, names: NodeNames) -> [String] {
    var parts: [String] = []
    if !element.value.isEmpty { parts.append("value \(quoted(element.value))") }
    if let level = element.headingLevel { parts.append("level \(level)") }
    let adjustments = [element.canIncrement ? "increment" : nil, element.canDecrement ? "decrement" : nil]
    if let can = list(adjustments.compactMap(\.self)) { parts.append("can \(can)") }
    if let actions = list(element.actions.map(quoted)) { parts.append("actions \(actions)") }
    if let links = list(element.links.map(quoted)) { parts.append("links \(links)") }
    for content in element.customContent {
      parts.append("content \(quoted("\(content.label): \(content.value)"))\(content.isImportant ? " important" : "")")
    }
    if let large = element.largeContent { parts.append("large \(quoted(large))") }
    if let action = names.action(activating: element) { parts.append("taps \(oneBlank(escapedForDisplay(action)))") }
    if element.isFocused { parts.append("focused") }
    return parts
  }

  /// The text that VoiceOver speaks for an element, if it follows from the summary: label, value and kind, in this
  /// order. Nil if it does not.
  ///
  ///     button  "Save"  taps save  area root      → "Save. Button."
  static func sentence(for summary: String) -> String? {
    let bytes = summary.utf8
    guard let quote = bytes.firstIndex(of: UInt8(ascii: "\"")), bytes[..<quote].suffix(2).elementsEqual("  ".utf8),
      let label = quotedText(behind: quote, in: summary),
      let traits = traits(in: summary[..<bytes.index(quote, offsetBy: -2)])
    else { return nil }
    let rest = bytes[bytes.index(after: label.endIndex)...]
    let opening = "  value \"".utf8
    let value =
      rest.starts(with: opening)
      ? quotedText(behind: bytes.index(rest.startIndex, offsetBy: opening.count - 1), in: summary) : nil
    return "\"\(AccessibilityElement.sentence(label: String(label), value: String(value ?? ""), traits: traits))\""
  }

  /// The text from a quotation mark to the one that ends it.
  private static func quotedText(behind quote: String.Index, in text: String) -> Substring? {
    let bytes = text.utf8
    let start = bytes.index(after: quote)
    var index = start
    var isEscaped = false
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\""), !isEscaped { return text[start..<index] }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      index = bytes.index(after: index)
    }
    return nil
  }

  /// The traits for the words of a kind, `dimmed button`. Nil if there are others among them.
  private static func traits(in kind: Substring) -> AccessibilityElement.Traits? {
    if kind == "text" { return [] }
    var rest = kind
    var traits: AccessibilityElement.Traits = []
    for trait in AccessibilityElement.Trait.allCases {
      guard let word = word(for: trait), rest == word || rest.hasPrefix("\(word) ") else { continue }
      traits.insert(trait)
      rest = rest.dropFirst(word.count + 1)
    }
    return rest.isEmpty ? traits : nil
  }

  /// Between an element and its hint in one line.
  static let hint = "  hint "

  /// The parts of a line about an element.
  static func parts(of line: String) -> (element: String, hint: String?) {
    // A quotation mark in a quoted text is escaped.
    guard let place = line.ranges(of: "\(hint)\"").last else { return (line, nil) }
    return (String(line[..<place.lowerBound]), String(line[place.lowerBound...].dropFirst(hint.count)))
  }

  private static func list(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: ", ") }

  private static func kind(of element: AccessibilityElement) -> String {
    element.traits.all.compactMap(word).joined(separator: " ")
  }

  private static func word(for trait: AccessibilityElement.Trait) -> String? {
    switch trait {
    case .notEnabled: "dimmed"
    case .backButton: "back button"
    case .popUpButton: "pop-up button"
    case .textField: "text field"
    case .secureTextField: "secure text field"
    case .isEditing: "editing"
    case .searchField: "search field"
    case .staticText, .updatesFrequently: nil
    default: trait.rawValue
    }
  }
}
