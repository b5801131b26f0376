package import FacetDiagnostics

extension DiagnosticKind {
  package static let emptyFile = DiagnosticKind(
    "spec/empty", .error, "Empty spec",
    explanation: """
      The file is empty, or holds only comments. A component spec needs at least its name and a style.

      Wrong:
          # to do

      Right:
          component: Divider
          styles:
            default:
              body: divider
      """)

  package static let unknownKey = DiagnosticKind(
    "spec/unknown-key", .error, "Unknown key",
    explanation: """
      Unknown keys are errors, so that a misspelled key is not ignored. After the first key of an element follow its \
      arguments and its modifiers, which have the names of SwiftUI's modifiers.

      Wrong:
          text: content.title
          foregroundColor: style.tint

      Right:
          text: content.title
          color: style.tint
      """)

  package static let misplacedKey = DiagnosticKind(
    "spec/misplaced-key", .error, "Misplaced key",
    explanation: """
      The key exists, but not here: usually it is indented one level too far, or not far enough.

      Wrong:
          styles:
            default:
              label: title

      Right:
          accessibility:
            element: single
            label: title
      """)

  package static let missingKey = DiagnosticKind(
    "spec/missing-key", .error, "Missing key",
    explanation: """
      Some keys require others: 'if' requires 'then', 'button' requires 'label', and a component requires a name and \
      at least one style.

      Wrong:
          button: content.onTap

      Right:
          button: content.onTap
          label: { text: content.title }
      """)

  package static let missingValue = DiagnosticKind(
    "spec/missing-value", .error, "Missing value",
    explanation: """
      YAML reads a key without a value as null. A '#' after a space begins a comment, so a color such as #FF0000 is \
      not read as a value.

      Wrong:
          color: #FF0000

      Right:
          color: color.action
      """)

  package static let wrongShape = DiagnosticKind(
    "spec/wrong-shape", .error, "Wrong kind of YAML node",
    explanation: """
      Each key takes one kind of YAML value: 'parameters' a mapping of names, 'matrix' lists of values, 'doc' text.

      Wrong:
          parameters: [title, subtitle]

      Right:
          parameters:
            title: String
            subtitle: String?
      """)

  package static let unknownWord = DiagnosticKind(
    "spec/unknown-word", .error, "Invalid value of a fixed set",
    explanation: """
      Enumerated values are written without quotes and have SwiftUI's names.

      Wrong:
          contentShape: pill

      Right:
          contentShape: capsule
      """)

  package static let bracesWithoutQuotes = DiagnosticKind(
    "spec/braces-without-quotes", .error, "Braces without quotes are a mapping, not a value",
    explanation: """
      YAML reads '{title}' as a mapping with the key 'title' and no value. Braces interpolate values only inside \
      quoted text; elsewhere write the expression without braces.

      Wrong:
          text: {title}

      Right:
          text: title
          text: "{title}, please"
      """)

  package static let commaInBraces = DiagnosticKind(
    "spec/comma-in-braces", .error, "Comma that ends a value inside braces",
    explanation: """
      Inside '{ }' and '[ ]' YAML ends a plain value at a comma. Quote text that contains a comma, and write an \
      expression that contains one on its own line.

      Wrong:
          - { text: Hello, world }
          - { icon: "star", opacity: min(a, b) }

      Right:
          - { text: "Hello, world" }
          - icon: "star"
            opacity: min(a, b)
      """)

  package static let missingSpace = DiagnosticKind(
    "spec/missing-space", .error, "Missing space after a colon",
    explanation: """
      YAML ends a key at a colon only where a space or the end of the line follows it; otherwise the colon belongs to \
      the word.

      Wrong:
          - spacing:4

      Right:
          - spacing: 4
      """)

  package static let kindNotFirst = DiagnosticKind(
    "spec/kind-not-first", .error, "Element kind that is not the first key",
    explanation: """
      The first key of an element is its kind. Its arguments and modifiers follow. Modifiers apply from top to bottom, \
      so their order is significant.

      Wrong:
          - color: style.tint
            text: content.title

      Right:
          - text: content.title
            color: style.tint
      """)

  package static let unknownElement = DiagnosticKind(
    "spec/unknown-element", .error, "Unknown element",
    explanation: """
      An element is a built-in one ('text', 'icon', 'button', 'hstack', …) or a component of the project, whose name \
      begins with an uppercase letter. A value is not an element: draw it with 'text' or 'slot'.

      Wrong:

          - content.title
          - row: [ spacer ]
            spacing: 0

      Right:

          - text: content.title
          - hstack: [ spacer ]
            spacing: 0
      """)

  package static let unknownVersion = DiagnosticKind(
    "project/unknown-version", .error, "Unknown version of the spec language",
    explanation: """
      'facet' is the version of the spec language, so that later versions of the tool can read the project correctly. \
      The only version is 1.

      Wrong:
          facet: 2

      Right:
          facet: 1
      """)
}

/// All diagnostics of decoding specs.
package enum FacetSpecKinds {
  package static let all: [DiagnosticKind] = [
    .missingExpression, .unexpectedToken, .unquotedText, .unknownCharacter, .unbalancedBrackets, .unbalancedBrace,
    .unterminatedText, .unknownEscape, .malformedNumber, .numberTooLarge, .chainedComparison, .expressionTooComplex,
    .malformedType, .malformedDeclaration, .malformedStatement, .emptyFile, .unknownKey, .misplacedKey, .missingKey,
    .missingValue, .wrongShape, .unknownWord, .bracesWithoutQuotes, .commaInBraces, .missingSpace, .kindNotFirst,
    .unknownElement, .unknownVersion, .limitExceeded, .noRows, .notARow,
  ]
}
