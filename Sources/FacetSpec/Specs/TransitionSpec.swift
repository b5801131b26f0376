package import FacetDiagnostics

/// A transition as written: what it leads from and to, and how elements are animated.
package struct TransitionSpec: Sendable {
  /// A component or screen in one of its variants.
  package struct End: Sendable {
    package var component: Located<String>
    package var variant: Located<String>
  }

  package struct Timing: Sendable {
    /// Of the whole timing.
    package var span: SourceSpan
    package var curve: Located<String>?
    package var duration: Located<String>?
    package var bounce: Located<String>?
    package var delay: Located<String>?
    package var controlPoints: [Located<String>]?
    /// Tokens.
    package var easing, transition: Located<String>?
    /// Of a spring.
    package var mass, stiffness, damping: Located<String>?
  }

  package struct Animation: Sendable {
    package enum Kind: Sendable {
      /// `crossfade`, `sharedElement` or `blur`.
      case word(Located<String>)
      case edgeTranslation(Located<String>)
      case blur(Located<String>)
      case translate(x: Located<String>?, y: Located<String>?)
      case anchorTranslation(Located<String>)

      package var isShared: Bool { if case .word(let word) = self { word.value == "sharedElement" } else { false } }

      /// The place of its word or value.
      package var span: SourceSpan? {
        switch self {
        case .word(let text), .edgeTranslation(let text), .blur(let text), .anchorTranslation(let text): text.span
        case .translate(let x, let y): (x ?? y)?.span
        }
      }
    }

    package var kind: Kind?
    package var fade: Located<String>?
    package var timing: Timing?
  }

  package struct Element: Sendable {
    package var identifier: Located<String>
    package var animation: Animation
  }

  package var tree: SourceTree
  package var name: Located<String>?
  package var doc: Located<String>?
  package var from: End?
  package var to: End?
  package var timing: Timing?
  package var elements: [Element] = []

  package init(tree: SourceTree) { self.tree = tree }
}
