/// A word with a meaning of its own that is no key, no type and no function: `not`, `announce`, `recorded`.
package enum ReservedWord: String, CaseIterable, Sendable {
  // Keywords of expressions
  case and, or, not, `if`, then, `else`, `let`, `nil`, `true`, `false`
  // Namespaces of expressions
  case content, style, environment
  case infinity
  // Statements
  case announce, cancel
  case record
  // Expectations
  case recorded, announced, shows, says, accessibilityFocus

  /// Where the word can be written.
  package enum Place: String, Sendable {
    case keyword = "in expressions"
    case namespace = "of names in expressions"
    case size = "as a size of 'frame'"
    case statement = "as a statement of an action"
    case data = "as the value of an action in 'sample' and 'with'"
    case expectation = "as a key of 'expect'"
  }

  package var place: Place {
    switch self {
    case .and, .or, .not, .if, .then, .else, .let, .nil, .true, .false: .keyword
    case .content, .style, .environment: .namespace
    case .infinity: .size
    case .announce, .cancel: .statement
    case .record: .data
    case .recorded, .announced, .shows, .says, .accessibilityFocus: .expectation
    }
  }

  package var doc: String {
    switch self {
    case .and: "Both conditions: 'content.isNew and content.isOpen'."
    case .or: "At least one of two conditions: 'content.isNew or content.isOpen'."
    case .not: "The opposite of a condition: 'not content.isOpen'."
    case .if, .then, .else: "One of two values: 'if content.isNew then 1 else 0.5'."
    case .let: "A name for an optional that has a value: 'if: let note = content.note'."
    case .nil: "No value, of an optional: 'content.note == nil'."
    case .true, .false: "A value of type Bool."
    case .content: "The content of the component in its styles: 'content.title'."
    case .style: "The properties of the style in its body: 'style.tint'."
    case .environment: "The surroundings of the component in its styles: 'environment.colorScheme'."
    case .infinity: "All available space: 'maxWidth: infinity'."
    case .announce: "Has VoiceOver speak a text: 'announce(\"Saved\")'."
    case .cancel: "Cancels an effect of the screen that is running: 'cancel(load)'."
    case .record: "An action whose calls are recorded, for the expectation 'recorded'."
    case .recorded: "The calls of actions, in order: '[onSave, onPick(2)]'."
    case .announced: "The texts that VoiceOver was told to speak, in order: '[Saved]'."
    case .shows: "Texts that the picture shows."
    case .says: "Texts that VoiceOver says, each the whole of an element: 'Save. Button.'"
    case .accessibilityFocus: "The element that VoiceOver is on."
    }
  }

  /// The words of a place, in the order of the cases.
  package static func words(_ place: Place) -> [String] { allCases.filter { $0.place == place }.map(\.rawValue) }
}
