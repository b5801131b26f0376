import FacetIR
import FacetLanguage
import FacetText

extension Expression {
  /// A value from the text of a type with its own notation: `2026-05-01`, `400ms`, `https://…`. Nil for other text and
  /// other types.
  init?(_ text: String, writtenAs type: ValueType) {
    switch type {
    case .date:
      guard let date = DateText(text)?.value else { return nil }
      self.init(.date(date), as: .date)
    case .duration:
      guard let milliseconds = DurationText(text)?.milliseconds else { return nil }
      self.init(.duration(milliseconds: milliseconds), as: .duration)
    case .url:
      guard URLText(text) != nil else { return nil }
      self.init(.url(text), as: .url)
    default: return nil
    }
  }
}
