/// The words that a name is made of, in small letters: `accessibilityRemoveTraits` is `accessibility`, `remove` and
/// `traits`. Hyphens, underscores and spaces stand between words; a number and any other sign is a word of its own,
/// but for the `$` of `$type`, which is a letter.
struct NameParts: RandomAccessCollection {
  private let words: [[Unicode.Scalar]]

  var startIndex: Int { words.startIndex }
  var endIndex: Int { words.endIndex }

  init(_ name: String) {
    var words: [[Unicode.Scalar]] = []
    var last: Kind?
    for scalar in name.unicodeScalars {
      let kind = Kind(scalar)
      switch kind {
      case .separator: break
      // `URLs` is one word, and so is `iOS`: what begins a word is a capital behind a small letter.
      case .lower where last == .lower || last == .upper, .upper where last == .upper, .digit where last == .digit:
        words[words.count - 1].append(caseFolded(scalar))
      default: words.append([caseFolded(scalar)])
      }
      last = kind
    }
    self.words = words
  }

  subscript(index: Int) -> [Unicode.Scalar] { words[index] }

  /// All of them as one word.
  var letters: [Unicode.Scalar] { words.flatMap(\.self) }

  private enum Kind {
    case lower, upper, digit, separator, sign

    init(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "A"..."Z": self = .upper
      case "0"..."9": self = .digit
      case "-", "_", " ": self = .separator
      case "a"..."z", "$", "\u{80}"...: self = .lower
      default: self = .sign
      }
    }
  }
}

func caseFolded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar
}
