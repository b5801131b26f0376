import FacetDiagnostics
import FacetLanguage

extension SpecDecoder {
  mutating func accessibility(_ entry: Entry) -> AccessibilitySpec? {
    let word = tree.kind(entry.value).isScalar ? tree.text(entry.value) : ""
    let isElement = WordSet.accessibilityElement.words.contains(word)
    let help = isElement ? "write 'accessibility: { element: \(word) }'" : nil
    guard isMapping(entry, orExpected: "a mapping", help: help) else { return nil }
    var spec = AccessibilitySpec(span: tree.span(entry.key))
    forEachEntry(of: entry.value, as: Grammar.accessibility, missingAt: spec.span) { decoder, row, entry in
      switch row.key.key {
      case .element: spec.element = decoder.word(entry, of: .accessibilityElement)
      case .label: spec.label = decoder.expression(entry)
      case .value: spec.value = decoder.expression(entry)
      case .hint: spec.hint = decoder.expression(entry)
      case .traits: spec.traits = decoder.expression(entry)
      case .activate: spec.activate = decoder.offer(entry)
      case .escape: spec.escape = decoder.offer(entry)
      case .actions: spec.actions = decoder.accessibilityActions(entry)
      case .adjustable: decoder.adjustable(entry, of: &spec)
      case .customContent: spec.customContent = decoder.customContents(entry)
      default: break
      }
    }
    // The missing key has been reported; the section is kept.
    if spec.element == nil { spec.element = Located("combined", at: spec.span) }
    return spec
  }

  private mutating func accessibilityActions(_ entry: Entry) -> [AccessibilitySpec.Action] {
    let help = "write '- { name: \"Show more\", do: content.onToggle }'"
    guard isSequence(entry, orExpected: "a list of actions", help: help) else { return [] }
    return tree.elements(of: entry.value).compactMap { accessibilityAction(Entry(key: entry.key, value: $0)) }
  }

  private mutating func accessibilityAction(_ entry: Entry) -> AccessibilitySpec.Action? {
    guard isMapping(entry, orExpected: "a list of mappings with 'name' and 'do'") else { return nil }
    var action = AccessibilitySpec.Action(name: nil, action: nil, span: tree.span(entry.value))
    forEachEntry(of: entry.value, as: Grammar.accessibilityAction) { decoder, row, entry in
      switch row.key.key {
      case .name: action.name = decoder.expression(entry)
      case .do: action.action = decoder.expression(entry)
      case .when: action.condition = decoder.expression(entry)
      default: break
      }
    }
    return action
  }

  private mutating func offer(_ entry: Entry) -> AccessibilitySpec.Offer {
    guard tree.kind(entry.value) == .mapping, !tree.isSwitch(entry.value) else {
      return AccessibilitySpec.Offer(action: expression(entry))
    }
    var offer = AccessibilitySpec.Offer(action: invalid(entry))
    if reportBraces(entry) { return offer }
    forEachEntry(of: entry.value, as: Grammar.offeredAction, missingAt: tree.span(entry.key)) { decoder, row, entry in
      switch row.key.key {
      case .do: offer.action = decoder.expression(entry)
      case .when: offer.condition = decoder.expression(entry)
      default: break
      }
    }
    return offer
  }

  private mutating func customContents(_ entry: Entry) -> [AccessibilitySpec.CustomContent] {
    let help = "write '- { label: \"Rating\", value: content.rating }'"
    guard isSequence(entry, orExpected: "a list of custom content", help: help) else { return [] }
    return tree.elements(of: entry.value).compactMap { customContent(Entry(key: entry.key, value: $0)) }
  }

  private mutating func customContent(_ entry: Entry) -> AccessibilitySpec.CustomContent? {
    guard isMapping(entry, orExpected: "a list of mappings with 'label' and 'value'") else { return nil }
    var content = AccessibilitySpec.CustomContent()
    forEachEntry(of: entry.value, as: Grammar.customContent) { decoder, row, entry in
      switch row.key.key {
      case .label: content.label = decoder.expression(entry)
      case .value: content.value = decoder.expression(entry)
      case .importance: content.importance = decoder.word(entry, of: .importance)
      default: break
      }
    }
    return content
  }

  private mutating func adjustable(_ entry: Entry, of spec: inout AccessibilitySpec) {
    guard isMapping(entry, orExpected: "a mapping with 'increment' and 'decrement'") else { return }
    var (increment, decrement): (ExpressionSyntax?, ExpressionSyntax?)
    forEachEntry(of: entry.value, as: Grammar.adjustable, missingAt: tree.span(entry.key)) { decoder, row, entry in
      switch row.key.key {
      case .increment: increment = decoder.expression(entry)
      case .decrement: decrement = decoder.expression(entry)
      case .when: spec.adjustableCondition = decoder.expression(entry)
      default: break
      }
    }
    spec.adjustableSpan = tree.span(entry.key)
    spec.increment = increment ?? invalid(entry)
    spec.decrement = decrement ?? invalid(entry)
  }
}
