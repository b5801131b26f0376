import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// `accessibilityFocus: isShown`, `accessibilityFocus: field(email)`
  mutating func accessibilityFocus(_ target: Located<String>, style: String, _ body: Element?) -> Step? {
    let use = ActionUse(target)
    if use.isCut { return cut(use) }
    let fields = content.fields.filter { $0.type?.focusKind == .accessibility }
    guard let field = fields.first(where: { $0.name.value == use.name.value }),
      case .focus(let value, _)? = field.type
    else {
      report(.notAccessibilityFocus(use.name, among: fields.map(\.name.value)))
      return nil
    }
    let words: String
    switch (value, use.argument) {
    case (.optional(let identity), let argument?):
      guard let value = self.words(of: argument, as: identity, for: use.name) else { return nil }
      words = "\(use.name.value)(\(value))"
    case (.optional(let identity), nil):
      report(.accessibilityFocusValue(use.name, takes: identity, at: target.span))
      return nil
    case (_, let argument?):
      report(.accessibilityFocusValue(use.name, takes: nil, at: argument.span))
      return nil
    case (_, nil): words = use.name.value
    }
    let isDrawn = body?.contains { element in
      element.modifiers.contains { modifier in
        modifier.id == .accessibilityFocused && modifier.value?.node == .content(use.name.value)
      }
    }
    if isDrawn == false { report(.accessibilityFocusWithoutElement(use.name, style: style)) }
    return .accessibilityFocus(words)
  }
}
