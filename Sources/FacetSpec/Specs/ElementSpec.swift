package import FacetDiagnostics
package import FacetLanguage

/// An element: its first key determines its kind, its arguments are named keys, and every other key is a modifier.
///
/// A class as its arguments are, because many rules pass elements on, and none changes them.
package final class ElementSpec: Sendable {
  package final class Argument: Sendable {
    package let key: Located<String>
    /// The key in the grammar; `.none` for other names.
    package let keyword: Keyword
    package let value: Value

    /// The modifier.
    package var modifier: ModifierID? { ModifierID(keyword) }

    package init(key: Located<String>, _ keyword: Keyword, value: Value) {
      self.key = key
      self.keyword = keyword
      self.value = value
    }
  }

  package enum Value: Sendable {
    case expression(ExpressionSyntax)
    case elements([ElementSpec])
    /// `let icon = content.icon`
    case binding(Located<String>, ExpressionSyntax)
    /// A bare word of the grammar.
    case word(Located<String>)
    /// The style of a component: `style: compact`, `style: { default: { spacing: space.xl } }`.
    case style(VariantSpec.StyleSelectionSpec)
    /// Named parts: `frame: { width: …, height: … }`, the arguments of a component, or the cases of a `switch`.
    case parts([Argument])
    /// `columns: [ { fixed: 80 }, { flexible: { min: 40 } } ]`
    case list([Item])
  }

  /// An element of a list of mappings.
  package struct Item: Sendable {
    package var parts: [Argument]
    package var span: SourceSpan

    package init(parts: [Argument], span: SourceSpan) {
      self.parts = parts
      self.span = span
    }
  }

  /// `hstack`, `text`, … or the name of a component.
  package let kind: Located<String>
  /// Nil for a component.
  package let id: ElementID?
  /// The value of the first key; nil for a bare word.
  package let principal: Value?
  /// The arguments of the kind, as the grammar lists them.
  package let arguments: [Argument]
  /// All other keys, from top to bottom.
  package let modifiers: [Argument]
  package let span: SourceSpan

  package init(
    kind: Located<String>, _ id: ElementID?, _ principal: Value? = nil, arguments: [Argument] = [],
    modifiers: [Argument] = [], span: SourceSpan
  ) {
    self.kind = kind
    self.id = id
    self.principal = principal
    self.arguments = arguments
    self.modifiers = modifiers
    self.span = span
  }

  /// Whether it stands for one of an unknown kind, which has been reported: a stack of the elements in it.
  package var isUnknown: Bool { id == .zstack && kind.value != Key.zstack.text }

  package func argument(_ key: Key) -> Value? { arguments[key]?.value }
}

extension [ElementSpec.Argument] {
  /// The argument or part with a key, or nil.
  package subscript(key: Key) -> ElementSpec.Argument? { first { $0.keyword == key } }

  /// The word that a part has.
  package func word(_ key: Key) -> String? { if case .word(let word)? = self[key]?.value { word.value } else { nil } }
}
