package import FacetDiagnostics
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let unboundedFill = DiagnosticKind(
    "element/unbounded-fill", .error, "Fill without a bounded size",
    explanation: """
      'contentMode: fill' makes an element large enough to cover the width and the height that it is offered. Where \
      only one of them is offered, as in a list or a scroll view, it has no end. A frame below it gives both, or one \
      around the layers that it is among, and so does whatever an overlay covers.

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
      .unboundedFill, at: modifier.span, "this fills a size that may not have both a width and a height",
      help: "add the line 'frame: { width: …, height: … }' below it, or write 'contentMode: fit'")
  }
}

/// A frame that comes later stands around it, and offers what it says.
func unboundedFill(of element: TypedElement, in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  if element.scope.offersSize { return [] }
  let modifiers = element.written.modifiers
  return modifiers.enumerated().compactMap { index, modifier in
    modifier.isFill && !modifiers[index...].contains(where: \.isExactFrame) ? .unboundedFill(modifier.key) : nil
  }
}

extension Scope {
  /// Whether what stands in an element is offered a width and a height. Layers, and what only chooses or repeats, hand
  /// on what they are offered; a stack divides it, and so does not say how large each of its elements may be.
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
