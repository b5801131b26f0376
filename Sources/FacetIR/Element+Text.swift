package import FacetLanguage

extension Element {
  /// A text that is a link or Markdown.
  package struct Run: Hashable, Sendable {
    /// Of type `String`.
    package var text: Expression
    /// Of type `URL`.
    package var link: Expression?
    /// Of a link, of type `Color`. Nil: the tint.
    package var color: Expression?
    package var isMarkdown: Bool

    package init(text: Expression, link: Expression? = nil, isMarkdown: Bool = false) {
      self.text = text
      self.link = link
      self.isMarkdown = isMarkdown
    }
  }

  /// A text of several parts, each a text.
  package struct Runs: Hashable, Sendable {
    package var parts: [Element]
    /// The text as one key of the String Catalog; nil if its parts stand one after the other.
    package var phrase: Phrase?

    package init(parts: [Element], phrase: Phrase? = nil) {
      self.parts = parts
      self.phrase = phrase
    }
  }

  /// A text of the String Catalog with texts in it: `I accept the %@`.
  package struct Phrase: Hashable, Sendable {
    package enum Piece: Hashable, Sendable {
      case text(String)
      case value(Expression)
      /// The index of a part.
      case part(Int)
    }

    package var key: String
    package var pieces: [Piece]
    /// What translators read about the text.
    package var comment: String

    package init(key: String, pieces: [Piece], comment: String) {
      self.key = key
      self.pieces = pieces
      self.comment = comment
    }
  }
}

extension ModifierID {
  /// Those whose result is a text again, so that a part of a text can have them.
  package static let ofText: [ModifierID] = [
    .bold, .italic, .underline, .strikethrough, .monospacedDigit, .color, .textStyle, .font, .kerning, .baselineOffset,
  ]
}
