import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetText

extension TokenEvaluator {
  /// The font families, the preferred one first. DTCG 2025.10, Format §8.3.
  ///
  /// Families of CSS that are no fonts are left out, unless there are no others: then it is the system font.
  mutating func fontFamily(at place: ValuePlace) -> [String]? {
    writtenFamilies(at: place).map(FontStack.fonts(among:))
  }

  private mutating func writtenFamilies(at place: ValuePlace) -> [String]? {
    guard let list = elements(at: place) else { return families(inTextAt: place) }
    guard !list.isEmpty else {
      reports.report(.tokenFontFamily, at: span(place), "expected at least one font family, found an empty list")
      return nil
    }
    var names: [String] = []
    for element in list {
      guard let part = part(element, as: .fontFamily), let families = families(inTextAt: part) else { return nil }
      names += families
    }
    return names
  }

  /// One name, or several with commas between them.
  private mutating func families(inTextAt place: ValuePlace) -> [String]? {
    // An element can refer to a token that is a list, of which the first element is used.
    let first = elements(at: place)?.first ?? place
    let text = text(at: first) ?? ""
    let names = FontStack.names(in: text)
    guard names != [text] else { return names }
    guard !names.isEmpty else {
      reports.report(
        .tokenFontFamily, at: span(first), "expected the name of a font family, found \(found(at: first))")
      return nil
    }
    let spelled = FontStack.fonts(among: names).map { "\"\(escapedForDisplay($0))\"" }.joined(separator: ", ")
    reports.report(
      .dtcgFontStack, at: span(first), "\(found(at: first)) is how font families are written in CSS",
      help: "write [\(spelled)]")
    var families: [String] = []
    for name in names {
      guard let reference = TokenReference(curly: name) else {
        families.append(name)
        continue
      }
      guard case .token(let path) = reference, let family = family(of: TokenPath(path), at: first) else { return nil }
      families += family
    }
    return families
  }

  /// The families of a token that is one of several in a text.
  private mutating func family(of path: TokenPath, at place: ValuePlace) -> [String]? {
    withoutCycle(at: place, through: "font families") { evaluator in
      guard let target = evaluator.token(path, at: place),
        let written = evaluator.resolve(evaluator.table.place(of: evaluator.definition(of: target))),
        let type = evaluator.type(of: target, through: written.tokens)
      else { return nil }
      if type == .fontFamily { return evaluator.writtenFamilies(at: written.place) }
      evaluator.reports.report(
        .tokenTypeMismatch, at: evaluator.span(place),
        "expected a font family, but '\(shown(path))' is a \(type.rawValue)")
      return nil
    }
  }

  /// A font weight from 1 to 1000. DTCG 2025.10, Format §8.4.
  mutating func fontWeight(at place: ValuePlace) -> Int? {
    if let number = numberIfAny(at: place) {
      if (1...1000).contains(number), number == number.rounded() { return Int(nearest: number) }
      reports.report(
        .tokenFontWeight, at: span(place), "font weight must be between 1 and 1000, not \(found(at: place))")
      return nil
    }
    let name = text(at: place)
    if let name, let weight = Self.weights.first(where: { $0.name == name })?.weight { return weight }
    if let name, let weight = weight(named: name) {
      reports.report(
        .dtcgFontWeight, at: span(place),
        "'\(escaped(name))' is a font weight in the words of another tool"
          + (hasSlope(name) ? "; that it is italic is not read" : ""),
        help: hasSlope(name) ? "write \(weight), and 'italic: true' in the components that use it" : "write \(weight)")
      return weight
    }
    let near = name.flatMap { nearest(to: $0, among: Self.weights.map(\.name)) }
    if near == nil, leavesOutText(at: place, of: .fontWeight) { return nil }
    reports.report(
      .tokenFontWeight, at: span(place), "expected a font weight, found \(found(at: place))",
      help: near.map { "did you mean '\($0)'?" } ?? "a weight is a number from 1 to 1000, or a name such as 'bold'")
    return nil
  }

  /// The weight for `ExtraBold`, `Semi Bold italic` or `700`; the slope is ignored.
  func weight(named text: String) -> Int? {
    func letters(_ text: String) -> String {
      String(decoding: text.lowercased().utf8.filter { !" -_".utf8.contains($0) }, as: UTF8.self)
    }
    var name = letters(text)
    for slope in Self.slopes where name.utf8.count > slope.utf8.count && name.hasSuffix(slope) {
      name.removeLast(slope.utf8.count)
    }
    if let weight = Self.weights.first(where: { letters($0.name) == name })?.weight { return weight }
    guard let number = TokenNumber.parse(name), (1...1000).contains(number), number == number.rounded() else {
      return nil
    }
    return Int(nearest: number)
  }

  private static let slopes = ["italic", "oblique"]

  private func hasSlope(_ text: String) -> Bool { Self.slopes.contains { text.lowercased().hasSuffix($0) } }

  private static let weights: [(name: String, weight: Int)] = [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300), ("normal", 400),
    ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600), ("demi-bold", 600), ("bold", 700),
    ("extra-bold", 800), ("ultra-bold", 800), ("black", 900), ("heavy", 900), ("extra-black", 950),
    ("ultra-black", 950),
  ]
}

/// Font families in one text, as in CSS Fonts Module Level 4, §2.1: `"Helvetica Neue", Arial, sans-serif`.
enum FontStack {
  /// Families of CSS that stand for no font.
  private static let generic: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "math", "emoji", "fangsong", "ui-serif", "ui-monospace",
    "ui-rounded", "inherit", "initial", "unset",
  ]

  /// The names that stand for fonts; the system's if none does.
  static func fonts(among names: [String]) -> [String] {
    let fonts = names.filter { !generic.contains($0.lowercased()) }
    return fonts.isEmpty ? ["system"] : fonts
  }

  static func isNameOrReference(_ text: String) -> Bool {
    if case .token? = TokenReference(curly: text) { return true }
    return !text.utf8.contains(UInt8(ascii: "{"))
  }

  /// The names between commas, without the quotes around them.
  static func names(in text: String) -> [String] {
    var names: [[UInt8]] = [[]]
    var quote: UInt8?
    for byte in text.utf8 {
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if quote == nil, byte == UInt8(ascii: ",") {
        names.append([])
      } else {
        names[names.count - 1].append(byte)
      }
    }
    // An apostrophe that is no quote is a part of a name.
    if quote != nil, names.count == 1 { return [text] }
    return names.map { name in
      let start = name.drop { $0 == UInt8(ascii: " ") }
      let end = start.reversed().drop { $0 == UInt8(ascii: " ") }.reversed()
      return String(decoding: Array(end), as: UTF8.self)
    }
    .filter { !$0.isEmpty }
  }
}
