package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let repeatedRefresh = DiagnosticKind(
    "screen/repeated-refresh", .error, "Two actions for one list that is pulled down",
    explanation: """
      'refreshable' of a screen is the action of the lists and scroll views in its 'body'. One of them with a \
      'refreshable' of its own would have two, of which SwiftUI performs the inner one.

          screen: Names
          state: { isOld: Bool = true }
          actions: { refresh: isOld = false }
          refreshable: refresh
          body: { list: [{ text: "Ana" }], style: plain, refreshable: content.refresh }   # wrong: twice
          body: { list: [{ text: "Ana" }], style: plain }   # right
          variants: { Default: }
      """)
}

extension Diagnostic {
  fileprivate static func repeatedRefresh(_ key: Located<String>, besides screen: SourceSpan) -> Diagnostic {
    Diagnostic(
      .repeatedRefresh, at: key.span, "the screen has a 'refreshable' for its body already",
      help: "remove one of the two",
      notes: [Diagnostic.Note("the action of the screen is here", at: screen)])
  }
}

/// Sections have a scroll view of their own, which is the one that the screen means. The 'refreshable' of the screen itself
/// stands among those of elements, in its place.
func repeatedRefresh(in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  guard let screen = component.spec.screen, let refreshable = screen.refreshable, screen.sections.isEmpty else {
    return []
  }
  return component.elements.flatMap(\.written.modifiers).filter {
    $0.modifier == .refreshable && $0.key.span != refreshable.span
  }.map {
    .repeatedRefresh($0.key, besides: refreshable.span)
  }
}
