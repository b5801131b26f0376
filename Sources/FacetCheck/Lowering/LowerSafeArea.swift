import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  /// `safeAreaInset: { edge: bottom, alignment: leading, content: … }`, with the alignments that the edge has.
  mutating func safeAreaInset(_ value: ElementSpec.Value, in scope: Scope) -> Modifier? {
    guard case .parts(let parts) = value else { return nil }
    var arguments: [Modifier.Argument] = []
    let edge = parts.word(.edge)
    let alignments: WordSet = edge == "leading" || edge == "trailing" ? .verticalAlignment : .horizontalAlignment
    if let edge { arguments.append(.init(Key.edge, .expression(.word(edge, of: .edge)))) }
    var isWhole = edge != nil
    for part in parts.inOrder(of: .safeAreaInset) {
      switch part.keyword.key {
      case .alignment:
        let alignment = expression(part.value, as: .words(alignments), in: scope)
        isWhole = isWhole && alignment != nil
        if let alignment, !alignment.isCenter { arguments.append(.init(Key.alignment, .expression(alignment))) }
      case .spacing:
        let spacing = expression(part.value, as: .length, in: scope)
        isWhole = isWhole && spacing != nil
        if let spacing { arguments.append(.init(Key.spacing, .expression(spacing))) }
      case .content: arguments.append(.init(Key.content, .elements(children(part.value, in: scope))))
      default: break
      }
    }
    if !arguments.contains(where: { $0.part == Keyword(.spacing) }) {
      arguments.append(.init(Key.spacing, .expression(.zero)))
    }
    return isWhole ? Modifier(.safeAreaInset, arguments) : nil
  }
}
