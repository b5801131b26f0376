package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetLimits
import FacetSpec

extension DiagnosticKind {
  package static let refreshWithoutScroll = DiagnosticKind(
    "element/refresh-without-scroll", .error, "Refreshing where nothing scrolls",
    explanation: """
      'refreshable' adds an action to the scroll views and lists in the element: it is performed when they are pulled down. \
      Nothing else can be pulled down, and neither can a horizontal scroll view. The scroll view of a screen's sections \
      has the action that is written at the screen.

          vstack:
            - text: content.title
              refreshable: content.onRefresh   # wrong: a text does not scroll
            - scroll: { text: content.text }
          spacing: 8

          vstack:
            - text: content.title
            - scroll: { text: content.text }
              refreshable: content.onRefresh   # right
          spacing: 8
      """)
}

extension Diagnostic {
  fileprivate static func refreshWithoutScroll(_ key: Located<String>, action: String?) -> Diagnostic {
    Diagnostic(
      .refreshWithoutScroll, at: key.span, "'refreshable' has no effect: nothing in the element scrolls vertically",
      help: action.map { "write 'refreshable: \($0)' at the screen, whose sections scroll" }
        ?? "write it on a 'scroll' or a 'list'")
  }
}

/// Reports 'refreshable' on elements in which no component draws a scroll view.
func refreshWithoutScroll(among components: [TypedComponent]) -> [Diagnostic] {
  var scrolling = ScrollingComponents(among: components)
  return components.flatMap { component in
    var seen: Set<SourceSpan> = []
    return component.elements.indices.compactMap { index -> Diagnostic? in
      guard let modifier = component.elements[index].written.modifiers.first(where: { $0.modifier == .refreshable }),
        !seen.contains(modifier.key.span), !scrolling.scrolls(index, in: component)
      else { return nil }
      seen.insert(modifier.key.span)
      return .refreshWithoutScroll(modifier.key, action: component.actionOfScreen(in: modifier))
    }
  }
}

/// Which elements can be pulled down. What hand-written views draw is unknown, and what callers give to a slot.
private struct ScrollingComponents {
  private let components: [String: TypedComponent]
  private var known: [String: Bool] = [:]
  /// How many components are being looked through; deeper ones have an error.
  private var depth = 0

  init(among components: [TypedComponent]) {
    self.components = Dictionary(components.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func scrolls(_ index: Int, in component: TypedComponent) -> Bool {
    for (position, element) in component.elements.enumerated() where position >= index {
      guard component.isDrawn(position, inside: index) else { continue }
      if case .slot? = element.element?.kind { return true }
      if mayScroll(element) { return true }
    }
    return false
  }

  private mutating func mayScroll(_ element: TypedElement) -> Bool {
    switch element.element?.kind {
    case .scroll(let scroll): !scroll.isHorizontal
    case .control(.list), .handWritten, .serverPage, nil: true
    case .component(let instance): instance.handsOnSlots || scrolls(instance.component)
    default: false
    }
  }

  /// Whether a component draws a scroll view in one of its styles. Slots are filled where it is used.
  private mutating func scrolls(_ name: String) -> Bool {
    if let known = known[name] { return known }
    guard let component = components[name], depth <= Limit.componentDepth.most else { return true }
    depth += 1
    defer { depth -= 1 }
    known[name] = false
    var scrolls = component.spec.uiView != nil || component.spec.styles.contains { $0.handWritten != nil }
    for (position, element) in component.elements.enumerated() where !scrolls && !element.scope.isExample {
      scrolls = component.isDrawn(position, inside: nil) && mayScroll(element)
    }
    known[name] = scrolls
    return scrolls
  }
}

extension ComponentInstance {
  fileprivate var handsOnSlots: Bool {
    arguments.contains { argument in
      argument.value.slotElements.contains { if case .slot = $0.kind { true } else { false } }
    }
  }
}

extension TypedComponent {
  /// Whether an element is in another one or, for nil, in the component, and not in a layer of its own.
  fileprivate func isDrawn(_ element: Int, inside outer: Int?) -> Bool {
    for position in path(to: element) {
      if position == outer { return true }
      if isPresented(position) { return false }
    }
    return outer == nil
  }

  /// The action of a screen that a modifier in one of its sections sends.
  fileprivate func actionOfScreen(in modifier: ElementSpec.Argument) -> String? {
    guard let screen = spec.screen, !screen.sections.isEmpty, screen.refreshable == nil,
      case .expression(let syntax) = modifier.value, case .member(_, let action) = syntax.node
    else { return nil }
    return action.value
  }
}
