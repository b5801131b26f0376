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
      'transition' has an effect only on an element that appears and disappears.

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
  var found: [Diagnostic] = []
  // Few elements have these modifiers, and copies of all elements would be most of the work.
  for index in component.elements.indices {
    let count = component.elements[index].written.modifiers.count
    for position in 0..<count {
      let modifier = component.elements[index].written.modifiers[position].modifier
      guard modifier == .animation || modifier == .transition else { continue }
      let element = component.elements[index]
      let key = element.written.modifiers[position].key
      if modifier == .animation {
        if element.written.id?.isNoView == true { found.append(.lostAnimation(key, of: element.written.kind.value)) }
      } else if element.modifiers.indices.contains(position), element.modifiers[position] != nil,
        component.isAlwaysInItsContainer(index)
      {
        found.append(.lostTransition(key))
      }
    }
  }
  return found
}

extension TypedComponent {
  /// Whether the container of an element always draws it: not a condition or a loop, nor a part, which can be in one.
  fileprivate func isAlwaysInItsContainer(_ index: Int) -> Bool {
    guard let container = elements[index].container, let kind = elements[container].written.id else { return false }
    return !kind.isNoView && kind != .part
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
