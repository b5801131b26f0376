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
    guard let title = parts[.title].flatMap({ expression($0.value, as: .string, in: scope) }) else { return nil }
    var arguments: [Modifier.Argument] = [.init(nil, .expression(title))]
    if let mode = parts.word(.displayMode), mode != "automatic" {
      arguments.append(.init(Key.displayMode, .expression(.word(mode, of: .titleDisplayMode))))
    }
    return Modifier(.navigationTitle, arguments)
  }

  /// What is shown large of an element: its title, and its icon.
  mutating func largeContent(_ value: ElementSpec.Value, in scope: Scope) -> Modifier? {
    let id = ModifierID.accessibilityShowsLargeContentViewer
    guard case .parts(let parts) = value else {
      return expression(value, as: .string, in: scope).map { Modifier(id, $0) }
    }
    let icon = parts[.icon].map { expression($0.value, as: .optional(.icon), in: scope) }
    guard let title = parts[.title].flatMap({ expression($0.value, as: .string, in: scope) }) else { return nil }
    guard let icon else { return Modifier(id, title) }
    return icon.map { Modifier(id, [.init(nil, .expression(title)), .init(Key.icon, .expression($0))]) }
  }

  /// The placement and the elements of each item, in turn. The system determines the look of its buttons.
  mutating func toolbar(_ value: ElementSpec.Value, in scope: Scope) -> Modifier? {
    guard case .list(let items) = value else { return nil }
    var inner = scope
    inner.systemLayer = .toolbar
    inner.surroundings = .ofLayer
    var arguments: [Modifier.Argument] = []
    for item in items {
      let placement = item.parts.word(.placement) ?? "automatic"
      arguments.append(.init(Key.placement, .expression(.word(placement, of: .toolbarPlacement))))
      arguments.append(.init(Key.content, .elements(children(item.parts[.content]?.value, in: inner))))
    }
    return Modifier(.toolbar, arguments)
  }

  mutating func searchable(_ value: ElementSpec.Value, _ key: Located<String>, in scope: Scope) -> Modifier? {
    guard case .parts(let parts) = value else { return nil }
    var arguments: [Modifier.Argument] = []
    var isWhole = true
    for part in parts.inOrder(of: .searchable) {
      guard let syntax = part.value.syntax else { continue }
      let value =
        part.keyword == .text
        ? presented(syntax, by: key.value, as: .binding(.string), in: scope)
        : expression(part.value, as: .string, in: scope)
      isWhole = isWhole && value != nil
      if let value { arguments.append(.init(part.keyword, .expression(value))) }
    }
    return isWhole ? Modifier(.searchable, arguments) : nil
  }
}
