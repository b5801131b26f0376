import Checkout
import FacetCompiler
import FacetFrame
import FacetIR
import FacetInterpreter
import FacetPreview
import FacetSnapshot
import Foundation
import Testing

/// A golden says everything, and most of it as a difference from something else. Here the full form of each cell is read
/// back from the text, and held against what the cell says by itself.
struct GoldenReaderTests {
  @Test(arguments: DesignFolder.all) func everyCellIsReadBackInFull(from folder: DesignFolder) throws {
    let design = try #require(try folder.compile().design)
    let program = Program(design)
    var count = 0
    for component in design.components {
      for style in component.styles {
        let drawn = component.cells(in: style).map { program.draw($0, of: component).drawn }
        expectAllIsRead(component, style, design, drawn)
        count += drawn.count
      }
    }
    #expect(count >= 100)
  }

  /// A list of ranges has no more numbers than a picture, however often it names them.
  @Test func rangesAreNoLongerThanAPicture() {
    func cells(_ ranges: String) -> [CellFacts] {
      GoldenDocument("facet-golden 5  A/default\n\nvariant  V\n  a11y \(ranges)  text  \"a\"\n").cells.map(\.facts)
    }
    let none = cells("1…x")
    #expect(cells("1, 3…5") != none)
    #expect(cells("1…5000") != none)
    #expect(cells("1…5001") == none)
    #expect(cells(Array(repeating: "0…5000", count: 9999).joined(separator: ", ")) == none)
  }

  @Test func randomCellsAreReadBackInFull() {
    var random = RandomFrames(seed: 8)
    for _ in 0..<150 {
      let component = random.component()
      let design = Design(project: Project(module: "M"), tokens: TokenCatalog(tokens: []), components: [component])
      let cells = component.cells(in: component.styles[0])
      let drawn = cells.map { random.drawn($0) }
      expectAllIsRead(component, component.styles[0], design, drawn)
    }
  }

  /// A cell that changes leaves alone the cells that are not told as a difference from it.
  @Test func aChangedCellChangesNoLinesOfOthers() {
    var random = RandomFrames(seed: 22)
    var untouched = 0
    for _ in 0..<60 {
      let component = random.component()
      let style = component.styles[0]
      let design = Design(project: Project(module: "M"), tokens: TokenCatalog(tokens: []), components: [component])
      var drawn = component.cells(in: style).map { random.drawn($0) }
      let before = blocks(ComponentSnapshot.document(component: component, style: style, design: design, cells: drawn))
      let changed = random.index(of: drawn)
      drawn[changed] = random.drawn(drawn[changed].cell, telling: "changed")
      let after = blocks(ComponentSnapshot.document(component: component, style: style, design: design, cells: drawn))
      let cell = drawn[changed].cell
      // All that is told as a difference from the first variant, or predicted from its cells, may change with it.
      if cell.variant.name == component.cells(in: style).first?.variant.name { continue }
      let reference = "  like \(cell.variant.name)"
      for (name, lines) in before where name != cell.variant.name {
        if (lines + (after[name] ?? [])).contains(where: { $0.contains(reference) }) { continue }
        #expect(after[name] == lines)
        untouched += 1
      }
    }
    #expect(untouched > 60)
  }

  /// What differs from nothing is not written, so that a reviewer reads all that is: at most this many lines for each
  /// file of a component, with the goldens of screens, sessions, transitions and tokens.
  @Test func goldensAreShort() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Checkout.root.appending(path: "specs").path)
    let components = files.count { $0.hasSuffix(".component.yaml") }
    let folder = Checkout.root.appending(path: "generated/Snapshots")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".snap.txt") }
    let lines = try names.reduce(0) { sum, name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return sum + text.utf8.count { $0 == UInt8(ascii: "\n") }
    }
    #expect(lines <= 207 * components, "\(lines) lines for \(components) components")
  }

  private func expectAllIsRead(
    _ component: Component, _ style: Style, _ design: Design, _ drawn: [SnapshotVariant],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = ComponentSnapshot.document(component: component, style: style, design: design, cells: drawn)
    let full = ComponentSnapshot.facts(component: component, style: style, design: design, cells: drawn)
    let read = Dictionary(GoldenDocument(text).cells.map { ($0.name, $0) }) { first, _ in first }
    #expect(read.count == full.count, "\(component.name)/\(style.name)", sourceLocation: sourceLocation)
    for cell in full {
      let isSame = read[cell.name].map { $0.facts == cell.facts && $0.given == cell.given } == true
      #expect(isSame, "\(component.name)/\(style.name): \(cell.name)\n\(text)", sourceLocation: sourceLocation)
    }
    let words = VariantFacts(component: component, design: design)
    guard let first = drawn.first(where: { $0.cell.name == full.first?.name }) else { return }
    for cell in drawn where cell.cell.isBase {
      let whole = GivenLines.apart(words.lines(cell, base: nil))
      if cell.cell.name == first.cell.name { continue }
      let told = words.lines(cell, base: words.base(first.cell))
      #expect(
        Set(GivenLines.whole(told, over: words.lines(first, base: nil))) == Set(whole), "\(cell.cell.name)",
        sourceLocation: sourceLocation)
    }
  }

  /// The lines of each variant, its matrix included.
  private func blocks(_ golden: String) -> [String: [Substring]] {
    var blocks: [String: [Substring]] = [:]
    var name = ""
    for line in golden.split(separator: "\n") {
      if line.hasPrefix("variant  ") {
        name = String(line.dropFirst(9).split(separator: "  like ", maxSplits: 1).first ?? "")
      }
      blocks[name, default: []].append(line)
    }
    blocks[""] = nil
    return blocks
  }
}

/// What a variant is given, in full, where a golden tells what differs from the first variant.
private enum GivenLines {
  static func whole(_ lines: [String], over first: [String]) -> [String] {
    let (given, elements) = parted(values(in: lines, "given"))
    let kept = values(in: first, "given").map { replacing(elements, in: $0) }.filter { old in
      !given.contains { new in
        new.name == old.name || old.name.hasPrefix("\(new.name).") || new.name.hasPrefix("\(old.name).")
      }
    }
    let settings = settings(in: lines)
    let others = self.settings(in: first).filter { old in !settings.contains { $0.key == old.key } }
    let environment = Set((settings + others).map(\.text)).subtracting(unset)
    let order = ordered(environment)
    return Self.others(in: lines) + arguments(kept + given.filter { !$0.isDefault })
      + (order.isEmpty ? [] : ["  env        \(order.joined(separator: ", "))"])
  }

  /// The lines of a variant that is told in full, with each argument on a line of its own.
  static func apart(_ lines: [String]) -> [String] {
    others(in: lines) + lines.filter { $0.hasPrefix("  env ") } + arguments(values(in: lines, "given"))
  }

  private static func others(in lines: [String]) -> [String] {
    lines.filter { !$0.hasPrefix("  given ") && !$0.hasPrefix("  env ") }
  }

  private static func arguments(_ values: [Value]) -> [String] { values.map { "  given      \($0.name) \($0.words)" } }

  /// The values, and those of elements of arrays: `stays[2].title`.
  private static func parted(_ values: [Value]) -> (values: [Value], elements: [Value]) {
    (values.filter { !$0.name.contains("[") }, values.filter { $0.name.contains("[") })
  }

  /// An array with some elements, or fields of them, in place of its own.
  private static func replacing(_ elements: [Value], in value: Value) -> Value {
    let own = elements.filter { $0.name.hasPrefix("\(value.name)[") }
    if own.isEmpty { return value }
    var items = list(value.words)
    for element in own {
      let place = element.name.dropFirst(value.name.count + 1)
      if element.words == "none" {
        items.removeSubrange(((Int(place.prefix { $0 != "…" && $0 != "]" }) ?? 1) - 1)...)
        continue
      }
      if place == "\(items.count + 1)]" { items.append(element.words) }
      guard let number = Int(place.prefix { $0 != "]" }), items.indices.contains(number - 1) else { continue }
      let path = place.drop { $0 != "]" }.dropFirst().split(separator: ".").map { String($0) }
      items[number - 1] = setting(path[...], to: element.words, in: items[number - 1])
    }
    return Value(name: value.name, words: "[\(items.joined(separator: ", "))]")
  }

  /// A struct, as in `{ price 0, share 0.1 }`, with another value of a field.
  private static func setting(_ path: ArraySlice<String>, to words: String, in value: String) -> String {
    guard let name = path.first else { return words }
    let own = list(value)
    // A field that is nil is not written.
    guard own.contains(where: { $0.hasPrefix("\(name) ") }) else {
      return "{ \((own + ["\(name) \(words)"]).joined(separator: ", ")) }"
    }
    let fields = own.map { field in
      field.hasPrefix("\(name) ")
        ? "\(name) \(setting(path.dropFirst(), to: words, in: String(field.dropFirst(name.count + 1))))" : field
    }
    return "{ \(fields.joined(separator: ", ")) }"
  }

  /// The parts of a list or a struct between commas.
  private static func list(_ words: String) -> [String] {
    pieces(String(words.dropFirst().dropLast()).trimmingCharacters(in: .whitespaces), ", ")
  }

  /// The pieces between separators outside of quotes and brackets.
  private static func pieces(_ text: String, _ separator: String) -> [String] {
    var (pieces, depth, isQuoted, isEscaped) = ([""], 0, false, false)
    var rest = text[...]
    while let character = rest.first {
      if depth == 0, !isQuoted, rest.hasPrefix(separator) {
        pieces.append("")
        rest = rest.dropFirst(separator.count)
        continue
      }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      if !isQuoted { depth += "[{(".contains(character) ? 1 : "]})".contains(character) ? -1 : 0 }
      isEscaped = character == "\\" && !isEscaped
      pieces[pieces.count - 1].append(character)
      rest = rest.dropFirst()
    }
    return pieces
  }

  private struct Value {
    var name: String
    var words: String
    var isDefault: Bool { words == "by default" }
  }

  private static func values(in lines: [String], _ keyword: String) -> [Value] {
    lines.filter { $0.hasPrefix("  \(keyword) ") }.flatMap { pieces(String($0.dropFirst(13)), "  ") }.map { text in
      let name = text.prefix { $0 != " " }
      return Value(name: String(name), words: String(text.dropFirst(name.count + 1)))
    }
  }

  private static let sizes: Set = [
    "xS", "S", "M", "L", "xL", "xxL", "xxxL", "ax1", "ax2", "ax3", "ax4", "ax5",
  ]

  private static let unset: Set = [
    "no contrast", "not disabled", "no width", "no height", "no locale", "no theme",
  ]

  /// What a setting is about, by its words.
  private static func key(of setting: String) -> Int {
    switch setting {
    case "light", "dark": 0
    case "standard contrast", "increased contrast", "no contrast": 1
    case _ where sizes.contains(setting): 2
    case "ltr", "rtl": 3
    case "enabled", "disabled", "not disabled": 4
    case "VoiceOver": 7
    case "pressed", "not pressed": 5
    case "compact width", "regular width", "no width class": 6
    case _ where setting.hasPrefix("width ") || setting == "no width": 8
    case _ where setting.hasPrefix("height ") || setting == "no height": 9
    case "en", "de", "ar", "pl", "ja", "en-XA", "ar-XB", "no locale": 10
    default: 11
    }
  }

  private static func settings(in lines: [String]) -> [(key: Int, text: String)] {
    lines.filter { $0.hasPrefix("  env ") }.flatMap { $0.dropFirst(13).split(separator: ", ") }
      .map { (key(of: String($0)), String($0)) }
  }

  private static func ordered(_ settings: Set<String>) -> [String] { settings.sorted { key(of: $0) < key(of: $1) } }
}
