package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let colorOfControl = DiagnosticKind(
    "element/color-of-control", .warning, "Color without effect on a control",
    explanation: """
      'color' applies to text and symbols. The track of a slider, a progress bar and a switch use the 'tint'. 'color' \
      has no effect on a control that draws no text of its own.

          progress: 0.4
          color: color.action    # wrong: the bar stays as it is

          progress: 0.4
          tint: color.action     # right
      """)
}

extension Diagnostic {
  /// - Parameter fix: Whether the value can also be a tint.
  fileprivate static func colorOfControl(_ key: Located<String>, on control: String, fix: Bool) -> Diagnostic {
    Diagnostic(
      .colorOfControl, at: key.span, "'color' has no effect on this '\(control)'",
      help: "use 'tint', the color of controls", fixes: fix ? [Fix(replace: key.span, with: "tint")] : [])
  }
}

/// A color also applies to the elements in the modifiers before it.
func colorOfControl(of typed: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  guard let element = typed.wholeElement, element.kind.isControlWithoutWords else { return [] }
  let control = typed.written
  let isTinted = control.modifiers.contains { $0.modifier == .tint }
  // The modifiers of the element can be more than were written: one of two edges becomes two.
  let own = zip(typed.modifiers, control.modifiers).prefix { modifier, _ in modifier?.elements.isEmpty ?? true }
  return own.compactMap { modifier, written in
    guard let modifier, modifier.id == .color, let value = modifier.value else { return nil }
    return .colorOfControl(
      written.key, on: control.kind.value, fix: !isTinted && value.type.unwrapped == .color)
  }
}

extension Element.Kind {
  /// iOS does not draw the label of a slider.
  fileprivate var isControlWithoutWords: Bool {
    switch self {
    case .slider: true
    case .progress(let progress): progress.label.isEmpty
    case .toggle(let toggle): toggle.label.isEmpty
    default: false
    }
  }
}
