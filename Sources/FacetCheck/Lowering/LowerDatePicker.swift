import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension ComponentResolver {
  mutating func datePicker(_ element: ElementSpec, in scope: Scope) -> Element.Control? {
    let label = children(element.argument(.label), in: scope)
    let selection = bound(element, to: .date, in: scope)
    var picker = Element.DatePicker(
      selection: selection ?? "", components: element.word(.displayedComponents), label: label,
      style: element.word(.style) ?? "compact")
    if let range = element.argument(.in)?.syntax {
      guard case .range(let first, let last) = range.node, first != nil || last != nil else {
        if range.node.isReadable { report(.notARangeOfDates(range)) }
        return nil
      }
      picker.first = first.flatMap { date($0, in: scope) }
      picker.last = last.flatMap { date($0, in: scope) }
      guard (first == nil) == (picker.first == nil), (last == nil) == (picker.last == nil) else { return nil }
    }
    return selection == nil ? nil : .datePicker(picker)
  }

  private mutating func date(_ syntax: ExpressionSyntax, in scope: Scope) -> Expression? {
    let date = check(syntax, as: .date, in: scope)
    keep(date, at: syntax.span)
    return date
  }
}

extension ExpressionSyntax.Node {
  /// Whether it has no error that has been reported.
  fileprivate var isReadable: Bool { if case .invalid = self { false } else { true } }
}
