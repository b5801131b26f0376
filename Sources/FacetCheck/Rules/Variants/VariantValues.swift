package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let wrongValue = DiagnosticKind(
    "type/wrong-value", .error, "Value that does not match its type",
    explanation: """
      In 'sample', 'with', 'environment' and 'expect', and in the defaults of parameters and fields, values are read \
      as the declared type asks. Where a String is declared anything is text: no, 1.10 and 12:30 too, and quotes \
      change nothing. Numbers are decimal, without leading zeros, and a Bool is true or false. Nothing is computed \
      there: what follows from other values belongs in 'content'.

          with: { value: three }   # wrong for an Int
          with: { value: 3 }       # right
          with: { open: yes }      # wrong for a Bool
          with: { open: true }     # right
      """)

  package static let nullValue = DiagnosticKind(
    "type/null", .error, "Nil for a non-optional type",
    explanation: """
      'nil', 'null' and an empty place mean nil, which only a type with '?' may be. If the word itself is meant, quote \
      it. Where the type has a '?', 'none' means nil too.

          with: { title: null }      # wrong for a String
          with: { title: "null" }    # right, if that is the title
          with: { subtitle: null }   # right for a String?
      """)

  package static let unknownVariantParameter = DiagnosticKind(
    "variant/unknown-parameter", .error, "Unknown parameter in a variant",
    explanation: """
      'sample' and 'with' set parameters of the component, by their names. Content is worked out from them and cannot \
      be set.

          with: { tilte: Guests }   # wrong
          with: { title: Guests }   # right
      """)

  package static let unknownState = DiagnosticKind(
    "variant/unknown-state", .error, "Unknown state in a variant",
    explanation: """
      'state' of a variant says what the component's own state is at first, by the names under the component's \
      'state:'. What whoever uses the component gives it is a parameter, and stands in 'with'.

          state:
            answer: Answer = pending
          variants:
            Thanked: { state: { aswer: helpful } }    # wrong
            Thanked: { state: { answer: helpful } }   # right
      """)

  package static let missingParameter = DiagnosticKind(
    "variant/missing-parameter", .error, "Variant without a required parameter",
    explanation: """
      Each variant starts from 'sample'. A parameter without a default must be given there or in the variant's 'with'.

      Wrong:

          parameters: { title: String }
          styles: { default: { body: { text: content.title } } }
          variants:
            Default:

      Right:

          parameters: { title: String }
          styles: { default: { body: { text: content.title } } }
          sample: { title: Guests }
          variants:
            Default:
      """)
}

extension Diagnostic {
  static func wrongValue(
    _ value: String, as type: ValueType, for subject: DataSubject, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .wrongValue, at: span, "cannot convert \(value) to type '\(type.spelling)' of '\(subject.path)'",
      help: spelling(of: type))
  }

  /// How values of a type are written.
  static func spelling(of type: ValueType) -> String? {
    switch type {
    case .int: "write a whole number, such as 3"
    case .double, .length: "write a number, such as 0.5"
    case .bool: "write true or false"
    case .action, .actionOf: "write 'record', to count how often it is done"
    case .range: "write it as '0...16', '0...' or '...16'"
    case .array: "write a list: [ … ]"
    case .font: "write a text style, such as 'headline', or '{ size: 17, weight: semibold }'"
    case .fontWeight: "write a weight, such as 'semibold', or name a token"
    case .shadow: "name a token, or write '{ color: …, radius: 4, y: 2 }'"
    case .color, .textStyle, .gradient, .border, .strokeStyle, .transition, .easing:
      "name a token"
    case .date: "write it as '2026-05-01', or with a time and its zone: '2026-05-01T10:30:00Z'"
    case .url: "write it as 'https://example.com/rooms'; a blank is '%20'"
    case .duration: "write it as '4s' or '400ms', or name a token"
    case .view: "write a component: { Badge: { text: New } }"
    default: nil
    }
  }

  static func nullValue(of type: ValueType, for subject: DataSubject, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .nullValue, at: span, "'nil' is not compatible with type '\(type.spelling)' of '\(subject.path)'",
      help: type == .string ? "for the word itself, put it in quotes" : nil)
  }

  static func unknownVariantParameter(_ name: Located<String>, of component: ComponentSignature) -> Diagnostic {
    unknownParameter(.unknownVariantParameter, name, of: component)
  }

  static func unknownState(
    _ name: Located<String>, of component: ComponentSignature, among names: [String]
  ) -> Diagnostic {
    let isParameter = component.parameter(named: name.value) != nil
    return Diagnostic(
      .unknownState, at: name.span, "'\(component.name.value)' has no state '\(name.value)'",
      help: isParameter
        ? "it is a parameter: write it under 'with:'" : didYouMean(name.value, among: names) ?? listing(names))
  }

  /// - Parameter example: A value of the type, as data has it.
  static func missingParameter(
    _ name: String, type: ValueType, example: String, in variant: Located<String>
  ) -> Diagnostic {
    Diagnostic(
      .missingParameter, at: variant.span,
      "missing value for parameter '\(name)' of type '\(type.read.spelling)' in variant '\(variant.value)'",
      help: "add it to 'sample:', or to the variant's 'with:', as in '\(name): \(example)'")
  }

  static func missingEverywhere(_ name: Located<String>, type: ValueType, example: String) -> Diagnostic {
    Diagnostic(
      .missingParameter, at: name.span,
      "no variant has a value for '\(name.value)', of type \(type.read.spelling)",
      help: "add it to 'sample:', as in '\(name.value): \(example)', or give it a default")
  }
}
