import Foundation

/// Finds lines of code that could trap with some value, besides subscripts.
struct TrapFinder {
  /// What traps with values that it does not take. Conversions that say what becomes of others are left out.
  private let traps: [Regex<Substring>] = [
    // Of a number.
    #/(?:^|[^\w.])U?Int(?:8|16|32|64)?\((?!exactly:|clamping:|truncatingIfNeeded:|bitPattern:|nearest:|ascii:|littleEndian:)/#,
    #/(?:^|[ (\[])\.(?:seconds|milliseconds|microseconds|nanoseconds)\(/#,
    // Of a missing value.
    #/[\w)\]]!(?:[^=\w]|$)/#, #/\b(?:try|as)!/#,
    #/\b(?:fatalError|precondition|preconditionFailure|assert|assertionFailure)\(/#,
    // Of a key that is there twice, texts that Unicode calls equal included.
    #/uniqueKeysWithValues/#,
    // Of a negative count.
    #/(?:repeating: [^,]+, count: |repeatElement\(.*count: |\.(?:prefix|dropFirst|dropLast|suffix)\()[^)]* - /#,
  ]
  /// One with two bounds traps if they are in the wrong order.
  private let range = #/[\w)\]"]\.\.[.<][\w(\-"]/#
  /// Ranges whose bounds are in order whatever their values are: constants, counts, and what begins at the lower bound.
  private let ordered: [Regex<Substring>] = [
    #/-?\b\d[\d_.xA-Fa-f]*\.\.[.<]-?\d[\d_.xA-Fa-f]*/#,
    #/UInt8\(ascii: ""\)\.\.[.<]UInt8\(ascii: ""\)/#, #/""\.\.[.<]""/#,
    #/\b0\.\.<(?:\w+\.)*(?:c|\w*C)ount\b/#, #/\b0\.\.<max\(/#,
  ]
  private let orderedByStart: [Regex<(Substring, Substring)>] = [
    #/\b([\w.]+?)\.\.[.<]\(?\1 \+ (?:\d+|\w*[cC]ount\b|\w+\.count\b|length\b|max\()/#,
    #/\b([\w.]+?|Int\(\w+\))\.\.<(?:Swift\.)?max\(\1,/#, #/\b([\w.]+?)\.\.[.<]\1(?![\w.( ])/#,
  ]
  /// Cheaper than the patterns: a line with none of them has nothing of the kind.
  private let signs = [
    "Int(", "Int8(", "Int16(", "Int32(", "Int64(", "econds(", "!", "fatalError", "precondition", "assert", "uniqueKeys",
    " - ", "..",
  ]
  private let text = #/"(?:[^"\\]|\\[^(])*"/#
  /// Positions in files are stored in 32 bits, and every `Int` holds them.
  private let widened =
    #/Int\((?:\w+[.!?])*(?:\w+\([^()]*\)\.)?(?:\w+\[[^\[\]]*\]\.)?(?:start|end|raw|index|next|textStart|textEnd|rawValue)\)/#

  func canTrap(_ line: Substring) -> Bool {
    let text = String(line)
    guard signs.contains(where: { strstr(text, $0) != nil }) else { return false }
    let code = line.replacing(self.text, with: "\"\"")
    let narrowed = code.replacing(widened, with: "")
    return traps.contains { narrowed.firstMatch(of: $0) != nil } || code.contains("..") && hasOpenOrder(code)
  }

  /// Whether the bounds of a range may be in the wrong order.
  private func hasOpenOrder(_ code: Substring) -> Bool {
    var code = code
    for form in ordered { code = code.replacing(form, with: "") }
    for form in orderedByStart { code = code.replacing(form, with: "") }
    return code.contains(range)
  }
}
