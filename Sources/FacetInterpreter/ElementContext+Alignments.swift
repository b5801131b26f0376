import FacetIR
import FacetUI

/// Alignments that a spec names, or that something in it decides.
extension ElementContext {
  func horizontalAlignment(_ expression: Expression) -> HorizontalAlignment {
    HorizontalAlignment(evaluate(expression).text)
  }

  func verticalAlignment(_ expression: Expression) -> VerticalAlignment { VerticalAlignment(evaluate(expression).text) }

  func alignment(_ expression: Expression) -> Alignment { Alignment(evaluate(expression).text) }
}
