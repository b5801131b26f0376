import FacetIR
import FacetLanguage

extension ElementWriter {
  /// `.navigationTitle(Text("Trips"))`, and how it is shown.
  func title(_ modifier: Modifier) -> [Code] {
    let title = modifier.value.map { [Code.call(".navigationTitle", [expressions.text($0)])] } ?? []
    let mode = modifier[.displayMode].map { [Code.call(".toolbarTitleDisplayMode", [expressions.code($0)])] } ?? []
    return title + mode
  }

  func toolbar(_ modifier: Modifier) -> Code {
    let pairs = stride(from: 0, to: modifier.arguments.count - 1, by: 2).map { index in
      (modifier.arguments[index].value, modifier.arguments[index + 1].value)
    }
    let items = pairs.compactMap { placement, content -> Code? in
      guard case .expression(let placement) = placement, case .elements(let elements) = content else { return nil }
      let arguments: [Code] =
        placement.node == .word("automatic") ? [] : ["placement: \(expressions.code(placement))"]
      let head: Code = arguments.isEmpty ? "ToolbarItem" : .call("ToolbarItem", arguments)
      return .block(head, block(elements))
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
