import FacetIR
import FacetLanguage
import FacetRuntime
import FacetSupport
import FacetUI

extension ElementView {
  /// Draws a text with parts, a link or Markdown, which looks its words up in the catalog as SwiftUI does.
  func draw(textOf kind: Element.Kind, in evaluator: _Evaluator) {
    func setStrings(_ environment: inout EnvironmentValues) {
      environment.localizedStrings = context.model.program.strings
    }
    evaluator.inEnvironment(setStrings) {
      if kind.hasTextStyles {
        evaluator.evaluate(ScaledText { scale in context.text(of: kind, scale) })
      } else {
        evaluator.evaluate(context.text(of: kind, nil))
      }
    }
  }
}

extension Element.Kind {
  /// Whether a part has a text style of its own.
  fileprivate var hasTextStyles: Bool {
    guard case .runs(let runs) = self else { return false }
    return runs.parts.contains { part in part.modifiers.contains { $0.id == .textStyle } }
  }
}

extension ElementContext {
  fileprivate func text(of kind: Element.Kind, _ scale: TextScale?) -> Text {
    switch kind {
    case .text(let text): Text(verbatim: evaluate(text).text)
    case .run(let run): text(of: run)
    case .runs(let runs): Text(LocalizedStringKey(stringInterpolation: interpolation(of: runs, scale)))
    default: Text(verbatim: "")
    }
  }

  private func interpolation(of runs: Element.Runs, _ scale: TextScale?) -> LocalizedStringKey.StringInterpolation {
    var words = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    guard let phrase = runs.phrase else {
      for part in runs.parts { words.appendInterpolation(text(ofPart: part, scale)) }
      return words
    }
    for piece in phrase.pieces {
      switch piece {
      case .text(let text): words.appendLiteral(text)
      case .value(let value): words.append(evaluate(value), text: context(of: value))
      case .part(let index): words.appendInterpolation(text(ofPart: runs.parts[index], scale))
      }
    }
    return words
  }

  private func context(of value: Expression) -> String {
    evaluate(Expression(.interpolation([.value(value)]), as: .string)).text
  }

  private func text(ofPart part: Element, _ scale: TextScale?) -> Text {
    var context = self
    context.scope.element = part.name
    return part.modifiers.reduce(context.text(of: part.kind, scale)) { context.applying($1, to: $0, scale) }
  }

  /// A literal of Markdown keeps its values apart; another text is Markdown as a whole.
  private func text(of run: Element.Run) -> Text {
    if let link = run.link {
      return Text(verbatim: evaluate(run.text).text, link: evaluate(link).url, color: run.color.flatMap(color))
    }
    let source = run.text.unlocalized
    var words = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    switch source.node {
    case .string(let text): return Text(LocalizedStringKey(text))
    case .interpolation(let segments):
      for segment in segments {
        switch segment {
        case .text(let text): words.appendLiteral(text)
        case .value(let value) where run.text == source: words.appendInterpolation(context(of: value))
        case .value(let value): words.append(evaluate(value), text: context(of: value))
        }
      }
    default: return Text(markdown: evaluate(run.text).text)
    }
    return Text(LocalizedStringKey(stringInterpolation: words))
  }

  private func applying(_ modifier: Modifier, to text: Text, _ scale: TextScale?) -> Text {
    guard let argument = modifier.value else { return modifier.id == .font ? text.font(Font(.null)) : text }
    let value = evaluate(argument)
    return switch modifier.id {
    case .bold: text.bold(value.boolValue)
    case .italic: text.italic(value.boolValue)
    case .underline: text.underline(value.boolValue)
    case .strikethrough: text.strikethrough(value.boolValue)
    case .monospacedDigit: text.monospacedDigit(value.boolValue)
    case .color: text.foregroundStyle(paint(argument))
    case .font: text.font(Font(value))
    case .kerning: text.kerning(value.doubleValue)
    case .baselineOffset: text.baselineOffset(value.doubleValue)
    case .textStyle: scale.map { text.textStyle(DesignTextStyle(value), $0) } ?? text
    default: text
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a value with the format specifier of its type.
  fileprivate mutating func append(_ value: Value, text: String) {
    switch value {
    case .int(let number): appendInterpolation(number)
    case .double(let number): appendInterpolation(number)
    default: appendInterpolation(text)
    }
  }
}
