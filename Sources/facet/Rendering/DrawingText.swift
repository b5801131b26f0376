import FacetFrame
import FacetText

extension Frame {
  /// The picture, and the text that VoiceOver speaks for each element.
  var text: String {
    let picture = picture
    let quotes = picture.quotes.map { "\($0.mark)  \"\(escapedForDisplay($0.text))\"" }
    return (picture.lines + picture.legend + quotes).map { $0 + "\n" }.joined() + spokenText
  }

  /// The text that VoiceOver speaks for each element.
  var spokenText: String { spokenLines.map { $0 + "\n" }.joined() }

  private var spokenLines: [String] {
    accessibility.enumerated().flatMap { index, element in
      let number = "\(index + 1)"
      let hint = element.spokenHint.map { String(repeating: " ", count: number.utf8.count + 2) + escapedForDisplay($0) }
      let spoken = isSpokenElsewhere(element) ? "what only Swift knows" : element.spoken
      return spokenContainers(before: index) + ["\(number)  \(escapedForDisplay(spoken))"] + (hint.map { [$0] } ?? [])
    }
  }

  /// The text of the containers that VoiceOver enters with an element.
  private func spokenContainers(before element: Int) -> [String] {
    accessibilityContainers.filter { elements(in: $0).first == element }.flatMap { container in
      [container.spoken, container.spokenHint ?? ""].filter { !$0.isEmpty }.map { "   \(escapedForDisplay($0))" }
    }
  }
}
