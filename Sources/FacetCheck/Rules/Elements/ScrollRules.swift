package import FacetDiagnostics

extension DiagnosticKind {
  package static let scrollOfSeveral = DiagnosticKind(
    "layout/scroll-content", .error, "A scroll view that does not say how its elements stand",
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

extension Diagnostic {
  static func scrollOfSeveral(_ kind: Located<String>, suggestion: String) -> Diagnostic {
    Diagnostic(
      .scrollOfSeveral, at: kind.span, "a scroll view holds one element, and this is not always one",
      help: "put what it holds into '\(suggestion):' with its 'spacing'")
  }

  static func scrollInScroll(
    _ kind: Located<String>, _ outer: Located<String>, isHorizontal: Bool
  ) -> Diagnostic {
    Diagnostic(
      .scrollInScroll, at: kind.span,
      "this stands in a scroll view along the same axis, and has no length of its own to scroll in",
      help: "leave this one out, or write 'axis: \(isHorizontal ? "vertical" : "horizontal")'",
      notes: [Diagnostic.Note("the scroll view around it", at: outer.span)])
  }

  static func lazyGridInLazyStack(_ kind: Located<String>, _ outer: Located<String>) -> Diagnostic {
    let isGrid = outer.value.hasSuffix("Grid")
    let plain = outer.value == "lazyHStack" ? "hstack" : "vstack"
    return Diagnostic(
      .lazyGridInLazyStack, at: kind.span, "a lazy grid does not go inside a \(outer.value)",
      help: isGrid ? "leave one of the two out" : "write '\(plain)' for '\(outer.value)'",
      notes: [Diagnostic.Note("the \(isGrid ? "grid" : "stack") around it", at: outer.span)])
  }
}
