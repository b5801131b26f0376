import FacetFrame
import FacetIR
import FacetInterpreter
import FacetPreview
import FacetSnapshot

/// One picture: a variant in one cell of its component's matrix.
struct Drawing {
  let component: Component
  let cell: Cell

  /// All names that select it, from the component's to its own.
  var names: [String] {
    [
      component.name, component.name + "/" + cell.variant.style.style, component.name + "/" + cell.variant.name,
      component.name + "/" + cell.name,
    ]
  }

  /// `NumericStepper/At lower bound @ ax3 rtl`
  var name: String { names[names.count - 1] }

  /// Every variant in every cell, in the order of the design.
  static func all(of design: Design) -> [Drawing] {
    design.components.flatMap { component in component.cells.map { Drawing(component: component, cell: $0) } }
  }

  /// - Parameter style: The style that replaces the variant's own.
  func draw(
    in program: Program, style: String? = nil
  ) -> (frame: Frame, marks: Marks, failures: [VariantPreview.Failure]) {
    var variant = cell.variant
    if let style { variant.style = StyleSelection(style: style) }
    let preview = VariantPreview(variant, of: component, in: program, settings: cell.environment)
    let (frame, failures) = preview.run()
    return (frame, preview.marks, failures)
  }

  /// The picture with VoiceOver's text; for a hand-written style, what is known without compiling it.
  func text(of frame: Frame, style: String? = nil, in design: Design) -> String {
    guard let author = design.handWrittenStyle(style ?? cell.variant.style.style, of: component) else {
      return frame.text
    }
    return "drawn \(author)\n" + (component.accessibility?.element == .single ? frame.spokenText : "")
  }
}
