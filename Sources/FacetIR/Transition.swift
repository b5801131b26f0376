/// A transition between two drawings.
package struct Transition: Equatable, Sendable {
  /// A component in one of its variants.
  package struct End: Equatable, Sendable {
    package var component: String
    package var variant: String

    package init(component: String, variant: String) {
      self.component = component
      self.variant = variant
    }
  }

  package struct Timing: Equatable, Sendable {
    package enum Curve: Equatable, Sendable {
      case linear, easeIn, easeOut, easeInOut
      case controlPoints(Double, Double, Double, Double)
      case spring(bounce: Double)
      case interpolatingSpring(mass: Double, stiffness: Double, damping: Double)
    }

    package var curve: Curve
    /// 0 for an interpolating spring, whose duration follows from its curve.
    package var milliseconds: Int
    package var delay: Int

    package init(_ curve: Curve, milliseconds: Int, delay: Int = 0) {
      self.curve = curve
      self.milliseconds = milliseconds
      self.delay = delay
    }
  }

  /// An edge of the screen.
  package enum Edge: String, Equatable, Sendable, CaseIterable { case top, bottom, leading, trailing }

  package struct Animation: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
      case crossfade, sharedElement
      case edgeTranslation(Edge)
      /// The radius is in points; nil for the default.
      case blur(radius: Double?)
      case translate(x: Double, y: Double)
      /// The identifier with its component.
      case anchorTranslation(String)
    }

    package var kind: Kind
    package var fade: Bool?
    package var timing: Timing?

    package init(_ kind: Kind, fade: Bool? = nil, timing: Timing? = nil) {
      self.kind = kind
      self.fade = fade
      self.timing = timing
    }
  }

  package struct Element: Equatable, Sendable {
    /// With its component: `ExploreScreen.pill`.
    package var identifier: String
    package var animation: Animation

    package init(identifier: String, animation: Animation) {
      self.identifier = identifier
      self.animation = animation
    }
  }

  package var name: String
  package var doc: String?
  /// The path of the spec relative to the project's root, for comments in outputs.
  package var source = ""
  package var from: End
  package var to: End
  package var timing: Timing?
  package var elements: [Element]

  package init(name: String, doc: String? = nil, from: End, to: End, timing: Timing? = nil, elements: [Element]) {
    self.name = name
    self.doc = doc
    self.from = from
    self.to = to
    self.timing = timing
    self.elements = elements
  }
}
