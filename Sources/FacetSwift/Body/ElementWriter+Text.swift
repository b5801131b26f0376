import FacetIR
import FacetLanguage

extension ElementWriter {
  /// A text with parts, a link or Markdown.
  ///
  /// The parts are interpolated into one text. Without a String Catalog, all of it is in parts, so that no text is a key or
  /// Markdown.
  func text(_ kind: Element.Kind) -> Code {
    switch kind {
    case .run(let run): return text(of: run)
    case .runs(let runs):
      guard runs.hasTextStyles else { return text(of: runs, scale: nil) }
      let (inner, scale) = binding("scale")
      return .shortBlock("\(.callsSupport)ScaledText", signature: "\(scale)", inner.text(of: runs, scale: scale))
    default: return .empty
    }
  }

  private func text(of runs: Element.Runs, scale: SwiftName?) -> Code {
    guard let phrase = runs.phrase else {
      let parts = runs.parts.map { StringLiteral.Segment.value(part($0, scale)) }
      return .call("Text", [.string(StringLiteral(parts))])
    }
    let segments = phrase.pieces.map { piece -> StringLiteral.Segment in
      switch piece {
      case .text(let text): .text(text)
      case .value(let value): .value(expressions.argument(value))
      case .part(let index): .value(part(runs.parts[index], scale))
      }
    }
    return expressions.phrase(segments)
  }

  /// `Text(verbatim: "terms").bold()`
  private func part(_ part: Element, _ scale: SwiftName?) -> Code {
    let base: Code =
      switch part.kind {
      case .text(let text): expressions.text(text, atLeast: .postfix)
      case .run(let run): text(of: run)
      default: .empty
      }
    let calls = part.modifiers.flatMap { modifier -> [Code] in
      guard modifier.id == .textStyle, let style = modifier.value, let scale else { return self.calls([modifier]) }
      return [.call(".textStyle", [expressions.code(style), "\(scale)"])]
    }
    return .sequence([base] + calls)
  }

  private func text(of run: Element.Run) -> Code {
    if let link = run.link {
      let color = run.color.map { ["color: \(expressions.code($0))" as Code] } ?? []
      return .call(
        "\(.callsSupport)Text", ["verbatim: \(expressions.code(run.text))", "link: \(expressions.code(link))"] + color)
    }
    switch run.text.node {
    case .localized(let text): return expressions.markdown(text)
    case .string(let text): return .call("Text", [.string(StringLiteral(text))])
    case .interpolation(let segments):
      return .call(
        "Text",
        [
          .string(
            StringLiteral(
              segments.map { segment in
                switch segment {
                case .text(let text): .text(text)
                case .value(let value): .value(finished(value))
                }
              }))
        ])
    default: return .call("\(.callsSupport)Text", ["markdown: \(expressions.code(run.text))"])
    }
  }

  /// A value as a `String`, which is not formatted.
  private func finished(_ value: Expression) -> Code {
    value.type == .string ? expressions.code(value) : .call("String", [expressions.typedCode(value)])
  }
}

extension Element.Runs {
  fileprivate var hasTextStyles: Bool {
    parts.contains { part in part.modifiers.contains { $0.id == .textStyle } }
  }
}
