package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let scrollOfSeveral = DiagnosticKind(
    "layout/scroll-content", .error, "Scroll view with several elements",
    explanation: """
      A scroll view is a window on one element. How several stand in it, and how far apart, a stack or a grid says.

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
      The inner view is offered no length along its axis, so it becomes as long as its content and never scrolls; and \
      whoever drags it moves the outer one. A row that scrolls sideways inside a page that scrolls down is fine.

          scroll: { scroll: { vstack: [ … ], spacing: space.m } }                       # wrong

          scroll: { scroll: { hstack: [ … ], spacing: space.m }, axis: horizontal }     # right
      """)

  package static let lazyGridInLazyStack = DiagnosticKind(
    "layout/lazy-grid-in-lazy-stack", .error, "A lazy grid inside a lazy stack",
    explanation: """
      A lazy stack estimates what it has not made yet, and a lazy grid inside it does so once more: together they jump \
      when they are scrolled, and make all cells of the grid at once. A lazy grid stands directly in its scroll view, \
      or in a stack that is not lazy.

          scroll:
            lazyVStack: [ { lazyVGrid: [ … ], columns: 2, spacing: space.m } ]   # wrong
            spacing: space.m

          scroll:
            vstack: [ { lazyVGrid: [ … ], columns: 2, spacing: space.m } ]       # right
            spacing: space.m
      """)
}

/// A scroll view that holds what may be several views, or that scrolls along the axis of one around it.
func scrollContent(of element: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  guard case .scroll(let scroll)? = element.element?.kind else { return [] }
  let kind = element.written.kind
  var found: [Diagnostic] = []
  let around = element.scope.surroundings
  if let outer = scroll.isHorizontal ? around.horizontalScroll : around.verticalScroll {
    found.append(.scrollInScroll(kind, outer, isHorizontal: scroll.isHorizontal))
  }
  if !scroll.content.isOneView {
    found.append(.scrollOfSeveral(kind, suggestion: scroll.isHorizontal ? "hstack" : "vstack"))
  }
  return found
}

func lazyGridInLazyStack(of element: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic]
{
  guard element.written.id == .lazyVGrid || element.written.id == .lazyHGrid,
    let outer = element.scope.surroundings.lazyStack
  else { return [] }
  return [.lazyGridInLazyStack(element.written.kind, outer)]
}

extension [Element] {
  /// Whether this is one view whatever the content is. A slot is taken for one.
  fileprivate var isOneView: Bool { count == 1 && self[0].isOneView }
}

extension Element {
  fileprivate var isOneView: Bool {
    switch kind {
    case .forEach, .gridRow: false
    case .group(let elements): elements.isOneView
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
      .scrollOfSeveral, at: kind.span, "a scroll view holds one element, and this is not always one",
      help: "put what it holds into '\(suggestion):' with its 'spacing'")
  }

  fileprivate static func scrollInScroll(
    _ kind: Located<String>, _ outer: Located<String>, isHorizontal: Bool
  ) -> Diagnostic {
    Diagnostic(
      .scrollInScroll, at: kind.span,
      "this stands in a scroll view along the same axis, and has no length of its own to scroll in",
      help: "leave this one out, or write 'axis: \(isHorizontal ? "vertical" : "horizontal")'",
      notes: [Diagnostic.Note("the scroll view around it", at: outer.span)])
  }

  fileprivate static func lazyGridInLazyStack(_ kind: Located<String>, _ outer: Located<String>) -> Diagnostic {
    let isGrid = outer.value.hasSuffix("Grid")
    let plain = outer.value == "lazyHStack" ? "hstack" : "vstack"
    return Diagnostic(
      .lazyGridInLazyStack, at: kind.span, "a lazy grid does not go inside a \(outer.value)",
      help: isGrid ? "leave one of the two out" : "write '\(plain)' for '\(outer.value)'",
      notes: [Diagnostic.Note("the \(isGrid ? "grid" : "stack") around it", at: outer.span)])
  }
}
