import FacetFrame
import FacetText

/// What VoiceOver meets, in its order: each element with what it says, and what became of the views that are no elements.
struct AccessibilityLines: Equatable {
  struct Element: Equatable {
    var summary: String
    var says: String
    var hint: String?
  }

  var elements: [Element]
  /// `decrement, value, increment  merged into 1`
  var notes: [String]

  init(_ frame: Frame, names: NodeNames) {
    elements = frame.accessibility.map { Element($0, in: frame, names: names) }
    notes = Self.notes(frame, names)
  }

  /// Without what became of the views in it.
  var withoutNotes: Self {
    var lines = self
    lines.notes = []
    return lines
  }

  private static func notes(_ frame: Frame, _ names: NodeNames) -> [String] {
    let merged = frame.accessibility.enumerated().compactMap { index, element in
      element.merged.isEmpty ? nil : "\(names.list(element.merged.sorted()))  merged into \(index + 1)"
    }
    let elements = Set(frame.accessibility.flatMap { [$0.node, $0.activates ?? $0.node] })
    let met = Set(frame.accessibility.flatMap(\.merged)).union(
      frame.nodes.indices.filter { elements.contains($0) && frame.nodes[$0].isOneElement })
    let activated = Set(frame.accessibility.compactMap(frame.action))
    let unmet = frame.nodes.indices.filter {
      frame.nodes[$0].isLeaf && !elements.contains($0) && !names.isInside($0, met) && !names.isHidden($0)
        && frame.nodes[$0].action.map(activated.contains) != true
    }
    return merged + (unmet.isEmpty ? [] : ["\(names.list(unmet))  not read"])
  }

  /// All of it.
  var lines: [String] {
    elements.enumerated().flatMap { index, element in
      [numbered(index, element.summary), "       says \(element.says)"]
        + (element.hint.map { ["       hint \($0)"] } ?? [])
    } + notes.map { "    -  \($0)" }
  }

  /// What is not as in another variant. If the elements are not the same ones, that is all of it.
  func lines(unlike other: Self) -> [String] {
    guard elements.count == other.elements.count else { return lines }
    var changed: [String] = []
    for (index, (new, old)) in zip(elements, other.elements).enumerated() where new != old {
      changed.append(numbered(index, new.summary))
      if new.says != old.says { changed.append("       says \(new.says)") }
      if new.hint != old.hint { changed.append("       hint \(new.hint ?? "none")") }
    }
    guard notes != other.notes else { return changed }
    return changed + (notes.isEmpty ? ["none"] : notes).map { "    -  \($0)" }
  }

  private func numbered(_ index: Int, _ summary: String) -> String {
    let number = "\(index + 1)"
    return String(repeating: " ", count: max(0, 5 - number.utf8.count)) + "\(number)  \(summary)"
  }
}

extension AccessibilityLines.Element {
  fileprivate init(_ element: AccessibilityElement, in frame: Frame, names: NodeNames) {
    if frame.isSpokenElsewhere(element) {
      summary = "swift  area \(names[element.node])"
      says = "what only Swift knows"
      return
    }
    var parts = [Self.kind(of: element)]
    parts.append(quoted(element.label))
    if !element.value.isEmpty { parts.append("value \(quoted(element.value))") }
    let adjustments = [element.canIncrement ? "increment" : nil, element.canDecrement ? "decrement" : nil]
    if let can = Self.list(adjustments.compactMap(\.self)) { parts.append("can \(can)") }
    if let actions = Self.list(element.actions.map(quoted)) { parts.append("actions \(actions)") }
    if let action = frame.action(activating: element) { parts.append("taps \(escapedForDisplay(action))") }
    parts.append("area \(names[element.node])")
    summary = parts.joined(separator: "  ")
    says = quoted(element.spoken)
    hint = element.spokenHint.map(quoted)
  }

  private static func list(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: ", ") }

  private static func kind(of element: AccessibilityElement) -> String {
    let words = AccessibilityElement.Trait.allCases.filter(element.traits.contains).compactMap { trait -> String? in
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
    return words.isEmpty ? "text" : words.joined(separator: " ")
  }
}
