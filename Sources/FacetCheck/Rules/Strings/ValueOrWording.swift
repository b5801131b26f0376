package import FacetDiagnostics
import FacetText

extension DiagnosticKind {
  package static let valueOrWording = DiagnosticKind(
    "strings/value-or-wording", .warning, "Assigned text that is not localized and may be shown",
    explanation: """
      Texts that actions assign to a state are keys of the String Catalog, and so is its default, unless the state is a \
      value of the program: one that is compared, searched for, passed to an action of the caller or to an effect, used \
      as an identity, or written by a control. A value is the same in all languages. If it is shown as well, readers of \
      other languages see it as it is written. Compare another value, such as an enum, and choose the text by it. \
      A binding belongs to the caller, who may compare it, so texts that are assigned to it are values, too.

      Text that is meant as a value is written 'verbatim("saved")'. Wording belongs in a state of type \
      'LocalizedText', which cannot be compared. What an element gives to an action is a value, too; what another action \
      gives to it is wording, as in 'onSave: onShow("Saved")'.

      Wrong:

          # facet.yaml
          strings: Localizable.xcstrings
          # Localizable.xcstrings
          { "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }
          # card.component.yaml
          state: { status: String = "" }
          content: { status: String, isSaved: Bool = status == "Saved" }
          actions: { onSave: status = "Saved" }
          styles:
            default:
              body: { button: content.onSave, label: { text: content.status, bold: content.isSaved } }

      Right:

          # facet.yaml
          strings: Localizable.xcstrings
          # Localizable.xcstrings
          { "sourceLanguage" : "en", "strings" : { "Saved" : { } }, "version" : "1.0" }
          # card.component.yaml
          state: { isSaved: Bool = false }
          content: { status: String = if isSaved then "Saved" else "", isSaved: Bool }
          actions: { onSave: isSaved = true }
          styles:
            default:
              body: { button: content.onSave, label: { text: content.status, bold: content.isSaved } }
      """)
}

extension Diagnostic {
  static func wordingOfElement(_ text: Located<String>, givenTo action: String) -> Diagnostic {
    Diagnostic(
      .valueOrWording, at: text.span,
      "'\(escapedForDisplay(text.value))' is shown and is not localized, because an element gives it to '\(action)'",
      help: """
        perform an action without a value, which gives it: 'onSave: \(action)("…")' under 'actions:'; a value of the program \
        is written verbatim("…")
        """)
  }

  /// - Parameter isCompared: Whether the component itself uses the target as a value of the program.
  static func valueOrWording(_ use: TextUse, for target: TextTarget, isCompared: Bool) -> Diagnostic {
    let text = escapedForDisplay(use.key)
    return Diagnostic(
      .valueOrWording, at: use.span,
      isCompared
        ? "'\(text)' is shown and is not localized, because '\(target.name)' is a value of the program"
        : "'\(text)' is not localized, because the caller may compare '\(target.name)'",
      help: isCompared
        ? "compare another value, such as an enum, and choose the text by it; a value is written verbatim(\"…\")"
        : "a value of the program is written verbatim(\"…\"); wording belongs in a state of type 'LocalizedText'")
  }
}
