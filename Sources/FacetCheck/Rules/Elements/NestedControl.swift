package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let nestedControl = DiagnosticKind(
    "element/nested-control", .warning, "Control in the label of another",
    explanation: """
      The label of a button, a link, a menu or a disclosure group is what is tapped. A control in it takes the tap from \
      the outer one, or never gets it, and assistive technologies reach only the outer one. This includes controls in a \
      slot that a component draws in such a label, and those that a component in the label draws.

          hstack:
            - button: content.onOpen
              label:
                hstack:
                  - text: content.title
                  - button: content.onShare             # wrong
                    label: { text: "Share" }
                spacing: 8
          spacing: 8

          hstack:
            - button: content.onOpen
              label: { text: content.title }
            - button: content.onShare                   # right
              label: { text: "Share" }
          spacing: 8
      """)
}

extension Diagnostic {
  fileprivate static func nestedControl(_ nested: NestedControl) -> Diagnostic {
    let drawn = nested.drawn.map { [Note("the '\($0.value)' is here", at: $0.span)] } ?? []
    let what = nested.drawn.map { "'\(nested.element.value)' has the control '\($0.value)', and" }
    return Diagnostic(
      .nestedControl, at: nested.element.span,
      "\(what ?? "'\(nested.element.value)'") is in the label of another control",
      help: nested.slot.map {
        "'\($0.component.value)' draws its slot '\($0.parameter)' in a '\(nested.outer.value)': fill it without controls"
      } ?? "put it beside the '\(nested.outer.value)', in a stack",
      notes: drawn + [Note("the outer control is here", at: nested.outer.span)])
  }
}

/// The controls in labels of others, through the slots of all components, and the slots that are in such labels.
func nestedControls(among components: [TypedComponent]) -> (found: [Diagnostic], slots: SlotsInLabels) {
  guard
    components.contains(where: { component in component.elements.indices.contains(where: component.hasPressedLabel) })
  else { return ([], [:]) }
  var labels = DrawnLabels(among: components)
  var found: [Diagnostic] = []
  var slots: SlotsInLabels = [:]
  for component in components {
    // Elements of a part are resolved for each place that draws it.
    var seen: Set<SourceSpan> = []
    for index in component.elements.indices {
      guard let nested = labels.nestedControl(index, in: component), seen.insert(nested.element.span).inserted else {
        continue
      }
      found.append(.nestedControl(nested))
    }
    let inLabels = component.signature.parameters.filter { $0.type?.isSlot == true }.map(\.name.value)
      .filter { labels.isInLabel($0, of: component) }
    if !inLabels.isEmpty { slots[component.name] = Set(inLabels) }
  }
  return (found, slots)
}

/// The slots that a component draws in the label of a control, by the name of the component.
typealias SlotsInLabels = [String: Set<String>]

extension Design {
  /// Marks the slots that are in labels.
  mutating func mark(_ slotsInLabels: SlotsInLabels) {
    for index in components.indices {
      guard let slots = slotsInLabels[components[index].name] else { continue }
      for parameter in components[index].parameters.indices {
        components[index].parameters[parameter].isInLabel = slots.contains(components[index].parameters[parameter].name)
      }
    }
  }
}
