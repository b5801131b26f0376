import FacetDiagnostics
import FacetServerDriven

/// The diagnostics of pages that servers send, and of changes that break them.
enum PageKinds {
  static let all = [
    DiagnosticKind.unreadablePage, .largePage, .newerPage, .lostComponent, .replacedComponent, .pageValue, .pageField,
    .pageIdentity, .pageText, .wireBreak,
  ]
}

extension DiagnosticKind {
  static let unreadablePage = DiagnosticKind(
    "page/unreadable", .error, "Page that is not JSON, or no page",
    explanation: """
      An app reads a page as strict JSON (RFC 8259) in UTF-8: without comments, without a comma behind the last element, \
      and without NaN. The document is an object with 'sections' or 'components'. Nothing is shown of any other.

          [{"type": "badge", "id": "a", "text": "New"},]                     # wrong

          {"components": [{"type": "badge", "id": "a", "text": "New"}]}      # right
      """)

  static let largePage = DiagnosticKind(
    "page/too-large", .error, "Page beyond the bounds of what an app reads",
    explanation: """
      The decoder has bounds, so that no page can exhaust the memory or the stack of an app: 8 MiB, 1,000,000 values, 64 \
      levels of arrays and objects, and 10,000 components. Beyond the number of components the rest is left out; beyond \
      the others nothing is shown. An app sets other bounds with 'ServerLimits'.

          {"components": [ … 20,000 components … ]}                          # wrong

          {"components": [ … the first 50, and an action for more … ]}       # right
      """)

  static let newerPage = DiagnosticKind(
    "page/newer-version", .warning, "Page for a later version of the app",
    explanation: """
      The 'version' of the page is later than the one that the app reads. Components and fields that are new since then \
      are unknown to it.

          {"version": "3", "components": []}        # wrong for an app of version 2.1

          {"version": "2.1", "components": []}      # right
      """)

  static let lostComponent = DiagnosticKind(
    "page/lost-component", .error, "Component that is not shown, with nothing in its place",
    explanation: """
      The app cannot decode the component: it does not know its type, lacks a feature that it requires, or misses a \
      field. Neither it nor a component around it has a 'fallback', so people see a gap or a placeholder.

          {"type": "map", "id": "m"}                                         # wrong, if no spec has 'map'

          {"type": "map", "id": "m", "fallback": {"type": "badge", "text": "Lisbon"}}     # right
          {"type": "map", "id": "m", "fallback": "drop"}                                  # right
      """)

  static let replacedComponent = DiagnosticKind(
    "page/replaced-component", .warning, "Component in whose place another is shown, or none",
    explanation: """
      The app cannot decode the component, and does what its 'fallback' says, or that of a component around it. That is \
      normal for a version that does not know the component. If this version should draw it, look at the reason.

          {"type": "bagde", "id": "a", "text": "New", "fallback": "drop"}    # wrong: no spec has 'bagde'

          {"type": "badge", "id": "a", "text": "New", "fallback": "drop"}    # right
      """)

  static let pageValue = DiagnosticKind(
    "page/wrong-value", .warning, "Field that is missing or has a value that the app does not read",
    explanation: """
      A field is of another type than its parameter in the spec, or no case of its enum. If it may be left out, its \
      default is used, and an element of an array is left out; otherwise the component cannot be decoded, which is \
      reported as well.

          {"type": "badge", "id": "a", "text": "New", "tone": "loud"}        # wrong

          {"type": "badge", "id": "a", "text": "New", "tone": "positive"}    # right
      """)

  static let pageField = DiagnosticKind(
    "page/unknown-field", .warning, "Field that the app does not read",
    explanation: """
      No parameter of the component has the name of the field, so it is ignored. A later version of the app may read it; \
      it may also be misspelled.

          {"type": "badge", "id": "a", "text": "New", "colour": "red"}       # wrong

          {"type": "badge", "id": "a", "text": "New", "tone": "critical"}    # right
      """)

  static let pageIdentity = DiagnosticKind(
    "page/identity", .warning, "Component or section without an identity of its own",
    explanation: """
      The 'id' says which component of the last page is which of the next. Without one, the place is used, and after an \
      insertion the state of a component, such as a text that is being typed, is that of its neighbor.

          [{"type": "badge", "text": "A"}, {"type": "badge", "text": "B"}]                            # wrong

          [{"type": "badge", "id": "a", "text": "A"}, {"type": "badge", "id": "b", "text": "B"}]      # right
      """)

  static let pageText = DiagnosticKind(
    "page/ambiguous", .warning, "JSON that readers understand differently",
    explanation: """
      The object has two members of one name, of which the app uses the last and other readers the first; or a string \
      has half of a surrogate pair, which is no character.

          {"type": "badge", "id": "a", "text": "New", "text": "Old"}         # wrong

          {"type": "badge", "id": "a", "text": "New"}                        # right
      """)
}

extension ServerProblem.Kind {
  /// - Parameter isLost: Whether nothing takes the place of the component that the problem is about.
  func diagnosticKind(isLost: Bool) -> DiagnosticKind {
    switch self {
    case .syntax, .notAPage: .unreadablePage
    case .tooLarge, .tooDeep, .tooManyValues, .tooManyComponents: .largePage
    case .newerPage: .newerPage
    case .missingType, .unknownType, .laterType, .missingRequirement, .malformedComponent:
      isLost ? .lostComponent : .replacedComponent
    case .usedFallback, .dropped: .replacedComponent
    case .wrongType: isLost ? .lostComponent : .pageValue
    case .missingField, .invalidValue, .unknownLayout: .pageValue
    case .unknownField: .pageField
    case .missingID, .duplicateID: .pageIdentity
    case .duplicateKey, .loneSurrogate: .pageText
    }
  }
}
