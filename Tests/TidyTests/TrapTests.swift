import Testing

/// Inside of the tool, what a spec says cannot stop it: for each place that could trap with some value there is a reason in
/// `Tests/Fixtures/Traps.txt` why it does not.
///
/// A line of that file is a place, `file: text`. A subscript whose index has its meaning by its name wherever it is in a
/// module, such as the number of a node, is there once for all of them: `Sources/FacetUI: tree.nodes[node]`.
struct TrapTests {
  /// The modules that read specs and what comes with them, and those that draw and show what they say.
  private static let modules = [
    "FacetCheck", "FacetColor", "FacetCompiler", "FacetDiagnostics", "FacetFiles", "FacetFormat", "FacetFrame",
    "FacetIR", "FacetInterpreter", "FacetLanguage", "FacetLimits", "FacetMotion", "FacetParallel", "FacetPreview",
    "FacetRuntime", "FacetSchema", "FacetServerDriven", "FacetServerPreview", "FacetServerSchema", "FacetSite",
    "FacetSnapshot", "FacetSpec", "FacetStrings", "FacetSupport", "FacetSwift", "FacetText", "FacetTokens", "FacetUI",
    "FacetVariants", "facet",
  ]

  /// A place by its file and text, so that a change elsewhere in the file leaves it what it is.
  private struct Place: Hashable, CustomStringConvertible {
    var file: String
    var text: String
    var description: String { "\(file): \(text)" }
  }

  @Test func everyTrapHasAReason() throws {
    let found = try traps()
    #expect(found.count > 1_000)
    let reasons = try Set(reasons().keys)
    var used: Set<Place> = []
    for (place, subscripts) in found {
      let known = reasons.intersection(subscripts)
      used.formUnion(known)
      if reasons.contains(place) {
        used.insert(place)
      } else if subscripts.isEmpty || known != subscripts {
        Issue.record("\(place)\nsay in Traps.txt why it cannot trap")
      }
    }
    for place in reasons.subtracting(used) { Issue.record("\(place)\nis not there any more") }
  }

  /// The lines that could trap. If only their subscripts can, with these, by their module.
  private func traps() throws -> [Place: Set<Place>] {
    let modules = try Self.modules.map { module in
      (folder: "Sources/\(module)", files: try Repository.files(in: ["Sources/\(module)"], suffixes: [".swift"]))
    }
    let lines = modules.map { $0.files.map { CodeLine.all($0.lines) } }
    let names = lines.map { $0.map { DeclaredLists($0) } }
    let all = DeclaredLists(names.joined())
    let finder = TrapFinder()
    var found: [Place: Set<Place>] = [:]
    for (module, (lines, names)) in zip(modules, zip(lines, names)) {
      let namesOfModule = DeclaredLists(names)
      for (file, (lines, names)) in zip(module.files, zip(lines, names)) {
        let subscripts = SubscriptFinder(DeclaredLists(file: names, module: namesOfModule, all: all))
        for (number, line) in file.lines.enumerated() where !lines[number].code.isEmpty {
          let text = line.drop { $0 == " " }
          let inLine = subscripts.found(in: lines, at: number).map { Place(file: module.folder, text: $0) }
          let isOther = finder.canTrap(text)
          if inLine.isEmpty, !isOther { continue }
          let place = Place(file: file.path, text: String(text))
          // The same text can be in the file twice.
          found[place] = isOther || found[place]?.isEmpty == true ? [] : found[place, default: []].union(inLine)
        }
      }
    }
    return found
  }

  @Test func findsWhatCouldTrap() {
    let finder = TrapFinder()
    let lines = [
      "let count = Int(value)", "return UInt8(scaled.x)", "wait(.seconds(value))", "let first = list.first!",
      "Dictionary(uniqueKeysWithValues: pairs)", #"String(repeating: " ", count: width - text.count)"#,
      "list.prefix(count - 1)", "for index in first..<last {", "list[start...end]", "list[0..<end]",
      "start..<max(end, other)", "next..<next - count",
    ]
    for line in lines { #expect(finder.canTrap(line[...]), "\(line)") }
    let others = [
      "let count = Int(exactly: value)", "Int(span.start)", "if a != b {", "let text = \"Int(value) list[a + 1]\"",
      "for index in 0..<names.count {", "(1...12).contains(month)", "start..<max(start, end)",
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
      let place = Place(file: String(parts[0]), text: String(parts[1]))
      try #require(reasons.updateValue(reason, forKey: place) == nil, "\(place) is there twice")
    }
    return reasons
  }
}
