import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

/// The title, the items and the search field of the navigation bar above an element.
extension ComponentResolver {
  mutating func navigationTitle(_ value: ElementSpec.Value, in scope: Scope) -> Modifier? {
    guard case .parts(let parts) = value else {
      return expression(value, as: .string, in: scope).map { Modifier(.navigationTitle, $0) }
    }
    guard
      let title = parts.first(where: { $0.keyword == .title }).flatMap({ expression($0.value, as: .string, in: scope) })
    else { return nil }
    var arguments: [Modifier.Argument] = [.init(nil, .expression(title))]
    if case .word(let mode)? = parts.first(where: { $0.keyword == .displayMode })?.value, mode.value != "automatic" {
      arguments.append(.init(Key.displayMode, .expression(.word(mode.value, of: .titleDisplayMode))))
    }
    return Modifier(.navigationTitle, arguments)
  }

  /// The placement and the elements of each item, in turn. The system determines the look of its buttons.
  mutating func toolbar(_ value: ElementSpec.Value, in scope: Scope) -> Modifier? {
    guard case .list(let items) = value else { return nil }
    var inner = scope
    inner.systemLayer = .toolbar
    inner.surroundings = LayoutSurroundings()
    var arguments: [Modifier.Argument] = []
    for item in items {
      var placement = "automatic"
      if case .word(let word)? = item.parts.first(where: { $0.keyword == .placement })?.value { placement = word.value }
      let content = item.parts.first { $0.keyword == .content }?.value
      arguments.append(.init(Key.placement, .expression(.word(placement, of: .toolbarPlacement))))
      arguments.append(.init(Key.content, .elements(children(content, in: inner))))
    }
    return Modifier(.toolbar, arguments)
  }

  mutating func searchable(_ value: ElementSpec.Value, _ key: Located<String>, in scope: Scope) -> Modifier? {
    guard case .parts(let parts) = value else { return nil }
    var arguments: [Modifier.Argument] = []
    var isWhole = true
    for part in parts.inOrder(of: .searchable) {
      guard let syntax = part.value.syntax else { continue }
      let value: Expression?
      if part.keyword == .text {
        value = presented(syntax, by: key.value, as: .binding(.string), in: scope)
      } else {
        value = expression(part.value, as: .string, in: scope)
      }
      isWhole = isWhole && value != nil
      arguments += value.map { [.init(part.keyword, .expression($0))] } ?? []
    }
    return isWhole ? Modifier(.searchable, arguments) : nil
  }
}
