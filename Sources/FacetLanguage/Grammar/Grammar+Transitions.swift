extension Grammar {
  /// The shapes that only a `*.transition.yaml` has.
  package static let shapesOfTransitions = [transition, elementAnimation, translation, timing]

  /// A transition between two drawings: of two screens or components, or of one in two variants.
  package static let transition = Shape(
    "a transition",
    [
      Row(.transition, .name, required: true, "The name of the transition, also of its Swift constant."),
      Row(.doc, .text, "Description, one sentence."),
      Row(
        .from, .named(.text), required: true,
        "The component or screen at its begin, with one of its variants: '{ ExploreScreen: Default }'."),
      Row(.to, .named(.text), required: true, "The component or screen at its end, with one of its variants."),
      Row(.timing, .wordOr(.timingCurve, timing), "Timing of its elements. Default: 'easeInOut'."),
      Row(
        .elements, .named(.wordOr(.elementAnimation, elementAnimation)), required: true,
        "Animations by identifier, with the component that declares it: 'ExploreScreen.pill'."),
    ])

  package static let elementAnimation = Shape(
    "an animation",
    [
      Row(.animation, .word(.elementAnimation), "An animation that needs no values, beside 'fade' or 'timing'."),
      Row(.edgeTranslation, .word(.motionEdge), "Slides over this edge of the screen."),
      Row(.blur, .number, "Fades and gets sharp: the radius in points."),
      Row(.translate, .shape(translation), "Fades and moves."),
      Row(.anchorTranslation, .name, "Fades and keeps its distance to the element with this identifier."),
      Row(.fade, .flag, "Whether it fades. Default: unless it slides over an edge."),
      Row(
        .timing, .wordOr(.timingCurve, timing),
        "Timing of the element. Default: that of its anchor, or of the transition."),
    ])

  package static let translation = Shape(
    "a translation",
    [
      Row(.x, .number, "Distance to the right, in points. Default: 0."),
      Row(.y, .number, "Distance to the bottom, in points. Default: 0."),
    ])

  package static let timing = Shape(
    "a timing",
    [
      Row(.curve, .word(.timingCurve), "Curve, under SwiftUI's name. Default: 'easeInOut'."),
      Row(
        .duration, .duration,
        "Duration or a token; of a spring, how fast it is. Default: '350ms', and '500ms' for a spring."),
      Row(.bounce, .number, "Bounce of a spring, from -1 to 1. Default: 0."),
      Row(.delay, .duration, "Delay, or a token, before the element begins to change."),
      Row(.controlPoints, .list(of: .number), "A cubic Bézier curve in place of 'curve': x1, y1, x2, y2."),
      Row(.easing, .name, "Token of type 'cubicBezier' in place of 'curve'."),
      Row(.transition, .name, "Token of type 'transition': duration, delay and curve."),
      Row(.stiffness, .number, "Stiffness of a spring, in place of 'curve', 'duration' and 'bounce'."),
      Row(.damping, .number, "Damping of a spring with 'stiffness'."),
      Row(.mass, .number, "Mass of a spring with 'stiffness'. Default: 1."),
    ])
}
