import FacetLanguage
import FacetSpec

/// The layout of a YAML file: all significant bytes, and all comments with their nodes.
struct Layout {
  var root: Node?
  /// The comments before and after the content, with `%YAML` and `---`.
  var above: [Comment] = []
  var below: [Comment] = []

  struct Node {
    /// `&name`
    var anchor: [UInt8] = []
    var content: Content
  }

  indirect enum Content {
    case scalar(Scalar)
    case collection(Collection)
  }

  /// A mapping, or a list.
  struct Collection {
    var isMapping: Bool
    /// Whether it is written in braces or brackets.
    var isFlow: Bool
    var entries: [Entry] = []
    /// Comments below the last entry that belong to it by their indentation.
    var below: [Comment] = []
  }

  /// A key and its value, or an element of a list, which has no key.
  struct Entry {
    var above: [Comment] = []
    var hasBlankAbove = false
    var key: Scalar?
    /// The anchor of the key.
    var anchor: [UInt8] = []
    /// Whether a colon follows the key. False for a key alone in braces: `{ a }`.
    var hasColon = true
    var value: Node
    var beside: Comment?
  }

  /// A scalar or an alias, as it is written.
  struct Scalar {
    /// Its lines, from the second on without their indentation.
    var lines: [Line]
    var isBlock = false
    /// The indentation indicator after `|` or `>`.
    var indentation: Int?
    var blankLinesBelow = 0

    struct Line {
      var text: [UInt8]
      /// The indentation of a continuation line of a plain or quoted scalar, relative to its collection. It is not
      /// significant.
      var indentation = 0
    }

    var isAlias: Bool { lines[0].text.first == UInt8(ascii: "*") }
    var isEmpty: Bool { lines.count == 1 && lines[0].text.isEmpty }
  }
}

extension Layout.Node {
  var scalar: Layout.Scalar? { if case .scalar(let scalar) = content { scalar } else { nil } }
  var collection: Layout.Collection? { if case .collection(let collection) = content { collection } else { nil } }
}

extension Layout.Entry {
  /// Its key; `.none` if it is not in the grammar.
  var keyword: Keyword {
    guard let key, key.lines.count == 1 else { return .none }
    let text = key.lines[0].text
    let isQuoted = text.count > 1 && (text[0] == UInt8(ascii: "\"") || text[0] == UInt8(ascii: "'"))
    return (isQuoted ? text.dropFirst().dropLast() : text[...]).withUnsafeBufferPointer { Keyword($0) }
  }
}
