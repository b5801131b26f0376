/// A new component with the minimum of keys.
struct NewComponent {
  let name: String

  /// Nil unless the name is an ASCII name of a Swift type.
  init?(_ name: String) {
    guard name.utf8.first.map(isCapital) == true, name.utf8.count <= 100,
      name.utf8.allSatisfy({ isCapital($0) || isSmall($0) || isDigit($0) })
    else { return nil }
    self.name = name
  }

  /// `search-field.component.yaml` for `SearchField`, `url-field.component.yaml` for `URLField`.
  var fileName: String {
    let letters = Array(name.utf8)
    var words: [UInt8] = []
    for (index, letter) in letters.enumerated() {
      if index > 0, startsWord(index, of: letters) { words.append(UInt8(ascii: "-")) }
      words.append(isCapital(letter) ? letter | 0x20 : letter)
    }
    return String(decoding: words, as: UTF8.self) + ".component.yaml"
  }

  private func startsWord(_ index: Int, of letters: [UInt8]) -> Bool {
    guard isCapital(letters[index]) else { return false }
    return !isCapital(letters[index - 1]) || index + 1 < letters.count && isSmall(letters[index + 1])
  }

  var spec: String {
    """
    component: \(name)
    doc: What it is, in a sentence.

    parameters:
      _ title: String

    styles:
      default:
        body:
          text: content.title

    sample: { title: \(name) }

    variants:
      Default:
      Long title: { with: { title: A title so long that it needs a second line }, environment: { width: 200 } }

    """
  }
}

private func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

private func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
