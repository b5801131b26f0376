import Checkout
import FacetCompiler
import FacetFrame
import FacetIR
import FacetInterpreter
import FacetPreview
import FacetSnapshot
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
    func cells(_ ranges: String) -> [GoldenDocument.Cell] {
      GoldenDocument("facet-golden 2  A/default\n\nvariant  V\n  merged     .title  into \(ranges)\n").cells
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
      let reference: Substring = "  like       \(cell.name)"
      // All that is told as a difference from the first cell may change with it.
      if cell.name == component.cells(in: style).first?.name { continue }
      for (name, lines) in before where name != cell.variant.name {
        if lines.contains(reference) || after[name]?.contains(reference) == true { continue }
        #expect(after[name] == lines)
        untouched += 1
      }
    }
    #expect(untouched > 60)
  }

  /// Four fifths of a golden were once said twice; what has been gained is not given away again. A twentieth is about
  /// components as a whole, each said once.
  @Test func goldensAreShort() throws {
    let goldens = try #require(Goldens.repository)
    let all = goldens.all.map(\.text).joined().split(separator: "\n", omittingEmptySubsequences: false)
    let cells = goldens.frames.values.joined().count
    #expect(Double(all.count) <= 7.9 * Double(cells), "\(all.count) lines for \(cells) cells")
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
      let whole = words.lines(cell, base: nil)
      let told = cell.cell.name == first.cell.name ? whole : words.lines(cell, base: words.base(first.cell))
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
      if line.hasPrefix("variant  ") { name = String(line.dropFirst(9)) }
      blocks[name, default: []].append(line)
    }
    blocks[""] = nil
    return blocks
  }
}

/// What a variant is given, in full, where a golden tells what differs from the first variant.
private enum GivenLines {
  static func whole(_ lines: [String], over first: [String]) -> [String] {
    if lines == first { return lines }
    let given = values(in: lines, "given")
    let kept = values(in: first, "given").filter { old in
      !given.contains { new in
        new.name == old.name || old.name.hasPrefix("\(new.name).") || new.name.hasPrefix("\(old.name).")
      }
    }
    let settings = settings(in: lines)
    let others = self.settings(in: first).filter { old in !settings.contains { $0.key == old.key } }
    let environment = Set((settings + others).map(\.text)).subtracting(unset)
    let rest = lines.filter { !$0.hasPrefix("  given ") && !$0.hasPrefix("  env ") }
    let order = ordered(environment)
    return rest + (kept + given.filter { !$0.isDefault }).map { "  given      \($0.name) \($0.words)" }
      + (order.isEmpty ? [] : ["  env        \(order.joined(separator: ", "))"])
  }

  private struct Value {
    var name: String
    var words: String
    var isDefault: Bool { words == "by default" }
  }

  private static func values(in lines: [String], _ keyword: String) -> [Value] {
    lines.filter { $0.hasPrefix("  \(keyword) ") }.map { line in
      let text = line.dropFirst(13)
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
