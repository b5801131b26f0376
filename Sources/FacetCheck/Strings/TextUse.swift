package import FacetDiagnostics
import FacetLanguage
package import FacetStrings

/// A quoted text in a spec that is looked up in the String Catalog.
package struct TextUse: Hashable, Sendable {
  package var key: String
  /// What its values are, by their positions from 1.
  package var arguments: [Int: FormatString.Kind]
  /// What translators read about it.
  package var comment: String
  package var span: SourceSpan

  package init(key: String, arguments: [Int: FormatString.Kind], comment: String, span: SourceSpan) {
    self.key = key
    self.arguments = arguments
    self.comment = comment
    self.span = span
  }
}

/// What a text is for, which is part of the comment for translators.
enum TextRole: Hashable, Sendable {
  case content(String, doc: String?)
  case accessibilityLabel, accessibilityValue, accessibilityHint, accessibilityAction, accessibilityContent
  case announcement
  /// The title or the message of an alert or a confirmation dialog.
  case title(of: ModifierID)
  case message(of: ModifierID)
  case navigationTitle, searchPrompt, largeContent
  /// What VoiceOver says about a disclosure group.
  case expanded, collapsed
  case argument(String, of: String)
  case tab(String, app: String)
  /// What a statement, or the default of a state, gives to a state, a binding or an action.
  case assigned(TextTarget)
  /// What an app gives to a parameter of a screen.
  case screenArgument(String, app: String)
  /// A text in another one.
  case part
}

/// What the texts of elements in a part of an element are for, if none of the elements in it says so.
struct TextPlace {
  var role: String
  /// The number of elements around the part.
  var depth: Int
}
