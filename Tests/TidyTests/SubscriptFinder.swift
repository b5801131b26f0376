import Foundation

/// Finds subscripts that trap if the list has no such index: those of arrays, slices, texts and buffers.
///
/// The source does not tell them from those of dictionaries. Left out is what by its form or by the declarations of its
/// module can only be a dictionary, and what a condition around it holds within the list.
struct SubscriptFinder {
  private let names: DeclaredLists

  init(_ names: DeclaredLists) {
    self.names = names
  }

  /// The subscripts of a line that may trap, each with the list: `tree.nodes[index + 1]`.
  func found(in lines: [CodeLine], at number: Int) -> [String] {
    guard lines[number].says("[") else { return [] }
    return Subscript.all(in: lines[number].code).filter { place in
      !place.isHarmless(names)
        && !SubscriptConditions(lines, above: number, before: place.before, list: place.list).hold(place)
    }.map(\.text)
  }
}

/// A line without its indentation and the contents of its texts. Comments have no code.
struct CodeLine {
  let indentation: Int
  let code: String
  let startsFunction: Bool

  static func all(_ lines: some Sequence<Substring>) -> [CodeLine] {
    var isText = false
    return lines.map { line in
      let wasText = isText
      if strstr(String(line), "\"\"\"") != nil, line.ranges(of: "\"\"\"").count % 2 == 1 { isText.toggle() }
      return CodeLine(line, isCode: !wasText)
    }
  }

  private init(_ line: Substring, isCode: Bool) {
    let text = line.drop { $0 == " " }
    indentation = line.utf8.count - text.utf8.count
    code = isCode && !text.hasPrefix("//") ? Self.withoutTexts(text) : ""
    let starts: [String] = ["func ", "init(", "init?(", "subscript("]
    startsFunction = starts.contains { [code] in strstr(code, $0) != nil }
  }

  private static func withoutTexts(_ line: Substring) -> String {
    let code = line.utf8.contains(UInt8(ascii: "\"")) ? line.replacing(Pattern.text, with: "\"\"") : line
    return String(code.contains("#/") ? code.replacing(Pattern.pattern, with: "#//#") : code)
  }

  func says(_ text: String) -> Bool { strstr(code, text) != nil }

  /// Whether it contains some code that begins where a name does.
  func says(nameIn code: String) -> Bool { says(code) && !self.code.places(ofName: code).isEmpty }
}

extension String {
  /// Whether it contains some code that begins and ends where a name does.
  func says(word: String) -> Bool {
    places(ofName: word).contains { range in
      let after = utf8[range.upperBound...].first
      return !(word.utf8.last.map(isPartOfName) ?? false && after.map(isPartOfName) ?? false)
    }
  }

  fileprivate func places(ofName code: String) -> [Range<String.Index>] {
    ranges(of: code).filter { range in
      guard let before = utf8[..<range.lowerBound].last else { return true }
      return !isPartOfName(before) && before != UInt8(ascii: ".")
    }
  }
}

func isPartOfName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
    true
  default: false
  }
}

/// Patterns of code. Made once, because to read one takes longer than to match a line; matching does not change them.
enum Pattern {
  /// A text without values in it, or the parts of one beside them.
  nonisolated(unsafe) static let text = #/"(?:[^"\\]|\\[^(])*"/#
  nonisolated(unsafe) static let pattern = ##/#\/.*?\/#/##
  /// `let names: [String] = try read()`, with the name and the value.
  nonisolated(unsafe) static let value = #/\b(?:let|var) (\w+)(?:: [^=]+)? = (?:try )?(.*)$/#
  nonisolated(unsafe) static let list =
    #/^Array[(<]|\.(?:map|compactMap|flatMap|sorted|split|reversed|indices)\b/#
  /// `var names: [`, `names = [`, with the name.
  nonisolated(unsafe) static let brackets =
    #/(^|\b(?:let|var) )?\b(\w+)(?:: (?:(?:inout|borrowing|sending|consuming) )?| = )\[/#
  /// `case .text(let text)? = `
  nonisolated(unsafe) static let optionalCase = #/\bcase [^=]+\? = $/#
  /// `if let name = `
  nonisolated(unsafe) static let optionalBinding = #/(?:\b(?:if|guard|while)|,|^) ?(?:let|var) \w+(?:: [^=]+)? = $/#
  /// `names.count > 1`
  nonisolated(unsafe) static let count = #/([\w.$]+)\.count (==|>=|>) (\d+)\b/#
}
