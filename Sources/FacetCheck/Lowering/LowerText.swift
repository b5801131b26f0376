import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetStrings
import FacetText

/// Texts, and texts of several parts.
extension ComponentResolver {
  mutating func text(_ element: ElementSpec, in scope: Scope) -> Element.Kind? {
    if case .elements(let parts)? = element.principal { return runs(element, parts, in: scope) }
    let text = principal(of: element, as: .string, in: scope)
    let isMarkdown = element.isOn(.markdown)
    guard let target = element.argument(.link) else {
      return text.map { isMarkdown ? .run(Element.Run(text: $0, isMarkdown: true)) : .text($0) }
    }
    let link = expression(target, as: .url, in: scope)
    if isMarkdown { report(.markdownOfLink(at: element.kind.span)) }
    guard let text, let link else { return nil }
    return .run(Element.Run(text: text, link: link))
  }

  private mutating func runs(_ element: ElementSpec, _ parts: [ElementSpec], in scope: Scope) -> Element.Kind? {
    for argument in element.arguments { report(.argumentOfRuns(argument.key)) }
    var isWhole = true
    for part in parts where !isText(part) { isWhole = false }
    // Text between the parts belongs to the phrase.
    let isPhrase = design.strings != nil && scope.localizes
    let lowered = parts.map { part -> Element? in
      let isPlain = part.modifiers.isEmpty && part.arguments.isEmpty
      return lower(part, in: isPhrase && isPlain ? scope.verbatim : scope.saying(.part))
    }
    let texts = lowered.compactMap(\.self)
    guard isWhole, texts.count == parts.count else { return nil }
    return .runs(Element.Runs(parts: texts, phrase: isPhrase ? phrase(of: texts, at: element.span, in: scope) : nil))
  }

  /// Whether an element can be a part of a text. Reports it if not.
  private mutating func isText(_ part: ElementSpec) -> Bool {
    guard part.id == .text, part.principal?.elements.isEmpty != false else {
      report(.notAText(part.kind))
      return false
    }
    for modifier in part.modifiers where modifier.modifier.map(ModifierID.ofText.contains) != true {
      report(.modifierOfRun(modifier.key))
      return false
    }
    return true
  }

  /// The color of a link is an attribute of its text, because SwiftUI draws links in the tint otherwise.
  mutating func takeColor(ofLink written: ElementSpec, from modifiers: inout [Modifier]) -> Expression? {
    guard let color = modifiers.first(where: { $0.id == .color })?.value else { return nil }
    modifiers.removeAll { $0.id == .color }
    if color.type == .gradient, let key = written.modifiers.first(where: { $0.modifier == .color })?.key {
      report(.gradientOfLink(at: key.span))
    }
    return color
  }

  /// The text as one key, if it has words between its parts.
  private mutating func phrase(of parts: [Element], at span: SourceSpan, in scope: Scope) -> Element.Phrase? {
    var phrase = Element.Phrase(key: "", pieces: [], comment: comment(in: scope))
    var arguments: [Int: FormatString.Kind] = [:]
    func add(_ kind: FormatString.Kind, _ piece: Element.Phrase.Piece) {
      arguments[arguments.count + 1] = kind
      phrase.key += kind.specifierInKeys
      phrase.pieces.append(piece)
    }
    func add(_ text: String) {
      phrase.key += FormatString.escaped(text)
      phrase.pieces.append(.text(text))
    }
    for (index, part) in parts.enumerated() {
      guard case .text(let text) = part.kind, part.modifiers.isEmpty else {
        add(.object, .part(index))
        continue
      }
      switch text.node {
      case .string(let text): add(text)
      case .interpolation(let segments):
        for segment in segments {
          switch segment {
          case .text(let text): add(text)
          case .value(let value): add(value.type.formatKind, .value(value))
          }
        }
      default: add(.object, .part(index))
      }
    }
    let words = phrase.pieces.contains { if case .text(let text) = $0 { holdsLetters(text) } else { false } }
    guard words, !arguments.isEmpty else { return nil }
    if !InlineMarkdown.isPlain(phrase.key) { report(.markdownOfPhrase(at: span)) }
    textUses.append(TextUse(key: phrase.key, arguments: arguments, comment: phrase.comment, span: span))
    return phrase
  }
}
