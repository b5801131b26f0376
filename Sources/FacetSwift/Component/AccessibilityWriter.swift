import FacetIR

/// What assistive technologies are told, as modifiers. Text is `verbatim`: it is no key of a table of translations.
struct AccessibilityWriter {
  private let accessibility: Accessibility
  private let expressions: ExpressionWriter
  private let perform: (ActionReference) -> Code

  init(_ accessibility: Accessibility, expressions: ExpressionWriter, perform: @escaping (ActionReference) -> Code) {
    self.accessibility = accessibility
    self.expressions = expressions
    self.perform = perform
  }

  var calls: [Code] {
    [element] + words + traits + accessibility.actions.map(action) + adjustable
  }

  private var element: Code {
    switch accessibility.element {
    case .single: ".accessibilityElement(children: .ignore)"
    case .combined: ".accessibilityElement(children: .combine)"
    case .contains: ".accessibilityElement(children: .contain)"
    }
  }

  private var words: [Code] {
    let words: [(Code, Expression?)] = [
      (".accessibilityLabel", accessibility.label), (".accessibilityValue", accessibility.value),
      (".accessibilityHint", accessibility.hint),
    ]
    return words.compactMap { name, text in text.map { .call(name, [self.text($0)]) } }
  }

  private var traits: [Code] { accessibility.traits.map { Self.traits($0, expressions) } ?? [] }

  /// One trait by itself, several as a list, none not at all.
  static func traits(_ traits: Expression, _ expressions: ExpressionWriter) -> [Code] {
    if case .array(let words) = traits.node, words.count <= 1 {
      return words.map { .call(".accessibilityAddTraits", [expressions.code($0)]) }
    }
    return [.call(".accessibilityAddTraits", [expressions.code(traits)])]
  }

  private func action(_ action: Accessibility.Action) -> Code {
    .shortBlock(.call(".accessibilityAction", ["named: \(text(action.name))"]), perform(action.action))
  }

  /// Not a `switch`: SwiftUI may get more directions, and FacetUI has no others.
  private var adjustable: [Code] {
    guard let adjustable = accessibility.adjustable else { return [] }
    let increment = Code.block("if direction == .increment", perform(adjustable.increment))
    let both = Code.block("\(increment) else if direction == .decrement", perform(adjustable.decrement))
    return [
      .sequence([
        ".accessibilityAdjustableAction { direction in", .indented("\(.line)\(both)"), .line, "}",
      ])
    ]
  }

  private func text(_ expression: Expression) -> Code {
    .call("Text", ["verbatim: \(expressions.code(expression))"])
  }
}
