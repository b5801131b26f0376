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
      Every key is checked, so that a misspelt one is not silently ignored. Behind the first key of an element, every \
      key that is not its own is a modifier, under SwiftUI's name for it.

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
      Some keys say nothing without another: an 'if' needs 'then', a 'button' its 'label', a component its name and \
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
      YAML reads a key with nothing behind it as null, which is hardly ever meant. A '#' after a space begins a \
      comment, so a color such as #FF0000 is nothing.

      Wrong:
          color: #FF0000

      Right:
          color: color.action
      """)

  package static let wrongShape = DiagnosticKind(
    "spec/wrong-shape", .error, "Wrong kind of YAML node",
    explanation: """
      Each key takes one shape of value: 'parameters' a mapping of names, 'matrix' lists of values, 'doc' text.

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
      Where a closed set of words is expected, its words stand bare, under SwiftUI's names.

      Wrong:
          contentShape: pill

      Right:
          contentShape: capsule
      """)

  package static let bracesWithoutQuotes = DiagnosticKind(
    "spec/braces-without-quotes", .error, "Braces without quotes are a mapping, not a value",
    explanation: """
      In YAML, '{title}' is a mapping with the key 'title' and nothing behind it. Values stand in braces only inside \
      quoted text; elsewhere they stand bare.

      Wrong:
          text: {title}

      Right:
          text: title
          text: "{title}, please"
      """)

  package static let commaInBraces = DiagnosticKind(
    "spec/comma-in-braces", .error, "Comma that ends a value inside braces",
    explanation: """
      Inside '{ }' and '[ ]' YAML ends a plain value at a comma. Text with a comma goes in quotes, and an expression \
      with one on a line of its own.

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
      The first key of an element says what it is. Its own arguments and its modifiers follow; modifiers apply from \
      top to bottom, so their order means something.

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
      An element is one of a fixed list ('text', 'icon', 'button', 'hstack', …) or a component of the project, whose \
      name begins with a capital letter. A value is no element by itself: 'text' or 'slot' say how it is shown.

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
      'facet' says which version of the language a project is written in, so that a later version of the program reads \
      it as it was meant. There is one version so far.

      Wrong:
          facet: 2

      Right:
          facet: 1
      """)
}

/// All that reading a spec can report.
package enum FacetSpecKinds {
  package static let all: [DiagnosticKind] = [
    .missingExpression, .unexpectedToken, .unquotedText, .unknownCharacter, .unbalancedBrackets, .unbalancedBrace,
    .unterminatedText, .unknownEscape, .malformedNumber, .numberTooLarge, .chainedComparison, .expressionTooComplex,
    .malformedType, .malformedDeclaration, .malformedStatement, .emptyFile, .unknownKey, .misplacedKey, .missingKey,
    .missingValue, .wrongShape, .unknownWord, .bracesWithoutQuotes, .commaInBraces, .missingSpace, .kindNotFirst,
    .unknownElement, .unknownVersion, .limitExceeded, .noRows, .notARow,
  ]
}
