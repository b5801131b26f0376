package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec
import FacetText

extension DiagnosticKind {
  package static let smallTarget = DiagnosticKind(
    "accessibility/touch-target", .warning, "Touch target that is too small",
    explanation: """
      Apple's Human Interface Guidelines recommend touch targets of at least 44 by 44 points; WCAG 2.2 (2.5.8) \
      requires 24 by 24. The target of a button is its label: a frame around the button does not enlarge it. This rule \
      reports only targets whose maximum size is known, such as a label with a small frame. The line 'touch' in the \
      snapshots reports targets that are small after layout.

          button: content.onClose
          label: { icon: "xmark", frame: { width: 24, height: 24 } }    # wrong, whatever stands around it
          accessibilityLabel: "Close"

          button: content.onClose
          label: { icon: "xmark", frame: { width: 44, height: 44 } }    # right
          accessibilityLabel: "Close"
      """)
}

/// Checks the label of a button, and the modifiers below an `onTap`; others do not enlarge the target.
func smallTargets(of typed: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  guard let element = typed.wholeElement else { return [] }
  var found: [Diagnostic?] = []
  if let label = element.labelInStyle {
    found.append(smallTarget(typed.written.kind, of: typed, in: component, design) { $0.size(of: label) })
  }
  if let modifiers = element.modifiersBelowTap,
    let key = typed.written.modifiers.first(where: { $0.modifier == .onTap })?.key
  {
    let above = modifiers.contains { $0.id == .contentShape } ? "contentShape" : "onTap"
    found.append(
      smallTarget(key, of: typed, in: component, design, above: above) { $0.size(of: element, below: modifiers) })
  }
  return found.compactMap(\.self)
}

/// Checks the style of the body and the styles that extend it.
private func smallTarget(
  _ place: Located<String>, of typed: TypedElement, in component: TypedComponent, _ design: DesignIndex,
  above key: String = "onTap", _ size: (SizeLimits) -> LargestSize
) -> Diagnostic? {
  let signature = component.signature
  let styles = typed.scope.style.map(signature.styles(drawingBodyAt:))
  let themes = design.tokensByTheme.map(\.catalog)
  for style in styles?.map({ signature.styles[$0] }) ?? [nil] {
    let size = size(SizeLimits(style: style, themes: themes))
    // An extent of zero has other causes, such as an unreadable value.
    let least = min(size.width ?? .infinity, size.height ?? .infinity)
    guard least > 0, least < TouchTarget.least else { continue }
    let isOwn = styles?.first.map { style?.name == signature.styles[$0].name } ?? true
    return .smallTarget(place, size, above: key, style: isOwn ? nil : style?.name.value)
  }
  return nil
}

/// Sizes in points.
private enum TouchTarget {
  /// Apple's Human Interface Guidelines.
  static let least = 44.0
  /// WCAG 2.2, success criterion 2.5.8.
  static let smallest = 24.0
}

extension Element {
  /// The modifiers that determine the size of the tappable area; nil if there is none. Modifiers after an explicit
  /// `contentShape` do not enlarge the area unless they draw something.
  fileprivate var modifiersBelowTap: ArraySlice<Modifier>? {
    for (index, modifier) in modifiers.enumerated() {
      guard modifier.id == .onTap else { continue }
      let below = modifiers[..<index]
      if modifier.outline != nil { return below }
      return below.lastIndex(where: \.takesTaps).map { below[...$0] } ?? below
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func smallTarget(
    _ place: Located<String>, _ size: LargestSize, above key: String, style: String?
  ) -> Diagnostic {
    let sides = [(size.width, "wide"), (size.height, "high")].compactMap { side, word in
      side.flatMap { $0 < TouchTarget.least ? "\(points($0)) points \(word)" : nil }
    }.joined(separator: " and ")
    let least = min(size.width ?? .infinity, size.height ?? .infinity)
    let wanted =
      least < TouchTarget.smallest
      ? "Apple asks for 44 by 44, and WCAG 2.2 for 24 by 24 at least" : "Apple asks for 44 by 44"
    let isButton = place.value != "onTap"
    return Diagnostic(
      .smallTarget, at: place.span,
      "\(style.map { "in the style '\($0)' " } ?? "")this is no more than \(sides) to whoever taps it; \(wanted)",
      help: isButton
        ? "give the label 'frame: { minWidth: 44, minHeight: 44 }'"
        : "put 'frame: { minWidth: 44, minHeight: 44 }' above '\(key)'")
  }

  private static func points(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(nearest: value))" : "\(value)"
  }
}
