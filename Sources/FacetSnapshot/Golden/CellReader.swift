import FacetLimits
import FacetText

/// Parses the cells of a golden, each relative to another one.
struct CellReader {
  private(set) var cells: [GoldenDocument.Cell] = []
  private var variants: [String: KnownCells] = [:]
  /// The variants that have been read, by the names of their cells.
  private var variantOfCell: [String: String] = [:]
  private var first: String?
  private var factsLeft = Limit.goldenFacts.most
  /// The cells of the first variant.
  private let firstCells: [String]
  private let inertSettings: [String]

  init(_ firstCells: [String], inertSettings: [String]) {
    self.firstCells = firstCells
    self.inertSettings = inertSettings
  }

  var isWithinLimits: Bool { factsLeft >= 0 && cells.count <= Limit.cells.most }

  /// Reads a variant with its matrix.
  mutating func read(_ sections: [GoldenDocument.Section]) {
    guard let opening = sections.first, isWithinLimits, opening.title.hasPrefix(GoldenDocument.variantOpening) else {
      return
    }
    let title = GoldenCells.Entry.parts(of: opening.title.dropFirst(GoldenDocument.variantOpening.count))
    let start = cells.count
    var variant = ReadVariant(String(title.name), sections)
    let lines = variant.lines(of: "") ?? []
    let origin = title.like ?? first ?? ""
    let base = variantOfCell[origin].flatMap { variants[$0] }
    let from = base.flatMap { $0[deviations(in: origin)] }
    append(lines, over: from ?? CellFacts(), to: &variant, "")
    let listed = lines.first { $0.keyword == GoldenCells.keyword }?.text
    let names =
      listed.map { $0 == CellFacts.none ? [] : $0.split(separator: ", ").map { String($0) } }
      ?? base?.names.filter { !$0.isEmpty } ?? firstCells
    for name in distinct(names + variant.told + variant.listed) where !name.isEmpty && isWithinLimits {
      add(name, to: &variant, over: base)
    }
    for setting in inertSettings.reversed() { repeatCells(from: start, of: variant.name, with: setting) }
    if variants[variant.name] == nil {
      variants[variant.name] = variant.known
      for name in variant.known.names {
        let cell = name.isEmpty ? variant.name : "\(variant.name) @ \(name)"
        if variantOfCell[cell] == nil { variantOfCell[cell] = variant.name }
      }
    }
    if first == nil { first = variant.name }
  }

  /// Adds each cell of a variant again, with a setting that changes nothing.
  private mutating func repeatCells(from start: Int, of variant: String, with setting: String) {
    func changed(_ name: String) -> String {
      let deviations = name == variant ? "" : String(name.dropFirst("\(variant) @ ".count))
      var cell = GoldenCell(
        variant: variant, deviations: deviations.split(separator: " ").map { String($0) }, facts: CellFacts())
      cell.add(setting)
      return cell.name
    }
    for cell in cells[start...] where isWithinLimits {
      factsLeft -= cell.facts.count
      cells.append(
        GoldenDocument.Cell(
          name: changed(cell.name), facts: cell.facts, given: [], mirrored: cell.mirrored.map(changed)))
    }
  }

  private func deviations(in name: String) -> String {
    guard let variant = variantOfCell[name] else { return "" }
    return name == variant ? "" : String(name.dropFirst("\(variant) @ ".count))
  }

  /// Adds a cell of the matrix of a variant.
  private mutating func add(_ name: String, to variant: inout ReadVariant, over base: KnownCells?) {
    if let same = variant.same[name], let facts = variant.known[same.cell] {
      append([], over: same.isMirrored ? facts.mirror : facts, to: &variant, name)
      return
    }
    let origin =
      variant.like[name].flatMap { facts(of: $0, from: variant) }
      ?? variant.known.prediction(of: name.split(separator: " ").map { String($0) }, over: base)
    append(variant.lines(of: name) ?? [], over: origin, to: &variant, name)
  }

  /// The facts of the cell that a line refers to.
  private func facts(of reference: String, from variant: ReadVariant) -> CellFacts? {
    if reference.hasPrefix("@ "), let facts = variant.known[String(reference.dropFirst(2))] { return facts }
    if reference == variant.name { return variant.known[""] }
    return variantOfCell[reference].flatMap { variants[$0] }.flatMap { $0[deviations(in: reference)] }
  }

  private mutating func append(
    _ lines: [GoldenLine], over base: CellFacts, to variant: inout ReadVariant, _ name: String
  ) {
    var facts = CellFacts()
    let others = facts.read(lines, over: base, upTo: &factsLeft)
    factsLeft -= facts.count
    let given = others.filter { !Self.references.contains($0.keyword) }.map(\.line)
    let cell = GoldenCell(
      variant: variant.name, deviations: name.split(separator: " ").map { String($0) }, facts: facts)
    let partner = cell.deviationsFromLeftToRight.map { $0.joined(separator: " ") }
    let isMirrored = partner.flatMap { variant.known[$0] }.map(facts.isMirrored) == true
    let partnerName = partner.map { $0.isEmpty ? variant.name : "\(variant.name) @ \($0)" }
    cells.append(
      GoldenDocument.Cell(name: cell.name, facts: facts, given: given, mirrored: isMirrored ? partnerName : nil))
    variant.known.append(facts, name)
  }

  /// The keywords of lines that name other cells.
  private static let references: Set = ["same", GoldenCells.keyword]
}

/// A variant that is being read.
private struct ReadVariant {
  let name: String
  var known = KnownCells()
  /// The deviations of the cells with lines.
  private(set) var told: [String] = []
  /// The cell that each cell without lines is equal to, or mirrors.
  private(set) var same: [String: (cell: String, isMirrored: Bool)] = [:]
  /// The deviations of these cells, in the order in which they are listed.
  private(set) var listed: [String] = []
  /// The cell that each cell with lines is relative to, if it is named.
  private(set) var like: [String: String] = [:]
  private var linesOfCell: [String: [GoldenLine]] = [:]

  init(_ name: String, _ sections: [GoldenDocument.Section]) {
    self.name = name
    for section in sections {
      var deviations = ""
      if section.title.hasPrefix("@ ") {
        let title = GoldenCells.Entry.parts(of: section.title.dropFirst(2))
        let names = title.name.split(separator: ", ").map { String($0) }
        deviations = names.first ?? ""
        addSame(names.dropFirst(), as: deviations)
        like[deviations] = title.like
      }
      if linesOfCell[deviations] != nil { continue }
      let lines = section.lines.map { GoldenLine($0) }
      linesOfCell[deviations] = lines
      told.append(deviations)
      for line in lines where line.keyword == "same" {
        addSame(line.text.split(separator: ", ").map { String($0) }[...], as: deviations)
      }
    }
  }

  private mutating func addSame(_ names: ArraySlice<String>, as deviations: String) {
    for name in names {
      let isMirrored = name.hasPrefix(GoldenCells.mirrored)
      let cell = isMirrored ? String(name.dropFirst(GoldenCells.mirrored.count)) : name
      same[cell] = (deviations, isMirrored)
      listed.append(cell)
    }
  }

  func lines(of deviations: String) -> [GoldenLine]? { linesOfCell[deviations] }
}

extension CellFacts {
  /// Parses the lines of a cell. Facts without a line are those of the base.
  /// Returns the lines that are no facts about the picture.
  ///
  /// - Parameter left: The number of facts that lines may name, which is reduced by each; the others are not read.
  mutating func read(
    _ lines: [GoldenLine], over base: CellFacts, upTo left: inout Int
  ) -> [GoldenLine] {
    self = base
    var picture = PictureReader(base[.picture])
    var isRedrawn = false
    var begun: Set<Key> = []
    var others: [GoldenLine] = []
    for line in lines where left >= 0 {
      switch line.keyword {
      case "":
        picture.read(row: line.text)
        isRedrawn = true
      case PictureDifference.keyword:
        picture.read(place: line.text)
        isRedrawn = true
      case "looks": for look in LookLines.split(line.text) { readLook(look, &begun) }
      case LookLines.goneKeyword: for key in LookLines.keys(in: line.text) { self[.look(key)] = [] }
      case Self.orderKeyword:
        guard let order = ElementOrder(line.text) else { continue }
        left -= order.origins.count
        self = renumbered(order)
      case "unread": self[.unread] = line.text == Self.none ? [] : [line.text]
      case let keyword where Self.outcomeKeywords.contains(keyword):
        set(.outcome(keyword), line.text == Self.none ? nil : line.text, &begun)
      default: if !readElement(line, &left) { others.append(line) }
      }
    }
    if isRedrawn { self[.picture] = picture.rows }
    return others
  }

  /// Sets a fact. The first of several lines for it replaces the inherited ones.
  private mutating func set(_ key: Key, _ text: String?, _ begun: inout Set<Key>) {
    if begun.insert(key).inserted {
      self[key] = text.map { [$0] } ?? []
    } else if let text {
      append(text, to: key)
    }
  }

  private mutating func readLook(_ text: String, _ begun: inout Set<Key>) {
    let (key, isGone) = LookLines.key(of: text)
    set(.look(key), isGone ? nil : text, &begun)
  }

  /// Returns whether the line is about an accessibility element.
  private mutating func readElement(_ line: GoldenLine, _ left: inout Int) -> Bool {
    if let numbers = line.numbers(behind: "a11y") {
      left -= numbers.count
      let (text, hint) = AccessibilityWords.parts(of: line.text)
      for number in numbers {
        if line.text == Self.none {
          removeElement(number)
        } else {
          let element = self[.element(number)].first.flatMap { ElementColumns.whole(text, over: $0) } ?? text
          self[.element(number)] = [element]
          self[.says(number)] = AccessibilityWords.sentence(for: element).map { [$0] } ?? []
          if let hint { self[.hint(number)] = [hint] }
        }
      }
    } else if let numbers = line.numbers(behind: "says") {
      left -= numbers.count
      for number in numbers { self[.says(number)] = [line.text] }
    } else if let numbers = line.numbers(behind: "hint") {
      left -= numbers.count
      for number in numbers { self[.hint(number)] = line.text == Self.none ? [] : [line.text] }
    } else {
      return false
    }
    return true
  }
}
