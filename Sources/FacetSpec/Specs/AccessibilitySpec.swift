package import FacetDiagnostics

/// The accessibility of a component as written.
package struct AccessibilitySpec: Sendable {
  /// `content.onClose`, or `{ do: content.onClose, when: isOpen }`
  package struct Offer: Sendable {
    package var action: ExpressionSyntax
    package var condition: ExpressionSyntax?
  }

  /// `{ name: "Show more", do: content.onToggle, when: isLong }`
  package struct Action: Sendable {
    package var name: ExpressionSyntax?
    package var action: ExpressionSyntax?
    package var condition: ExpressionSyntax?
    package var span: SourceSpan

    package init(name: ExpressionSyntax?, action: ExpressionSyntax?, span: SourceSpan) {
      self.name = name
      self.action = action
      self.span = span
    }
  }

  /// `{ label: "Rating", value: content.rating, importance: high }`
  package struct CustomContent: Sendable {
    package var label: ExpressionSyntax?
    package var value: ExpressionSyntax?
    package var importance: Located<String>?
  }

  package var span: SourceSpan
  package var element: Located<String>?
  package var label: ExpressionSyntax?
  package var value: ExpressionSyntax?
  package var hint: ExpressionSyntax?
  package var traits: ExpressionSyntax?
  package var activate: Offer?
  package var escape: Offer?
  package var actions: [Action] = []
  package var customContent: [CustomContent] = []
  package var increment: ExpressionSyntax?
  package var decrement: ExpressionSyntax?
  /// The condition under which it is adjustable.
  package var adjustableCondition: ExpressionSyntax?
  /// The span of `adjustable:`, for diagnostics about its parts.
  package var adjustableSpan: SourceSpan?

  package init(span: SourceSpan) { self.span = span }
}
