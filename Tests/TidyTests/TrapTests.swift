import Testing

/// On the compile side, what a spec says cannot stop the tool: for each place that could trap with some value there is
/// a reason in `Tests/Fixtures/Traps.txt` why it does not. Of subscripts, those with a sum as the index; the source does not
/// tell those of lists with a plain index from those of dictionaries.
struct TrapTests {
  /// The modules that read specs and what comes with them, and those that show what they say.
  private static let modules = [
    "FacetCheck", "FacetColor", "FacetCompiler", "FacetDiagnostics", "FacetFiles", "FacetFormat", "FacetFrame",
    "FacetIR", "FacetInterpreter", "FacetLanguage", "FacetLimits", "FacetParallel", "FacetPreview", "FacetSchema",
    "FacetServerPreview", "FacetServerSchema", "FacetSite", "FacetSnapshot", "FacetSpec", "FacetStrings", "FacetSwift",
    "FacetText", "FacetTokens", "facet",
  ]

  /// A place by its file and text, so that a change elsewhere in the file leaves it what it is.
  private struct Place: Hashable, CustomStringConvertible {
    var file: String
    var text: String
    var description: String { "\(file): \(text)" }
  }

  @Test func everyTrapHasAReason() throws {
    let finder = TrapFinder()
    let files = try Repository.files(in: Self.modules.map { "Sources/\($0)" }, suffixes: [".swift"])
    var found: Set<Place> = []
    for file in files {
      var isText = false
      for line in file.lines {
        let text = line.drop { $0 == " " }
        let wasText = isText
        if line.ranges(of: "\"\"\"").count % 2 == 1 { isText.toggle() }
        if wasText { continue }
        if text.hasPrefix("//") || !finder.canTrap(text) { continue }
        found.insert(Place(file: file.path, text: String(text)))
      }
    }
    #expect(found.count > 100)
    let reasons = try reasons()
    for place in found.subtracting(reasons.keys) { Issue.record("\(place)\nsay in Traps.txt why it cannot trap") }
    for place in Set(reasons.keys).subtracting(found) { Issue.record("\(place)\nis not there any more") }
  }

  @Test func findsWhatCouldTrap() {
    let finder = TrapFinder()
    let lines = [
      "let count = Int(value)", "return UInt8(scaled.x)", "wait(.seconds(value))", "let first = list.first!",
      "let name = names[index + 1]", "Dictionary(uniqueKeysWithValues: pairs)",
      #"String(repeating: " ", count: width - text.count)"#, "list.prefix(count - 1)", "for index in first..<last {",
      "list[start...end]", "list[0..<end]", "start..<max(end, other)", "next..<next - count",
    ]
    for line in lines { #expect(finder.canTrap(line[...]), "\(line)") }
    let others = [
      "let count = Int(exactly: value)", "Int(span.start)", "if a != b {", "let text = \"Int(value) list[a + 1]\"",
      "for index in 0..<names.count {", "list[start...]", "(1...12).contains(month)", "start..<max(start, end)",
      "let range = start..<start + 4", "function(1, 2...)",
    ]
    for line in others { #expect(!finder.canTrap(line[...]), "\(line)") }
  }

  /// A reason begins with a number sign, and the places below it are those that it is about.
  private func reasons() throws -> [Place: String] {
    var reasons: [Place: String] = [:]
    var reason = ""
    for line in try #require(Repository.files(in: ["Tests/Fixtures"], suffixes: ["Traps.txt"]).first).lines {
      if line.isEmpty { continue }
      if line.hasPrefix("# ") {
        reason = String(line.dropFirst(2))
        continue
      }
      let parts = line.split(separator: ": ", maxSplits: 1)
      try #require(parts.count == 2 && !reason.isEmpty, "\(line)")
      reasons[Place(file: String(parts[0]), text: String(parts[1]))] = reason
    }
    return reasons
  }
}

private struct TrapFinder {
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
    // Of an index beside another one.
    #/[\w)\]]\[[^\]"]*[\w)] [+\-*\/%] [^\]"]*\]/#,
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
    " - ", "[", "..",
  ]
  private let text = #/"(?:[^"\\]|\\[^(])*"/#
  /// Positions in files are stored in 32 bits, and every `Int` holds them.
  private let widened =
    #/Int\((?:\w+[.!?])*(?:\w+\([^()]*\)\.)?(?:\w+\[[^\[\]]*\]\.)?(?:start|end|raw|index|next|textStart|textEnd|rawValue)\)/#

  func canTrap(_ line: Substring) -> Bool {
    guard signs.contains(where: { line.contains($0) }) else { return false }
    let code = line.replacing(text, with: "\"\"")
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
