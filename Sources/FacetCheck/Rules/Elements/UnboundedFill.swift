package import FacetDiagnostics
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let unboundedFill = DiagnosticKind(
    "element/unbounded-fill", .error, "Fill without a bounded size",
    explanation: """
      'contentMode: fill' makes an element large enough to cover the width and height that it is offered. If only one \
      of them is bounded, as in a list or a scroll view, the size is unbounded. A frame after the modifier, or around \
      the layers that contain the element, bounds both; so does the element under an overlay.

          image: content.photo
          aspectRatio: { contentMode: fill }      # wrong: fills what?

          image: content.photo
          aspectRatio: { contentMode: fill }
          frame: { width: 96, height: 64 }        # right
          clip: rectangle
      """)
}

extension Diagnostic {
  fileprivate static func unboundedFill(_ modifier: Located<String>) -> Diagnostic {
    Diagnostic(
      .unboundedFill, at: modifier.span, "'contentMode: fill' requires a bounded width and height",
      help: "add 'frame: { width: …, height: … }' on a line below it, or write 'contentMode: fit'")
  }
}

/// A later frame is around the element and bounds the size that it is offered.
func unboundedFill(of element: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  if element.scope.offersSize { return [] }
  let modifiers = element.written.modifiers
  return modifiers.enumerated().compactMap { index, modifier in
    modifier.isFill && !modifiers[index...].contains(where: \.isExactFrame) ? .unboundedFill(modifier.key) : nil
  }
}

extension Scope {
  /// Whether the children of an element are offered a bounded width and height. Layers, conditions and repetitions
  /// forward the size that they are offered; a stack divides it, so the size of each child is unknown.
  func offersSize(inside element: ElementSpec) -> Bool {
    switch element.id {
    case .zstack, .group, .if, .switch, .each, .button:
      offersSize || element.modifiers.contains(where: \.isExactFrame)
    default: false
    }
  }
}

extension ElementSpec.Argument {
  fileprivate var isFill: Bool {
    guard modifier == .aspectRatio, case .parts(let parts) = value else { return false }
    return parts.contains { part in
      if case .word(let word) = part.value { word.value == "fill" } else { false }
    }
  }

  fileprivate var isExactFrame: Bool {
    guard modifier == .frame, case .parts(let parts) = value else { return false }
    return [Key.width, .height].allSatisfy { side in parts.contains { $0.keyword == side } }
  }
}
