import FacetFrame
import FacetIR
import FacetInterpreter
import FacetParallel
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
  fileprivate func draw(in program: Program, style: String?) -> DrawnPicture {
    var variant = cell.variant
    if let style { variant.style = StyleSelection(style: style) }
    let preview = VariantPreview(variant, of: component, in: program, settings: cell.environment)
    let (frame, failures) = preview.run()
    return DrawnPicture(drawing: self, frame: frame, marks: preview.marks, failures: failures)
  }

  /// The picture with VoiceOver's text; for a hand-written style, what is known without compiling it.
  func text(of frame: Frame, style: String? = nil, in design: Design) -> String {
    guard let author = design.handWrittenStyle(style ?? cell.variant.style.style, of: component) else {
      return frame.text
    }
    return "drawn \(author)\n" + (component.accessibility?.element == .single ? frame.spokenText : "")
  }
}

struct DrawnPicture {
  let drawing: Drawing
  let frame: Frame
  let marks: Marks
  fileprivate(set) var failures: [VariantPreview.Failure]
}

extension [Drawing] {
  /// Draws the pictures, in their order, where those of each component are together. Behind the picture that exceeds what
  /// a component may draw, which is its failure, the others of the component are left out.
  ///
  /// - Parameter style: The style that replaces those of the variants.
  func drawn(in program: Program, style: String? = nil, threads: Int) -> [DrawnPicture] {
    let components = chunked { $0.component.name == $1.component.name }
    return parallelMap(components, threads: threads) { drawings in
      var budget = PictureBudget()
      var pictures: [DrawnPicture] = []
      for drawing in drawings where !budget.isExceeded {
        var picture = drawing.draw(in: program, style: style)
        if let excess = budget.add(picture.frame) { picture.failures = [excess] }
        pictures.append(picture)
      }
      return pictures
    }.flatMap(\.self)
  }

  /// The runs of neighbors that belong together.
  private func chunked(_ belongTogether: (Drawing, Drawing) -> Bool) -> [ArraySlice<Drawing>] {
    var chunks: [ArraySlice<Drawing>] = []
    var start = startIndex
    for index in indices where index + 1 == endIndex || !belongTogether(self[index], self[index + 1]) {
      chunks.append(self[start...index])
      start = index + 1
    }
    return chunks
  }
}
