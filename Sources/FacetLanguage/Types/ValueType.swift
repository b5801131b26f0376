/// The type of a parameter, a property or an expression.
package indirect enum ValueType: Hashable, Sendable {
  case string, int, double, bool
  /// Text in the reader's language.
  case localizedText
  /// Points.
  case length
  case color, textStyle, icon, image
  case date, url, duration
  /// A page that a server describes.
  case serverPage
  case fontWeight, gradient, border, strokeStyle, transition, easing
  /// A slot: views that callers pass.
  case view
  /// `View<Row>`: a slot whose views are made for a value.
  case viewOf(ValueType)
  case action
  /// `Action<String>`: something to be done with a value.
  case actionOf(ValueType)
  case binding(ValueType)
  /// What has the focus of the keyboard or of assistive technologies: `Bool` for one element, or the optional value of one
  /// of several.
  case focus(ValueType, of: FocusKind = .keyboard)
  /// A closed range whose ends may be open: `0...16`, `0...`, `...9`.
  case range(ValueType)
  case array(ValueType)
  case optional(ValueType)
  /// A struct or an enum of the `types:` of a component.
  case declared(DeclaredType)
  /// A value with named parts: insets, a font.
  case record(RecordID)
  /// One of a closed set of words that SwiftUI defines.
  case words(WordSet)

  /// What moves a focus.
  package enum FocusKind: Hashable, Sendable {
    case keyboard
    /// Assistive technologies, such as VoiceOver.
    case accessibility
  }

  /// The type under `Optional`, or the type itself.
  package var unwrapped: ValueType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// Something to be done, whatever it takes.
  package var isAction: Bool {
    switch self {
    case .action, .actionOf: true
    default: false
    }
  }

  /// Views that callers pass, whatever they are made for.
  package var isSlot: Bool {
    switch self {
    case .view, .viewOf: true
    default: false
    }
  }

  /// Whether values of the type can be identities.
  package var identifies: Bool {
    switch self {
    case .string, .int, .date, .url: true
    default: false
    }
  }

  package var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// Whether it is LocalizedText, or an array of it.
  package var isOfLocalizedText: Bool { (unwrapped.elementType ?? unwrapped).unwrapped == .localizedText }

  package var recordID: RecordID? {
    if case .record(let id) = self { id } else { nil }
  }

  /// Of an array.
  package var elementType: ValueType? {
    if case .array(let element) = self { element } else { nil }
  }
}

/// The name of a type that a spec declares. It is nested in its component's: `ReviewCard.Review`.
package struct DeclaredType: Hashable, Sendable {
  package var component: String
  package var name: String

  /// `Badge.Content`: a struct of the parameters of `Badge` that are values, so that a spec can declare an array of
  /// badges.
  ///
  /// It has a field for each parameter that is a value, with its default. A binding, a slot or an action belongs to the
  /// place where the component stands, and is given there. A component has the type only if a spec names it.
  package static let content = "Content"

  package init(component: String, name: String) {
    self.component = component
    self.name = name
  }
}
