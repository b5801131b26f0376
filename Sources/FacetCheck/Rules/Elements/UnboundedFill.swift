package import FacetDiagnostics
import FacetSpec

extension DiagnosticKind {
  package static let unboundedFill = DiagnosticKind(
    "element/unbounded-fill", .error, "Something fills a size that nobody gives",
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
  static func unboundedFill(_ modifier: Located<String>) -> Diagnostic {
    Diagnostic(
      .unboundedFill, at: modifier.span, "this fills a size that may not have both a width and a height",
      help: "add the line 'frame: { width: …, height: … }' below it, or write 'contentMode: fit'")
  }
}

extension ComponentChecker {
  /// A frame that comes later stands around it, and offers what it says.
  mutating func checkFill(of element: ElementSpec) {
    for (index, modifier) in element.modifiers.enumerated() where modifier.isFill {
      let isBounded = element.modifiers[index...].contains(where: \.isExactFrame)
      if !isBounded { report(.unboundedFill(modifier.key)) }
    }
  }

  /// Whether what stands in an element is offered a width and a height. Layers, and what only chooses or repeats, hand
  /// on what they are offered; a stack divides it, and so does not say how large each of its elements may be.
  func offersSize(inside element: ElementSpec, in scope: Scope) -> Bool {
    guard ["zstack", "group", "if", "switch", "each", "button"].contains(element.kind.value) else { return false }
    return scope.offersSize || element.modifiers.contains(where: \.isExactFrame)
  }
}

extension ElementSpec.Argument {
  fileprivate var isFill: Bool {
    guard key.value == "aspectRatio", case .parts(let parts) = value else { return false }
    return parts.contains { part in
      if case .word(let word) = part.value { word.value == "fill" } else { false }
    }
  }

  fileprivate var isExactFrame: Bool {
    guard key.value == "frame", case .parts(let parts) = value else { return false }
    return ["width", "height"].allSatisfy { side in parts.contains { $0.key.value == side } }
  }
}
