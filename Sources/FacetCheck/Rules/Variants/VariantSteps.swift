package import FacetDiagnostics
import FacetLanguage
import FacetText

extension DiagnosticKind {
  package static let noControl = DiagnosticKind(
    "variant/no-control", .error, "Step on a control that the style does not draw",
    explanation: """
      A step uses a control on the screen, as a person would. The style of the variant must draw a button or an \
      'onTap' with that action, or a toggle of that field.

          styles:
            default: { body: { text: content.title } }
          variants:
            Tapped: { after: [ tap: onTap ] }             # wrong

          styles:
            default:
              body: { text: content.title, onTap: content.onTap }   # right
      """)

  package static let notAdjustable = DiagnosticKind(
    "variant/not-adjustable", .error, "Adjustment of a component that is not adjustable",
    explanation: """
      'adjust' performs VoiceOver's swipe up or down, so the component must be adjustable.

          accessibility:
            element: single
            label: title
          variants:
            More: { after: [ adjust: increment ] }   # wrong: there is nothing to adjust

          accessibility:                             # right
            element: single
            label: title
            adjustable: { increment: content.onIncrement, decrement: content.onDecrement }
      """)

  package static let unknownExpectation = DiagnosticKind(
    "variant/unknown-expectation", .error, "Unknown expectation",
    explanation: """
      After the steps, 'expect' compares parameters, state, content fields, the recorded actions, or texts that must \
      be shown.

          parameters: { title: String = Guests }
          content: { title: String, words: String = title }
          styles: { default: { body: { text: "{content.title} {content.words}" } } }
          variants:
            Default:
              expect: { words: Guests }           # wrong, as it is content
              expect: { content.words: Guests }   # right
              expect: { title: Guests }           # right
              expect: { shows: [ Guests ] }       # right
      """)
}

extension DiagnosticKind {
  package static let noField = DiagnosticKind(
    "variant/no-field", .error, "Step on a text field that the style does not draw",
    explanation: """
      A step that types text or moves a slider names the content field that the control writes to. The style of the \
      variant must draw such a control.

          parameters:
            query: Binding<String>
          styles:
            default:
              body: { textField: content.query, prompt: "Search" }
          variants:
            Wrong: { after: [ focus: search ] }   # wrong
            Right: { after: [ focus: query ] }    # right
          sample: { query: "" }
      """)

  package static let severalFields = DiagnosticKind(
    "variant/several-fields", .error, "Ambiguous text field in a step",
    explanation: """
      The short form 'type: Mina' requires a style with exactly one text field. If there are several, name the field.

          parameters:
            name: Binding<String>
            city: Binding<String>
          styles:
            default:
              body:
                vstack:
                  - textField: content.name
                    prompt: "Name"
                  - textField: content.city
                    prompt: "City"
                spacing: 0
          sample: { name: "", city: "" }
          variants:
            Wrong: { after: [ type: Mina ] }                           # wrong
            Right: { after: [ type: { text: Mina, into: name } ] }     # right
      """)

  package static let malformedStep = DiagnosticKind(
    "variant/malformed-step", .error, "Malformed step",
    explanation: """
      A step moves a slider either 'to' a value or 'by' a distance. Both are numbers. A link is followed by its URL.

          parameters:
            ratio: Binding<Double>
          styles:
            default:
              body: { slider: content.ratio, in: 0...1, label: { text: "Ratio" } }
          sample: { ratio: 0 }
          variants:
            Wrong: { after: [ adjust: { slider: ratio } ] }            # wrong
            Right: { after: [ adjust: { slider: ratio, to: 0.5 } ] }   # right
      """)
}

extension Diagnostic {
  static func noField(
    _ target: Located<String>, _ control: String, style: String, among fields: [String]
  ) -> Diagnostic {
    Diagnostic(
      .noField, at: target.span, "the style '\(style)' draws no \(control) that writes to '\(target.value)'",
      help: didYouMean(target.value, among: fields) ?? listing(fields))
  }

  /// - Parameter inner: A state of a component in the body, to which a text field of that writes.
  static func nothingToTypeInto(_ verb: Located<String>, style: String, inner: String?) -> Diagnostic {
    Diagnostic(
      .noField, at: verb.span, "the style '\(style)' draws no text field to type into",
      help: inner.map { "for the field of a component name its state: 'type: { text: …, into: \($0) }'" }
        ?? "add 'textField: …' to its body")
  }

  static func severalFields(_ verb: Located<String>, _ fields: [String]) -> Diagnostic {
    Diagnostic(
      .severalFields, at: verb.span, "there are \(fields.count) text fields to type into",
      help: "write 'type: { text: …, into: \(fields[0]) }'")
  }

  static func malformedStep(
    _ span: SourceSpan, _ message: String, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(.malformedStep, at: span, message, help: help)
  }

  static let helpForSliding = "write 'adjust: { slider: …, to: 0.5 }'"
}

extension Diagnostic {
  static func tapWithoutControl(_ target: Located<String>, isAction: Bool, style: String) -> Diagnostic {
    Diagnostic(
      .noControl, at: target.span, "the style '\(style)' draws no control that does '\(target.value)'",
      help: isAction
        ? "add 'button: content.\(target.value)' to its body, or 'onTap'"
        : "add 'toggle: content.\(target.value)' to its body")
  }

  static func pressWithoutButton(_ target: Located<String>) -> Diagnostic {
    Diagnostic(
      .noControl, at: target.span, "the control that does '\(target.value)' is not a button, so it cannot be pressed",
      help: "use 'tap: \(target.value)'")
  }

  static func followWithoutLink(_ target: Located<String>, style: String) -> Diagnostic {
    Diagnostic(
      .noControl, at: target.span, "the style '\(style)' draws no link", help: "add 'link: …' to its body")
  }

  static func notADate(_ option: Located<String>) -> Diagnostic {
    Diagnostic(
      .malformedStep, at: option.span, "expected a date, found '\(option.value)'",
      help: "write '2026-05-01', or '2026-05-01T10:30:00Z'")
  }

  static func openWithoutMenu(_ target: Located<String>, style: String) -> Diagnostic {
    Diagnostic(
      .noControl, at: target.span, "the style '\(style)' draws no menu",
      help: "add 'menu: …' or the modifier 'contextMenu' to its body")
  }

  static func notAnOption(_ option: Located<String>, among cases: [String]) -> Diagnostic {
    Diagnostic(
      .malformedStep, at: option.span, "the picker has no option '\(option.value)'",
      help: "write one of \(cases.map { "'\($0)'" }.joined(separator: ", "))")
  }

  static func notAURL(_ target: Located<String>) -> Diagnostic {
    Diagnostic(
      .malformedStep, at: target.span, "expected a URL, found '\(target.value)'",
      help: "write 'follow: \"https://example.com\"'")
  }

  static func gestureWithoutElement(_ id: ModifierID, _ target: Located<String>, style: String) -> Diagnostic {
    let gesture =
      switch id {
      case .onTap: "onTap: { count: 2, do: content.\(target.value) }"
      case .onHover: "onHover: content.\(target.value)(isHovered)"
      default: "\(id.kind.name): content.\(target.value)"
      }
    return Diagnostic(
      .noControl, at: target.span,
      id == .onHover
        ? "the style '\(style)' draws no button and no element with 'onHover' for '\(target.value)'"
        : "the style '\(style)' draws no element with '\(gesture)'", help: "add '\(gesture)' to an element")
  }

  static func swipeWithoutRow(_ target: Located<String>, style: String) -> Diagnostic {
    Diagnostic(
      .noControl, at: target.span,
      "the style '\(style)' draws no row with a button for '\(target.value)' in 'swipeActions'",
      help: "add 'swipeActions: { content: { button: content.\(target.value), label: … } }' to a row of a 'list'")
  }

  static func dragWithoutElement(_ target: Located<String>, style: String) -> Diagnostic {
    Diagnostic(
      .noControl, at: target.span, "the style '\(style)' draws no element that is dragged for '\(target.value)'",
      help: "add 'drag: { onChanged: content.\(target.value) }' to an element")
  }

  static func adjustWithoutElement(_ target: Located<String>, style: String) -> Diagnostic {
    Diagnostic(
      .notAdjustable, at: target.span, "the style '\(style)' draws no element that is adjusted by '\(target.value)'",
      help: "add 'accessibilityAdjustableAction: { increment: …, decrement: … }' to an element")
  }

  static func escapeWithoutAction(_ target: Located<String>) -> Diagnostic {
    Diagnostic(
      .noControl, at: target.span, "the escape gesture does not perform '\(target.value)'",
      help: "add 'escape: content.\(target.value)' to the component's 'accessibility:'")
  }

  static func adjustWithoutAdjustable(_ target: Located<String>) -> Diagnostic {
    Diagnostic(
      .notAdjustable, at: target.span, "the component is not adjustable",
      help: "add 'adjustable' to its 'accessibility:'")
  }

  /// - Parameter given: The names that are compared already, with this one.
  static func unknownExpectation(
    _ key: Located<String>, among names: [String], besides given: [String]
  ) -> Diagnostic {
    let others = given.filter { $0 != key.value }
    let content = names.first { $0 == "content.\(key.value)" }
    return Diagnostic(
      .unknownExpectation, at: key.span, "there is nothing called '\(key.value)' to compare",
      help: content.map { "did you mean '\($0)'?" } ?? didYouMean(key.value, among: names)
        ?? nearest(to: key.value, among: others).map { "'\($0)' is compared already" } ?? listing(names))
  }
}
