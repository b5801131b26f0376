package import FacetDiagnostics
import FacetLanguage
import FacetSpec

extension DiagnosticKind {
  package static let transitionKinds: [DiagnosticKind] = [
    .transitionEnd, .transitionAnchor, .transitionTiming, .unusedElement, .oneSidedElement, .sharedElement,
  ]

  package static let transitionEnd = DiagnosticKind(
    "motion/end", .error, "Transition without its drawings",
    explanation: """
      A transition leads from one drawing to another: a component or screen, each in one of its variants.

          # sheet.component.yaml
          component: Sheet
          style: none
          body: { text: "When?", identifier: title }
          variants: { Default: {}, Open: {} }

      Wrong:

          # open.transition.yaml
          transition: OpenSheet
          from: { Sheet: Closed }
          to: { Sheet: Open }
          elements: { Sheet.title: sharedElement }

      Right:

          # open.transition.yaml
          transition: OpenSheet
          from: { Sheet: Default }
          to: { Sheet: Open }
          elements: { Sheet.title: sharedElement }
      """)

  package static let transitionAnchor = DiagnosticKind(
    "motion/anchor", .error, "Anchor that cannot be followed",
    explanation: """
      An anchored element keeps its distance to another element of the transition. Elements that are anchored to each \
      other in a circle have nothing to follow.

          # sheet.component.yaml
          component: Sheet
          style: none
          parameters: { isOpen: Bool = false }
          body:
            vstack:
              - { text: "When?", identifier: title }
              - { if: content.isOpen, then: { text: "Any week", identifier: dates } }
            spacing: 0
          variants: { Default: {}, Open: { with: { isOpen: true } } }

      Wrong:

          # open.transition.yaml
          transition: OpenSheet
          from: { Sheet: Default }
          to: { Sheet: Open }
          elements: { Sheet.dates: { anchorTranslation: Sheet.title } }

      Right:

          # open.transition.yaml
          transition: OpenSheet
          from: { Sheet: Default }
          to: { Sheet: Open }
          elements: { Sheet.dates: { anchorTranslation: Sheet.title }, Sheet.title: sharedElement }
      """)

  package static let transitionTiming = DiagnosticKind(
    "motion/timing", .error, "Impossible timing",
    explanation: """
      A timing has a curve by name, or four control points, whose x are from 0 to 1. Only a spring has a bounce, from -1 \
      to 1. A spring can also be given by stiffness, damping and mass, from which its duration and bounce follow.

          # sheet.component.yaml
          component: Sheet
          style: none
          body: { text: "When?", identifier: title }
          variants: { Default: {}, Open: {} }

      Wrong:

          # open.transition.yaml
          transition: OpenSheet
          from: { Sheet: Default }
          to: { Sheet: Open }
          timing: { curve: spring, bounce: 2 }
          elements: { Sheet.title: sharedElement }

      Right:

          # open.transition.yaml
          transition: OpenSheet
          from: { Sheet: Default }
          to: { Sheet: Open }
          timing: { curve: spring, bounce: 0.2 }
          elements: { Sheet.title: sharedElement }
      """)

  package static let unusedElement = DiagnosticKind(
    "motion/unused-element", .warning, "Animation of an element that is not drawn",
    explanation: """
      A transition animates elements of the two drawings that it leads from and to, or of the two screens of a route. An \
      identifier that neither of their components draws has no effect.

          # sheet.component.yaml
          component: Sheet
          style: none
          body: { text: "When?", identifier: title }
          variants: { Default: {}, Open: {} }

          # other.component.yaml
          component: Other
          style: none
          body: { text: "Other", identifier: title }

      Wrong:

          # open.transition.yaml
          transition: OpenSheet
          from: { Sheet: Default }
          to: { Sheet: Open }
          elements: { Other.title: crossfade }

      Right:

          # open.transition.yaml
          transition: OpenSheet
          from: { Sheet: Default }
          to: { Sheet: Open }
          elements: { Sheet.title: sharedElement }
      """)

  package static let oneSidedElement = DiagnosticKind(
    "motion/one-sided", .warning, "Shared element on one side only",
    explanation: """
      A shared element moves from its place in one drawing to that in the other. One that only one of them draws \
      crossfades.

          # sheet.component.yaml
          component: Sheet
          style: none
          body: { text: "When?", identifier: title }
          variants: { Default: {} }

          # other.component.yaml
          component: Other
          style: none
          body: { text: "Other" }
          variants: { Default: {} }

      Wrong:

          # open.transition.yaml
          transition: OpenSheet
          from: { Other: Default }
          to: { Sheet: Default }
          elements: { Sheet.title: sharedElement }

      Right:

          # open.transition.yaml
          transition: OpenSheet
          from: { Other: Default }
          to: { Sheet: Default }
          elements: { Sheet.title: crossfade }
      """)
}

extension DiagnosticKind {
  package static let sharedElement = DiagnosticKind(
    "motion/shared", .warning, "Animation of an element that is shared",
    explanation: """
      An element that both drawings have moves from its one place to the other. Its animation would say how it appears or \
      disappears, which it does not.

          # sheet.component.yaml
          component: Sheet
          style: none
          parameters: { isOpen: Bool = false }
          body: { text: "When?", padding: if content.isOpen then 20 else 0, identifier: title }
          variants: { Default: {}, Open: { with: { isOpen: true } } }

      Wrong:

          # open.transition.yaml
          transition: OpenSheet
          from: { Sheet: Default }
          to: { Sheet: Open }
          elements: { Sheet.title: crossfade }

      Right:

          # open.transition.yaml
          transition: OpenSheet
          from: { Sheet: Default }
          to: { Sheet: Open }
          elements: { Sheet.title: sharedElement }
      """)
}

extension String {
  /// A message about elements that neither of two components draws.
  static func undrawn(_ elements: [String], by source: String, _ destination: String) -> String {
    let listed =
      elements.count > 4
      ? elements.prefix(3).joined(separator: ", ") + " and \(elements.count - 3) more"
      : elements.joinedAsList(last: "and")
    return source == destination
      ? "'\(source)' does not draw \(listed)" : "neither '\(source)' nor '\(destination)' draws \(listed)"
  }
}

extension Diagnostic {
  static func unknownEnd(_ name: Located<String>, among names: [String]) -> Diagnostic {
    Diagnostic(
      .transitionEnd, at: name.span, "cannot find component '\(name.value)' in scope",
      help: didYouMean(name.value, among: names))
  }

  static func unknownVariantOfEnd(_ name: Located<String>, of component: String, among names: [String]) -> Diagnostic {
    Diagnostic(
      .transitionEnd, at: name.span, "'\(component)' has no variant '\(name.value)'",
      help: didYouMean(name.value, among: names) ?? listing(names))
  }

  static func transitionAnchor(_ anchor: Located<String>, _ message: String, help: String?) -> Diagnostic {
    Diagnostic(.transitionAnchor, at: anchor.span, message, help: help)
  }

  static func transitionTiming(_ span: SourceSpan, _ message: String, help: String) -> Diagnostic {
    Diagnostic(.transitionTiming, at: span, message, help: help)
  }
}
