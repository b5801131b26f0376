import FacetDiagnostics

extension DiagnosticKind {
  static let availabilityKinds: [DiagnosticKind] = [
    .malformedVersion, .floorTooLow, .redundantAvailability, .tooNew, .misplacedAvailability, .unsuitableFallback,
    .lapsedLimit,
  ]

  static let malformedVersion = DiagnosticKind(
    "availability/version", .error, "Invalid platform version",
    explanation: """
      A version is 'major' or 'major.minor'. In 2025 Apple changed the version numbers of its systems to the following \
      year, so there are no versions of iOS between 18 and 26.

          availability: { iOS: 19 }     # wrong
          availability: { iOS: 26 }     # right
          availability: { iOS: 17.4 }   # right
      """)

  static let floorTooLow = DiagnosticKind(
    "availability/floor", .error, "Platform version older than generated code supports",
    explanation: """
      Generated code uses the runtime, which requires iOS 17, macOS 14, tvOS 17, watchOS 10 or visionOS 1. It does not \
      compile for earlier versions.

      Wrong:
          platforms: { iOS: 15 }

      Right:
          platforms: { iOS: 17 }
      """)

  static let redundantAvailability = DiagnosticKind(
    "availability/redundant", .warning, "Availability without effect",
    explanation: """
      'availability' is redundant unless its version is later than that of the project's 'platforms' and, for a style, \
      later than that of its component. A platform that the project does not support needs no version.

          availability: { iOS: 17 }            # wrong, in a project that runs on iOS 17 and later
          availability: { iOS: 26, tvOS: 26 }  # wrong, in a project for iOS
          availability: { iOS: 26 }            # right
      """)

  static let tooNew = DiagnosticKind(
    "availability/too-new", .error, "API that may not be available",
    explanation: """
      An element must be available on all platforms and versions where it is drawn: those of the project's \
      'platforms', or of the 'availability' of the component or style. Some elements are unavailable on a platform in \
      any version.

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
      'availability' applies to styles with a body. A style that extends another has the availability of that style. \
      With 'kind: properties' styles are values, which are available everywhere.

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
      'otherwise' names the style that replaces this one on systems where it is unavailable. The replacement must be \
      available wherever the component is. The style 'default' requires a replacement if it has 'availability'.

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
