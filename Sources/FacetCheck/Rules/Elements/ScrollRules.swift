package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let scrollOfSeveral = DiagnosticKind(
    "layout/scroll-content", .error, "Scroll view with several elements",
    explanation: """
      A scroll view contains one element. To scroll several, put them into a stack or a grid.

          scroll:                                   # wrong
            - text: content.title
            - text: content.author

          scroll:                                   # right
            lazyVStack: [ { text: content.title }, { text: content.author } ]
            spacing: space.m
      """)

  package static let scrollInScroll = DiagnosticKind(
    "layout/scroll-in-scroll", .error, "A scroll view inside another along the same axis",
    explanation: """
      The inner scroll view becomes as long as its content, so it never scrolls; dragging it scrolls the outer one. A \
      'list' has no length of its own, and SwiftUI does not show it. A component counts where all its styles scroll, or \
      the one that is written at the instance, and the content of a slot where the component draws it in a scroll \
      view. A horizontal scroll view inside a vertical one is allowed, and one in a frame of a fixed length.

      The sections of a screen scroll, so a list in them needs a frame. Rows that are items of a section need no list, \
      and a list that fills the screen is its 'body'.

          scroll: { scroll: { vstack: [ … ], spacing: space.m } }                       # wrong

          scroll: { scroll: { hstack: [ … ], spacing: space.m }, axis: horizontal }     # right
          scroll: { list: [ … ], style: plain, frame: { height: 300 } }                 # right
      """)

  package static let lazyGridInLazyStack = DiagnosticKind(
    "layout/lazy-grid-in-lazy-stack", .error, "A lazy grid inside a lazy stack",
    explanation: """
      A lazy stack estimates the size of views that it has not created, and so does a lazy grid. When they are nested, \
      scrolling jumps, and all cells of the grid are created at once. Put a lazy grid directly into the scroll view, \
      or into a stack that is not lazy.

          scroll:
            lazyVStack: [ { lazyVGrid: [ … ], columns: 2, spacing: space.m } ]   # wrong
            spacing: space.m

          scroll:
            vstack: [ { lazyVGrid: [ … ], columns: 2, spacing: space.m } ]       # right
            spacing: space.m
      """)
}

/// Reports a scroll view that may contain several views, or that scrolls along the same axis as one around it.
func scrollContent(of element: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  let kind = element.written.kind
  if element.written.id == .list, let outer = element.scope.surroundings.verticalScroll.container {
    let wayOut = "remove the outer '\(outer.value)': a list scrolls by itself"
    return [.scrollInScroll(kind, outer, wayOut: wayOut, in: component)]
  }
  guard case .scroll(let scroll)? = element.element?.kind else { return [] }
  var found: [Diagnostic] = []
  let around = element.scope.surroundings
  if let outer = scroll.isHorizontal ? around.horizontalScroll?.kind : around.verticalScroll.container {
    let axis = scroll.isHorizontal ? "vertical" : "horizontal"
    let wayOut = "remove this scroll view, or write 'axis: \(axis)'"
    found.append(.scrollInScroll(kind, outer, wayOut: wayOut, in: component))
  }
  if !scroll.content.isOneView {
    found.append(.scrollOfSeveral(kind, suggestion: scroll.isHorizontal ? "hstack" : "vstack"))
  }
  return found
}

func lazyGridInLazyStack(of element: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic]
{
  guard element.written.id == .lazyVGrid || element.written.id == .lazyHGrid,
    let outer = element.scope.surroundings.lazyStack?.kind
  else { return [] }
  return [.lazyGridInLazyStack(element.written.kind, outer)]
}

extension [Element] {
  /// Whether the element is always one view. A slot counts as one.
  fileprivate var isOneView: Bool { count == 1 && self[0].isOneView }
}

extension Element {
  fileprivate var isOneView: Bool {
    switch kind {
    case .forEach, .gridRow: false
    case .group(let elements), .constants(_, let elements): elements.isOneView
    case .conditional(_, let then, let otherwise): then.isOneView && (otherwise.isEmpty || otherwise.isOneView)
    case .switch(_, let cases, let otherwise):
      cases.allSatisfy { $0.body.isEmpty || $0.body.isOneView } && (otherwise ?? []).allSatisfy(\.isOneView)
        && (otherwise?.count ?? 0) < 2
    default: true
    }
  }
}

extension Diagnostic {
  fileprivate static func scrollOfSeveral(_ kind: Located<String>, suggestion: String) -> Diagnostic {
    Diagnostic(
      .scrollOfSeveral, at: kind.span, "a scroll view must contain exactly one element",
      help: "put its elements into '\(suggestion):' with 'spacing'")
  }

  fileprivate static func scrollInScroll(
    _ kind: Located<String>, _ outer: Located<String>, wayOut: String, in component: TypedComponent
  ) -> Diagnostic {
    let scroller = component.scroller(outer)
    return Diagnostic(
      .scrollInScroll, at: kind.span, "scroll view inside another along the same axis never scrolls",
      help: scroller.help ?? wayOut, notes: [Note(scroller.note, at: outer.span)])
  }

  /// A component that scrolls, or content of a slot that a component draws in a scroll view.
  static func scrollInScroll(_ nested: NestedContainer, in component: TypedComponent) -> Diagnostic {
    let scroller = component.scroller(nested.outer)
    let name = nested.element.value
    let inner = nested.inner.map { [Note("'\(name)' scrolls here", at: $0.span)] } ?? []
    return Diagnostic(
      .scrollInScroll, at: nested.element.span,
      nested.inner == nil
        ? "scroll view inside another along the same axis never scrolls"
        : "'\(name)' scrolls inside a scroll view along the same axis, so it never scrolls",
      help: scroller.help
        ?? "move '\(name)' out of the outer '\(nested.outer.value)', or give it a frame: 'frame: { height: … }'",
      notes: inner + [Note(scroller.note, at: nested.outer.span)])
  }

  fileprivate static func lazyGridInLazyStack(_ kind: Located<String>, _ outer: Located<String>) -> Diagnostic {
    let isGrid = outer.value.hasSuffix("Grid")
    let plain = outer.value == "lazyHStack" ? "hstack" : "vstack"
    return Diagnostic(
      .lazyGridInLazyStack, at: kind.span, "a lazy grid cannot be inside '\(outer.value)'",
      help: isGrid ? "remove one of the two" : "replace '\(outer.value)' with '\(plain)'",
      notes: [Diagnostic.Note("the outer \(isGrid ? "grid" : "stack") is here", at: outer.span)])
  }
}

extension TypedComponent {
  /// What to say about a scroll view around another. One that is not written, which a screen has around its sections or
  /// a section of the layout 'row' around its items, cannot be removed.
  fileprivate func scroller(_ outer: Located<String>) -> (note: String, help: String?) {
    switch spec.owner(ofContainer: outer) {
    case .screen:
      (
        "the sections of this screen scroll",
        "write its rows as items of a section, write it as the screen's 'body' in place of the sections, or give it a "
          + "frame: 'frame: { height: … }'"
      )
    case .section: ("the items of this section scroll", "remove this scroll view, or write another 'layout'")
    case nil: ("the outer scroll view is here", nil)
    }
  }

  /// Whether an element is in the scrolling sections of a screen, and in no other scroll view there.
  func isItem(_ element: TypedElement) -> Bool {
    guard let outer = element.scope.surroundings.verticalScroll.container else { return false }
    return spec.owner(ofContainer: outer) == .screen
  }
}
