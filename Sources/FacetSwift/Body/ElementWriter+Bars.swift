import FacetIR
import FacetLanguage

extension ElementWriter {
  /// `.navigationTitle(Text("Trips"))`, and how it is shown.
  func title(_ modifier: Modifier) -> [Code] {
    let title = modifier.value.map { [Code.call(".navigationTitle", [expressions.text($0)])] } ?? []
    let mode = modifier[.displayMode].map { mode -> [Code] in
      let call = Code.call(".toolbarTitleDisplayMode", [expressions.code(mode)])
      // Bars of other platforms have one title.
      guard mode.node == .word("inlineLarge") else { return [call] }
      return [call.compiled(if: .isNot([.tvOS, .watchOS].filter(expressions.index.runs)))]
    }
    return title + (mode ?? [])
  }

  /// `.accessibilityShowsLargeContentViewer { Text(content.title) }`, or a `Label` with the icon.
  func largeContent(_ modifier: Modifier) -> [Code] {
    guard let title = modifier.value.map({ expressions.text($0) }) else { return [] }
    let content = modifier[.icon].map { Code.block("\(.block("Label", title)) icon:", image($0)) } ?? title
    return [.block(name(of: modifier.id), content)]
  }

  private func image(_ icon: Expression) -> Code {
    guard icon.type.isOptional else { return expressions.image(of: icon) }
    return .block("if let icon = \(expressions.code(icon))", "Image(icon: icon)")
  }

  func toolbar(_ modifier: Modifier) -> Code {
    let pairs = stride(from: 0, to: modifier.arguments.count - 1, by: 2).map { index in
      (modifier.arguments[index].value, modifier.arguments[index + 1].value)
    }
    let items = pairs.compactMap { placement, content -> Code? in
      guard case .expression(let placement) = placement, case .elements(let elements) = content else { return nil }
      let arguments: [Code] =
        placement.node == .word("automatic") ? [] : ["placement: \(expressions.code(placement))"]
      return .block(.head("ToolbarItem", arguments), block(elements))
    }
    return .block(".toolbar", .lines(items))
  }

  /// `.searchable(text: content.$query, prompt: Text("Where to?"))`
  func searchable(_ modifier: Modifier) -> Code {
    let text = modifier.name(.text).map { ["text: \(binding($0))" as Code] } ?? []
    let prompt = modifier[.prompt].map { ["prompt: \(expressions.text($0))" as Code] } ?? []
    return .call(".searchable", text + prompt)
  }
}
