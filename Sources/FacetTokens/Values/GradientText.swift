import FacetDiagnostics
import FacetIR
import FacetSpec
import FacetText

/// A gradient in the words of CSS: `linear-gradient(180deg, {brand.a} 0%, #0000ff 100%)`. CSS Images Module Level 3, §3.
struct GradientText {
  /// A color as written, with its place from 0 to 1; nil for one between those beside it.
  struct Stop {
    var color: String
    var position: Double?
  }

  /// `linear-gradient`, `radial-gradient`, …
  var function: String
  /// `180deg`, `to bottom`, `circle at center`; empty where it is left out.
  var line: String
  var stops: [Stop]

  /// Nil for other text.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), bytes.last == UInt8(ascii: ")") else { return nil }
    function = String(decoding: bytes[..<open], as: UTF8.self).lowercased()
    guard function.hasSuffix("-gradient") else { return nil }
    var parts = Self.parts(bytes[(open + 1)...].dropLast()).map(Self.words)
    line = ""
    if let first = parts.first, let word = first.first,
      function.hasSuffix("linear-gradient") ? Self.isDirection(word) : !Self.isColor(word)
    {
      line = first.joined(separator: " ").lowercased()
      parts.removeFirst()
    }
    stops = []
    for part in parts {
      let color = part.prefix { !Self.isPosition($0) }
      let positions = part.dropFirst(color.count).map(Self.position)
      for position in positions.isEmpty ? [nil] : positions {
        stops.append(Stop(color: color.joined(separator: " "), position: position))
      }
    }
  }

  /// The places of the stops, from 0 to 1: the first is at the start and the last at the end, others are spread evenly.
  var positions: [Double] {
    var places = stops.map(\.position)
    guard places.count > 1 else { return places.map { $0 ?? 0 } }
    places[0] = places[0] ?? 0
    places[places.count - 1] = places[places.count - 1] ?? 1
    var known = 0
    for index in places.indices.dropFirst() {
      guard let end = places[index] else { continue }
      let start = places[known] ?? 0
      for between in known + 1..<max(index, known + 1) {
        places[between] = start + (end - start) * Double(between - known) / Double(index - known)
      }
      known = index
    }
    return places.map { min(max($0 ?? 0, 0), 1) }
  }

  /// Whether the line leads upwards; nil if it leads neither up nor down.
  var isUpwards: Bool? {
    switch line {
    case "", "to bottom", "180deg", "0.5turn", "200grad": false
    case "to top", "0deg", "360deg", "0turn", "0": true
    default: nil
    }
  }

  // MARK: Words

  /// What stands between commas that are in no parentheses.
  private static func parts(_ bytes: ArraySlice<UInt8>) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var depth = 0
    for byte in bytes {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte == UInt8(ascii: ","), depth == 0 { parts.append([]) } else { parts[parts.count - 1].append(byte) }
    }
    return parts
  }

  /// What stands between spaces that are in no parentheses or braces.
  private static func words(_ bytes: [UInt8]) -> [String] {
    var words: [[UInt8]] = [[]]
    var depth = 0
    for byte in bytes {
      if "({".utf8.contains(byte) { depth += 1 }
      if ")}".utf8.contains(byte) { depth -= 1 }
      if " \t\n".utf8.contains(byte), depth == 0 { words.append([]) } else { words[words.count - 1].append(byte) }
    }
    return words.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isColor(_ word: String) -> Bool {
    word.utf8.first == UInt8(ascii: "#") || word.utf8.first == UInt8(ascii: "{") || word.hasPrefix("rgb")
      || word.hasPrefix("hsl") || CSSColor.levels(ofWord: word) != nil
  }

  /// `to`, before a side, or an angle.
  private static func isDirection(_ word: String) -> Bool {
    let word = word.lowercased()
    return ["to", "0"].contains(word) || ["deg", "grad", "rad", "turn"].contains { word.hasSuffix($0) }
  }

  private static func isPosition(_ word: String) -> Bool { position(word) != nil }

  private static func position(_ word: String) -> Double? {
    guard word.utf8.last == UInt8(ascii: "%") else { return word == "0" ? 0 : nil }
    return TokenNumber.parse(String(word.dropLast())).map { $0 / 100 }
  }
}

extension TokenEvaluator {
  /// A gradient as text. SwiftUI draws a gradient from top to bottom.
  ///
  /// - Returns: Nil if the text is no gradient. The inner value is nil if it cannot be read, which has been reported.
  mutating func gradient(asTextAt place: ValuePlace, of index: Int) -> [GradientStopValue]?? {
    guard let written = text(at: place).flatMap(GradientText.init) else { return nil }
    guard written.function == "linear-gradient", let isUpwards = written.isUpwards else {
      let what = written.function == "linear-gradient" ? "leads neither up nor down" : "is not linear"
      return .some(
        leaveOut(place, "a gradient that \(what) has no counterpart in the format, so the token is left out"))
    }
    guard written.stops.count > 1 else {
      return .some(leaveOut(place, "a gradient has two stops or more, so the token is left out"))
    }
    var stops: [GradientStopValue] = []
    for (stop, position) in zip(written.stops, written.positions) {
      guard let color = color(stop.color, at: place, of: index) else { return .some(nil) }
      stops.append(GradientStopValue(color: color, position: isUpwards ? 1 - position : position))
    }
    if isUpwards { stops.reverse() }
    let colors = isUpwards ? written.stops.reversed().map(\.color) : written.stops.map(\.color)
    reports.report(
      .dtcgGradientText, at: span(place), "\(found(at: place)) is how gradients are written in CSS",
      help: "write [\(zip(colors, stops).map { spelled($0, $1) }.joined(separator: ", "))]")
    return stops
  }

  private mutating func leaveOut(_ place: ValuePlace, _ message: String) -> [GradientStopValue]? {
    reports.leaveOut(
      .dtcgGradientSkipped, at: span(place), message,
      help: "a gradient is a list of stops, as in [{ \"color\": \"{palette.rose}\", \"position\": 0 }, …]")
    return nil
  }

  private mutating func color(_ text: String, at place: ValuePlace, of index: Int) -> ColorPart? {
    if let color = HexColor(text)?.value ?? CSSColor.color(text) { return ColorPart(modes: ColorModes(light: color)) }
    if case .token(let names)? = TokenReference(curly: text) {
      let path = TokenPath(names)
      guard let color = color(ofToken: path, at: place, of: index) else { return nil }
      let alias = table.index(of: path).flatMap { table.firstInBase([$0]) }
      return ColorPart(modes: ColorModes(light: color), aliases: TokenAliases(alias))
    }
    if let mix = CSSColor.withAlpha(text) ?? CSSColor.withDigits(text),
      let part = color(mix.color, at: place, of: index)
    {
      return ColorPart(modes: ColorModes(light: part.modes.light.withAlpha(mix.alpha)))
    }
    reports.leaveOut(
      .dtcgGradientSkipped, at: span(place),
      "'\(escaped(text))' in this gradient is no color, so the token is left out",
      help: "a stop is a color, as in #ff0000 or {palette.rose}, and its place, as in 50%")
    return nil
  }

  private func spelled(_ color: String, _ stop: GradientStopValue) -> String {
    let value =
      stop.color.aliases.light == nil ? stop.color.modes.light.spelledInFormat : "\"\(escapedForDisplay(color))\""
    return "{ \"color\": \(value), \"position\": \(TokenNumber.spelled((stop.position * 1000).rounded() / 1000)) }"
  }
}
