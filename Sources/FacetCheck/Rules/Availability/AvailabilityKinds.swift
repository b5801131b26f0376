import FacetDiagnostics

extension DiagnosticKind {
  static let availabilityKinds: [DiagnosticKind] = [
    .malformedVersion, .floorTooLow, .redundantAvailability, .tooNew, .misplacedAvailability, .unsuitableFallback,
  ]

  static let malformedVersion = DiagnosticKind(
    "availability/version", .error, "Invalid platform version",
    explanation: """
      A version is a number, perhaps with a second one behind a point. In 2025 the systems of Apple took the number of \
      the year that follows: there is no iOS between 18 and 26.

          availability: { iOS: 19 }     # wrong
          availability: { iOS: 26 }     # right
          availability: { iOS: 17.4 }   # right
      """)

  static let floorTooLow = DiagnosticKind(
    "availability/floor", .error, "Platform version older than generated code supports",
    explanation: """
      Generated code stands on the runtime, which needs iOS 17, macOS 14, tvOS 17, watchOS 10 or visionOS 1. A project \
      that runs on anything older would not compile.

      Wrong:
          platforms: { iOS: 15 }

      Right:
          platforms: { iOS: 17 }
      """)

  static let redundantAvailability = DiagnosticKind(
    "availability/redundant", .warning, "Availability without effect",
    explanation: """
      'availability' says since when something exists, where that is later than all around it: than the project's \
      'platforms', and of a style than its component. Anything else is true of itself. A platform that the project does \
      not run on needs no version.

          availability: { iOS: 17 }            # wrong, in a project that runs on iOS 17 and later
          availability: { iOS: 26, tvOS: 26 }  # wrong, in a project for iOS
          availability: { iOS: 26 }            # right
      """)

  static let tooNew = DiagnosticKind(
    "availability/too-new", .error, "API that may not be available",
    explanation: """
      What is drawn must exist on all systems that it is drawn on: those of the project's 'platforms', or of the \
      'availability' of the component or the style that draws it. Some elements do not exist on a platform at all.

          # facet.yaml
          facet: 1
          module: Sample
          platforms: { iOS: 17, tvOS: 17 }   # wrong: tvOS has no sliders
          platforms: { iOS: 17 }             # right
          # card.component.yaml
          component: Card
          parameters: { volume: Binding<Double> }
          styles:
            default:
              body: { slider: content.volume, in: 0...1, label: { text: "Volume" } }
          sample: { volume: 0.5 }
      """)

  static let misplacedAvailability = DiagnosticKind(
    "availability/misplaced", .error, "Availability where nothing is drawn",
    explanation: """
      A style with a body says since when that exists. One that extends another draws the body of that one, and exists \
      where it does. With 'kind: properties' a style is a bag of values, which exist everywhere. Only a body has \
      something that can be drawn in its place.

          styles:
            default: { body: { text: content.title } }
            glass: { extends: default, availability: { iOS: 26 } }                    # wrong

          styles:
            default: { body: { text: content.title } }
            glass: { availability: { iOS: 26 }, body: { text: content.title, bold: true } }   # right
      """)

  static let unsuitableFallback = DiagnosticKind(
    "availability/otherwise", .error, "Unsuitable fallback for a style",
    explanation: """
      'otherwise' names the style that is drawn where this one does not exist. That style has to exist wherever the \
      component does; and the style 'default' is drawn everywhere, so if it is newer than the component it has one.

          styles:
            default: { body: { text: content.title } }
            glass: { otherwise: default, body: { text: content.title, bold: true } }   # wrong: it exists everywhere

          styles:
            default: { body: { text: content.title } }
            glass:                                                                     # right
              availability: { iOS: 26, macOS: 26 }
              otherwise: default
              body: { text: content.title, bold: true }
      """)
}
