package import FacetDiagnostics
package import FacetLanguage

/// An element: its first key determines its kind, its arguments are named keys, and every other key is a modifier.
package struct ElementSpec: Sendable {
  package struct Argument: Sendable {
    package var key: Located<String>
    /// The key in the grammar; `.none` for other names.
    package var keyword: Keyword
    package var value: Value

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
  package var kind: Located<String>
  /// Nil for a component.
  package var id: ElementID?
  /// The value of the first key; nil for a bare word.
  package var principal: Value?
  /// The arguments of the kind, as the grammar lists them.
  package var arguments: [Argument] = []
  /// All other keys, from top to bottom.
  package var modifiers: [Argument] = []
  package var span: SourceSpan

  package init(kind: Located<String>, _ id: ElementID?, span: SourceSpan) {
    self.kind = kind
    self.id = id
    self.span = span
  }

  package func argument(_ key: Key) -> Value? { arguments.first { $0.keyword == key }?.value }
}
