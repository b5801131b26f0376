/// The words of a name in lower case: `accessibilityRemoveTraits` is `accessibility`, `remove` and `traits`. Hyphens,
/// underscores and spaces separate words; a number or another sign is a word of its own, except the `$` of `$type`,
/// which is a letter.
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
      // `URLs` and `iOS` are one word each: a word begins with a capital after a lower-case letter.
      case .lower where last == .lower || last == .upper, .upper where last == .upper, .digit where last == .digit:
        words[words.count - 1].append(caseFolded(scalar))
      default: words.append([caseFolded(scalar)])
      }
      last = kind
    }
    self.words = words
  }

  subscript(index: Int) -> [Unicode.Scalar] { words[index] }

  /// All letters, without word boundaries.
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
