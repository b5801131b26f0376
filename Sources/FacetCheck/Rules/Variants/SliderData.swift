package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let stuckSlider = DiagnosticKind(
    "variant/stuck-slider", .warning, "Slider that cannot move in a variant",
    explanation: """
      A slider cannot move if the bounds of its range are equal, and a step must be greater than zero. The generated \
      code draws such a slider without stopping the program, but it is usually a mistake in the variant.

          parameters:
            price: Binding<Double>
            prices: Range<Double>
          styles:
            default: { body: { slider: content.price, in: content.prices, label: { text: "Price" } } }
          sample: { price: 100 }
          variants:
            Default: { with: { prices: 100...100 } }   # wrong
            Default: { with: { prices: 0...100 } }     # right
      """)
}

/// The variants whose data leave a slider of their style no room or no step.
func stuckSliders(in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  guard component.has(.slider) else { return [] }
  var seen: Set<Expression> = []
  var found: [Diagnostic] = []
  for example in component.examples {
    let sliders = example.body.sliders
    if sliders.isEmpty { continue }
    let data = VariantData(example.variant, of: component)
    for slider in sliders {
      if let range = data.value(of: slider.bounds), let ends = range.constantEnds, ends.lower == ends.upper,
        seen.insert(range).inserted
      {
        found.append(.stuckSlider(example.name, slider.value, "nowhere to go: both ends of its range are the same"))
      }
      if let step = slider.step.flatMap(data.value), let distance = step.constantNumber, distance <= 0,
        slider.step?.constantNumber == nil, seen.insert(step).inserted
      {
        found.append(.stuckSlider(example.name, slider.value, "a step that is not greater than zero"))
      }
    }
  }
  return found
}

extension Element {
  fileprivate var sliders: [Slider] {
    let own: [Slider] = if case .slider(let slider) = kind { [slider] } else { [] }
    return own + children.flatMap(\.sliders)
  }
}

extension Expression {
  /// Both ends of a range that is written out.
  var constantEnds: (lower: Double, upper: Double)? {
    guard case .range(let lower?, let upper?) = node, let low = lower.constantNumber, let high = upper.constantNumber
    else { return nil }
    return (low, high)
  }
}

extension Diagnostic {
  fileprivate static func stuckSlider(_ variant: Located<String>, _ field: String, _ fault: String) -> Diagnostic {
    Diagnostic(
      .stuckSlider, at: variant.span, "in '\(variant.value)' the slider of 'content.\(field)' has \(fault)",
      help: "give the variant other values, or allow it with '# facet:allow variant/stuck-slider'")
  }
}
