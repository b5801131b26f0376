package import FacetDiagnostics
import FacetIR
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let lostMotion = DiagnosticKind(
    "element/lost-motion", .warning, "Motion without effect",
    explanation: """
      An 'if', a 'switch', an 'each' and a 'group' are no views of their own: their modifiers apply to the elements in \
      them, and to nothing where there are none. So 'animation' on them does not animate how their elements appear. \
      'transition' is for an element that appears and disappears, and an element that is always in its container does \
      not.

          vstack:
            - if: content.isOpen
              then: { text: content.details }
              animation: { curve: spring, value: content.isOpen }   # wrong
            - { text: content.title, transition: opacity }           # wrong

          vstack:
            - if: content.isOpen
              then: { text: content.details, transition: opacity }
            - text: content.title
          animation: { curve: spring, value: content.isOpen }        # right
      """)
}

extension Diagnostic {
  fileprivate static func lostAnimation(_ key: Located<String>, of container: String) -> Diagnostic {
    Diagnostic(
      .lostMotion, at: key.span, "'animation' of '\(container)' does not animate how the elements in it appear",
      help: "set it on a stack around the '\(container)'")
  }

  fileprivate static func lostTransition(_ key: Located<String>) -> Diagnostic {
    Diagnostic(
      .lostMotion, at: key.span, "'transition' has no effect: the element never appears or disappears",
      help: "set it on an element in an 'if', a 'switch' or an 'each'")
  }
}

/// The root of a body can have a transition, because a component can stand in a condition as a whole.
func lostMotion(in component: TypedComponent, _ design: DesignIndex) -> [Diagnostic] {
  component.elements.flatMap { element -> [Diagnostic] in
    let animation = element.written.modifiers.first { $0.modifier == .animation }
    let isNoView = element.written.id?.isNoView == true
    var found: [Diagnostic] = []
    if isNoView, let animation { found.append(.lostAnimation(animation.key, of: element.written.kind.value)) }
    if !isNoView, element.written.id != .part {
      found += element.children.compactMap { child in
        let (written, typed) = (component.elements[child].written.modifiers, component.elements[child].modifiers)
        return zip(written, typed).first { $0.modifier == .transition && $1 != nil }.map { .lostTransition($0.0.key) }
      }
    }
    return found
  }
}

extension ElementID {
  /// Whether it stands for the elements in it, one by one.
  fileprivate var isNoView: Bool {
    switch self {
    case .if, .switch, .each, .group: true
    default: false
    }
  }
}
