package import FacetDiagnostics
import FacetIR
import FacetLanguage

extension DiagnosticKind {
  package static let wrongValue = DiagnosticKind(
    "type/wrong-value", .error, "Value that does not match its type",
    explanation: """
      Values in 'sample', 'with', 'environment' and 'expect', and the defaults of parameters and fields, are data of \
      the declared type. A String needs no quotes: no, 1.10 and 12:30 are text too. Numbers are decimal, without \
      leading zeros, and a Bool is true or false. Data cannot contain expressions; compute values in 'content'.

          with: { value: three }   # wrong for an Int
          with: { value: 3 }       # right
          with: { open: yes }      # wrong for a Bool
          with: { open: true }     # right
      """)

  package static let nullValue = DiagnosticKind(
    "type/null", .error, "Nil for a non-optional type",
    explanation: """
      'nil', 'null' and an empty value mean nil and require an optional type, written with '?'. For an optional type \
      'none' means nil too. Quote the word to use it as text.

          with: { title: null }      # wrong for a String
          with: { title: "null" }    # right, if that is the title
          with: { subtitle: null }   # right for a String?
      """)

  package static let unknownVariantParameter = DiagnosticKind(
    "variant/unknown-parameter", .error, "Unknown parameter in a variant",
    explanation: """
      'sample' and 'with' set parameters of the component. Content is computed from them and cannot be set.

          with: { tilte: Guests }   # wrong
          with: { title: Guests }   # right
      """)

  package static let unknownState = DiagnosticKind(
    "variant/unknown-state", .error, "Unknown state in a variant",
    explanation: """
      'state' of a variant sets the initial values of the component's state. Parameters are set in 'with'.

          state:
            answer: Answer = pending
          variants:
            Thanked: { state: { aswer: helpful } }    # wrong
            Thanked: { state: { answer: helpful } }   # right
      """)

  package static let missingParameter = DiagnosticKind(
    "variant/missing-parameter", .error, "Variant without a required parameter",
    explanation: """
      A parameter without a default requires a value in 'sample' or in the 'with' of each variant. A slot that may be \
      left out has the default 'none'.

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
    case .fontWeight: "write a weight, such as 'semibold', or name a token"
    case .shadow: "name a token, or write \(RecordID.shadow.type.form)"
    case .record(let id): "write \(id.type.form)"
    case .color, .textStyle, .gradient, .border, .strokeStyle, .transition, .easing:
      "name a token"
    case .date: "write it as '2026-05-01', or with a time and its zone: '2026-05-01T10:30:00Z'"
    case .url: "write it as 'https://example.com/rooms'; a blank is '%20'"
    case .duration: "write it as '4s' or '400ms', or name a token"
    case .viewOf: "name the value, and write elements: { as: item, do: { Badge: { text: item.title } } }"
    case .view: "write a component: { Badge: { text: New } }"
    default: nil
    }
  }

  static func nullValue(of type: ValueType, for subject: DataSubject, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .nullValue, at: span, "'nil' is not compatible with type '\(type.spelling)' of '\(subject.path)'",
      help: type == .string ? "for the word itself, put it in quotes" : nil)
  }

  static func unknownVariantParameter(
    _ name: Located<String>, of component: ComponentSignature, besides given: [String]
  ) -> Diagnostic {
    unknownParameter(.unknownVariantParameter, name, of: component, besides: given)
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
      help: "add it to 'sample:', or to the variant's 'with:', as in '\(name): \(example)'"
        + (type.isSlot ? ", or give the parameter the default 'none'" : ""))
  }

  static func missingEverywhere(_ name: Located<String>, type: ValueType, example: String) -> Diagnostic {
    let defaultValue = type.isSlot ? "the default 'none'" : "a default"
    return Diagnostic(
      .missingParameter, at: name.span,
      "no variant has a value for '\(name.value)', of type \(type.read.spelling)",
      help: "add it to 'sample:', as in '\(name.value): \(example)', or give it \(defaultValue)")
  }
}
