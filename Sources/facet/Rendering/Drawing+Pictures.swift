import FacetFrame
import FacetIR
import FacetInterpreter
import FacetPreview
import FacetSnapshot
import FacetText

extension Drawing {
  /// The pictures before and after the steps, for reports of failures.
  func pictures(in program: Program) -> String {
    let preview = VariantPreview(cell.variant, of: component, in: program, settings: cell.environment)
    let before = preview.frame().text
    let title = escapedForDisplay(name)
    if cell.variant.steps.isEmpty { return "\(title)\n\(before)" }
    let after = preview.run().frame.text
    return "\(title), before its steps\n\(before)\(title), after them\n\(after)"
  }
}
