import Checkout
import FacetCompiler
import FacetDiagnostics
import FacetFormat
import FacetIR
import FacetLanguage
import FacetSpec
import Testing

/// Over all specs at hand, and over thousands made of them: the form says what the file says, and has no other form.
@Suite struct FormatCorpusTests {
  /// The design that comes of the formatted specs is the same, and so are their mistakes.
  @Test(arguments: Corpus.folders) func aFormattedProjectCompilesToTheSame(_ folder: DesignFolder) async throws {
    await letDrawingBegin()
    let inputs = try folder.inputs()
    let before = Compiler.compile(inputs)
    let after = Compiler.compile(inputs.map(formatted))
    let isSame = after.design == before.design
    #expect(isSame, "another design")
    #expect(codes(after) == codes(before))
  }

  /// However the specs are written: the form of all these is one.
  @Test(arguments: Corpus.designs) func theLayoutThatAFileHadDoesNotMatter(_ folder: DesignFolder) async throws {
    await letDrawingBegin()
    for (number, input) in try folder.inputs().enumerated() where input.isYAML && !input.hasTextInBlocks {
      let form = formatted(input)
      for (index, scramble) in Scramble.allCases.enumerated()
      where Checkout.triesEverything || (index + number).isMultiple(of: 6) {
        let scrambled = scramble.apply(to: form)
        let again = formatted(SourceInput(path: input.path, bytes: scrambled))
        let isSame = withoutColumns(again.text) == withoutColumns(form.text)
        #expect(isSame, "\(input.path), \(scramble)")
      }
    }
  }

  /// With a comment on any line, above or beside what is there, none is lost and nothing else changes.
  @Test(arguments: Corpus.designs) func noCommentIsLost(_ folder: DesignFolder) throws {
    let inputs = try folder.inputs()
    let design = Compiler.compile(inputs).design
    var commented = inputs
    for index in inputs.indices where inputs[index].isYAML && !inputs[index].hasTextInBlocks {
      let lines = String(decoding: inputs[index].bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      var text = ""
      for (number, line) in lines.enumerated() {
        let blanks = line.prefix { $0 == " " }
        if !line.isEmpty, number % 3 != 0 { text += "\(blanks)# above \(number)\n" }
        text += line.isEmpty || line.contains("#") || number % 2 == 0 ? "\(line)\n" : "\(line) # beside \(number)\n"
      }
      guard isReadable(text) else { continue }
      let input = SourceInput(path: inputs[index].path, bytes: Array(text.utf8))
      commented[index] = formatted(input)
      #expect(addedComments(in: commented[index].text) == addedComments(in: text), "\(input.path)")
    }
    let isSame = Compiler.compile(commented).design == design
    #expect(isSame, "another design")
  }

  /// A comment at any place of any spec is formatted, and not left as too uncertain: it stands by the same node then,
  /// which formatting itself makes sure of.
  @Test func aCommentAnywhereStaysByItsNode() throws {
    var random = RandomBytes(state: 11)
    let specs = try Corpus.designs.flatMap { try $0.inputs() }.filter { $0.isYAML && !$0.hasTextInBlocks }
    var uncertain: [String] = []
    var count = 0
    for round in 0..<(Checkout.triesEverything ? 400 : 80) {
      let spec = specs[round % specs.count]
      var lines = String(decoding: spec.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      for number in 0...random.next(below: 3) {
        let line = random.next(below: lines.count)
        let indentation = [0, 2, lines[line].prefix { $0 == " " }.count][random.next(below: 3)]
        if lines[line].isEmpty || lines[line].contains("#") || random.next(below: 2) == 0 {
          lines.insert(Substring(String(repeating: " ", count: indentation) + "# c\(number)"), at: line)
        } else {
          lines[line] += " # c\(number)"
        }
      }
      let text = lines.joined(separator: "\n")
      guard isReadable(text) else { continue }
      count += 1
      var diagnostics: [Diagnostic] = []
      let form = format(Array(text.utf8), as: kind(of: spec.path), file: FileID(0), diagnostics: &diagnostics)
      if form == .uncertain { uncertain.append("\(spec.path), round \(round)") }
    }
    #expect(count > 60)
    #expect(uncertain.isEmpty, "\(uncertain.count) of \(count): \(uncertain.prefix(5))")
  }

  /// Broken at random, always the same way: nothing crashes, and what can be read has one form.
  @Test func damagedFilesAreLeftOrFormatted() throws {
    var random = RandomBytes(state: 7)
    let seeds = try Corpus.designs.flatMap { try $0.inputs() }.filter(\.isYAML)
    var formattedCount = 0
    for round in 0..<(Checkout.triesEverything ? 600 : 100) {
      let seed = seeds[round % seeds.count]
      var bytes = seed.bytes
      for _ in 0...random.next(below: 3) { random.damage(&bytes) }
      var diagnostics: [Diagnostic] = []
      switch format(bytes, as: kind(of: seed.path), file: FileID(0), diagnostics: &diagnostics) {
      case .formatted(let form):
        formattedCount += 1
        let again = format(form, as: kind(of: seed.path), file: FileID(0), diagnostics: &diagnostics)
        let isSame = again == .formatted(form)
        #expect(isSame, "\(seed.path), round \(round)")
      case .unreadable: #expect(diagnostics.contains { $0.severity == .error })
      case .uncertain: break
      }
    }
    #expect(formattedCount > 12)
  }

  private func addedComments(in text: String) -> [Substring] {
    text.split(separator: "\n").compactMap { line in
      ["# above ", "# beside "].lazy.compactMap { line.firstRange(of: $0) }.first.map { line[$0.lowerBound...] }
    }.sorted()
  }

  private func isReadable(_ text: String) -> Bool {
    var diagnostics: [Diagnostic] = []
    _ = SourceTree.read(yaml: Array(text.utf8), file: FileID(0), diagnostics: &diagnostics)
    return diagnostics.isEmpty
  }

  private func codes(_ compilation: Compilation) -> [String] {
    compilation.diagnostics.map { "\($0.kind.code) \($0.message)" }.sorted()
  }
}

/// The canonical form of a file, which is checked to be its own form; JSON, and what cannot be read, as it is.
func formatted(_ input: SourceInput) -> SourceInput {
  guard input.isYAML else { return input }
  var diagnostics: [Diagnostic] = []
  switch format(input.bytes, as: kind(of: input.path), file: FileID(0), diagnostics: &diagnostics) {
  case .formatted(let bytes):
    let again = format(bytes, as: kind(of: input.path), file: FileID(0), diagnostics: &diagnostics)
    let isSame = again == .formatted(bytes)
    #expect(isSame, "\(input.path) has no one form")
    return SourceInput(path: input.path, bytes: bytes)
  case .unreadable:
    #expect(diagnostics.contains { $0.severity == .error })
    return input
  case .uncertain:
    Issue.record("\(input.path) is not formatted")
    return input
  }
}

private func kind(of path: String) -> Shape? {
  let shapes = [".component.yaml": Grammar.component, ".screen.yaml": Grammar.screen, "facet.yaml": Grammar.project]
  return shapes.first { path.hasSuffix($0.key) }?.value
}
