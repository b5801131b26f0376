import FacetIR
import FacetUI

/// Alignments from constants or computed values.
extension ElementContext {
  func horizontalAlignment(_ expression: Expression) -> HorizontalAlignment {
    HorizontalAlignment(evaluate(expression).text)
  }

  func verticalAlignment(_ expression: Expression) -> VerticalAlignment { VerticalAlignment(evaluate(expression).text) }

  func alignment(_ expression: Expression) -> Alignment { Alignment(evaluate(expression).text) }
}
