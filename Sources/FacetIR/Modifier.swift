package import FacetLanguage

/// A modifier with its values, as declared in its ``ModifierKind``.
///
///     border: { color: color.hairline, width: 2 }
///
/// is `Modifier(.border, [Argument(.color, …), Argument(.width, …)])`, and `opacity: 0.5` has one argument without a
/// part.
package struct Modifier: Hashable, Sendable {
  package struct Argument: Hashable, Sendable {
    /// The key of the part; nil for the value of the modifier's own key.
    package var part: Keyword?
    package var value: Value

    package init(_ part: Keyword?, _ value: Value) {
      self.part = part
      self.value = value
    }

    package init(_ part: Key, _ value: Value) { self.init(Keyword(part), value) }
  }

  package enum Value: Hashable, Sendable {
    case expression(Expression)
    case elements([Element])
    case outline(Outline)
    case action(ActionReference)
    case style(component: String, StyleSelection)
  }

  package var id: ModifierID
  /// In the order of the parts.
  package var arguments: [Argument]

  package init(_ id: ModifierID, _ arguments: [Argument]) {
    self.id = id
    self.arguments = arguments
  }

  /// One that is given a single value.
  package init(_ id: ModifierID, _ value: Expression) { self.init(id, [Argument(nil, .expression(value))]) }
}

extension Modifier {
  private subscript(written part: Keyword?) -> Value? { arguments.first { $0.part == part }?.value }

  /// The value of a part; nil where it is left out.
  package subscript(part: Key) -> Expression? {
    if case .expression(let value)? = self[written: Keyword(part)] { value } else { nil }
  }

  /// The value of the modifier's own key; nil if the modifier has parts.
  package var value: Expression? {
    if case .expression(let value)? = self[written: nil] { value } else { nil }
  }

  /// The elements of a part.
  package func elements(of part: Key) -> [Element] { self[written: Keyword(part)]?.elements ?? [] }

  /// The name that a part binds, or the field of the content that it refers to.
  package func name(_ part: Key) -> String? {
    switch self[part]?.node {
    case .string(let name), .content(let name): name
    default: nil
    }
  }

  package var outline: Outline? {
    arguments.lazy.compactMap { if case .outline(let outline) = $0.value { outline } else { nil } }.first
  }

  /// The first action.
  package var action: ActionReference? {
    arguments.lazy.compactMap { if case .action(let action) = $0.value { action } else { nil } }.first
  }

  /// The local name of whether a pointer is over the element, in the action of `onHover`.
  package static let hovered = "isHovered"

  /// Whether it is a gesture of two taps.
  package var isDoubleTap: Bool { id == .onTap && self[.count]?.node == .int(2) }

  /// All actions, in the order of the parts.
  package var actions: [ActionReference] {
    arguments.compactMap { if case .action(let action) = $0.value { action } else { nil } }
  }

  package func action(_ part: Key) -> ActionReference? {
    if case .action(let action)? = self[written: Keyword(part)] { action } else { nil }
  }

  /// The style that components in the element are drawn in, and the name of the component.
  package var style: (component: String, selection: StyleSelection)? {
    if case .style(let component, let selection)? = self[written: nil] { (component, selection) } else { nil }
  }

  /// The elements that it draws.
  package var elements: [Element] {
    arguments.flatMap(\.value.elements)
  }

  /// Whether it draws elements, be they none.
  package var drawsElements: Bool {
    arguments.contains { if case .elements = $0.value { true } else { false } }
  }

  /// The same, drawing other elements.
  package func mapElements(_ transform: (Element) -> Element) -> Modifier {
    var modifier = self
    for (index, argument) in arguments.enumerated() {
      if case .elements(let elements) = argument.value {
        modifier.arguments[index].value = .elements(elements.map(transform))
      }
    }
    return modifier
  }

  /// All values of the modifier, without those of its elements.
  package var expressions: [Expression] { arguments.flatMap(\.value.expressions) }
}

extension Modifier.Value {
  fileprivate var elements: [Element] { if case .elements(let elements) = self { elements } else { [] } }

  fileprivate var expressions: [Expression] {
    switch self {
    case .expression(let value): [value]
    case .outline(let outline): outline.expressions
    case .action(let action): [action.argument].compactMap(\.self)
    case .style(_, let selection): selection.settings.map(\.value)
    case .elements: []
    }
  }
}
