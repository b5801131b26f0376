import FacetIR
import FacetLanguage

/// A modifier on one line: `padding  style.insets`.
struct ModifierWords {
  private let words: ExpressionWords

  init(words: ExpressionWords) { self.words = words }

  func callAsFunction(_ modifier: Modifier) -> String {
    switch modifier.id {
    case .id, .identifier, .accessibilityIdentifier, .matchedGeometry:
      ModifierWords(words: words.values).line(of: modifier)
    default: line(of: modifier)
    }
  }

  private func line(of modifier: Modifier) -> String {
    if let style = modifier.style { return words(of: style.selection, on: style.component) }
    let isPresentation = [.presentation, .bar].contains(modifier.id.kind.effect)
    let parts = modifier.arguments.flatMap { isPresentation ? presentation($0) : self.parts($0) }
      .joined(separator: ", ")
    return ".\(modifier.id.kind.name)" + (parts.isEmpty ? "" : " \(parts)")
  }

  private func words(of selection: StyleSelection, on component: String) -> String {
    ([".style \(component).\(selection.style)"] + selection.settings.map { "\($0.property) \(words($0.value))" })
      .joined(separator: ", ")
  }

  /// `color color.line`, `width 2`: the key of a part, unless the value implies it.
  private func parts(_ argument: Modifier.Argument) -> [String] {
    switch argument.value {
    case .expression(let value):
      // The default alignment is omitted.
      if argument.part?.key == .alignment, value.isCenter { return [] }
      // `move top` and `push top` differ in the part only.
      let isEdge = argument.part?.key == .move || argument.part?.key == .push
      if case .word = value.node, !isEdge { return [words(value)] }
      return [argument.part.map { "\($0.text) \(words(value))" } ?? words(value)]
    case .outline(let outline): return outlineWords(outline, argument.part)
    case .action(let action):
      let words = words(action)
      return [argument.part.flatMap { $0.key == .do ? nil : "\($0.text) \(words)" } ?? words]
    case .elements, .style: return []
    }
  }

  /// `isPresented content.isOpen`, `as place`. The identity of an item is implied.
  private func presentation(_ argument: Modifier.Argument) -> [String] {
    guard let part = argument.part else { return parts(argument) }
    switch (argument.value, part.key) {
    case (_, .id): return []
    case (.expression(let name), .as): if case .string(let name) = name.node { return ["as \(name)"] }
    case (.expression(let value), _): return ["\(part.text) \(words(value))"]
    case (.action(let action), _): return ["\(part.text) \(words(action))"]
    default: break
    }
    return []
  }

  private func outlineWords(_ outline: Outline, _ part: Keyword?) -> [String] {
    // The default content shape of a tap gesture is omitted.
    if part?.key == .contentShape { return [] }
    if part != nil, case .roundedRectangle(let radius) = outline { return ["cornerRadius \(words(radius))"] }
    return [ShapeWords(words: words)(outline)]
  }
}
