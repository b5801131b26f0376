import FacetColor
import FacetDiagnostics
import FacetIR
import FacetLimits
import FacetSpec
import FacetText

extension TokenEvaluator {
  /// A CSS color: `rgba(0, 0, 0, 0.4)`, `hsl(210, 50%, 40%)`, `white`; also `rgba({palette.blue}, 50%)`, a syntax of
  /// other tools.
  ///
  /// - Returns: Nil if the text is not a color. The inner value is nil if it has an error, which has been reported.
  mutating func cssColor(_ text: String, at place: ValuePlace, of index: Int) -> ColorValue?? {
    if let color = CSSColor.color(text) { return report(color, at: place, isFixed: true) }
    if let mix = CSSColor.withAlpha(text) ?? CSSColor.withDigits(text) {
      return .some(color(mix.color, alpha: mix.alpha, at: place, of: index))
    }
    guard text.utf8.contains(UInt8(ascii: "{")) else { return nil }
    reports.leaveOut(
      .dtcgSeveralValues, at: span(place), "this text has references among other words, so the token is left out",
      help: "a value is one reference, or has none")
    return .some(nil)
  }

  /// The referenced color with another alpha.
  private mutating func color(_ text: String, alpha: Double, at place: ValuePlace, of index: Int) -> ColorValue? {
    var found: ColorValue?
    if let hex = HexColor(text) {
      found = hex.value
    } else if case .token(let names)? = TokenReference(curly: text) {
      found = color(ofToken: TokenPath(names), at: place, of: index)
    } else {
      reports.report(.tokenColor, at: span(place), "'\(escaped(text))' is neither a color nor a reference to one")
    }
    return found.map {
      var color = $0
      color.alpha = alpha
      // The referenced color can change, so a fix does not inline its current value.
      return report(color, at: place, isFixed: HexColor(text) != nil)
    }
  }

  mutating func color(ofToken path: TokenPath, at place: ValuePlace, of index: Int) -> ColorValue? {
    withoutCycle(at: place) { evaluator in
      guard let target = evaluator.token(path, at: place) else { return nil }
      return evaluator.color(ofToken: target, at: place, of: index)
    }
  }

  private mutating func report(_ color: ColorValue, at place: ValuePlace, isFixed: Bool) -> ColorValue {
    let replacement = color.spelledInFormat
    reports.report(
      .dtcgCSSColor, at: span(place), "\(found(at: place)) is how colors are written in CSS",
      help: "write \(replacement)", fixes: isFixed ? fixes(replacing: place, with: replacement) : [])
    return color
  }
}

/// A CSS color `rgb(…)`, `rgba(…)`, `hsl(…)` or `hsla(…)`.
struct CSSColor {
  /// Red, green, blue and alpha, each from 0 to 1.
  var levels: [Double]

  init?(_ text: String) {
    guard let (name, words) = Self.call(text), words.count == 3 || words.count == 4 else { return nil }
    let alpha = words.count == 4 ? Self.fraction(words[3]) : 1
    let isHSL = name == "hsl" || name == "hsla"
    guard let alpha, isHSL || name == "rgb" || name == "rgba" else { return nil }
    let parts = words.prefix(3).enumerated().map { index, word -> Double? in
      if isHSL {
        return index == 0 ? TokenNumber.parse(Self.without("deg", word)) : Self.fraction(word).map { $0 * 100 }
      }
      return word.utf8.last == UInt8(ascii: "%") ? Self.fraction(word) : TokenNumber.parse(word).map { $0 / 255 }
    }
    guard let first = parts[0], let second = parts[1], let third = parts[2] else { return nil }
    let color = isHSL ? ColorSpace.hsl.toSRGB(Vector3(first, second, third)) : Vector3(first, second, third)
    let fine = color.clippedAndRounded
    levels = [fine.x, fine.y, fine.z, alpha]
  }

  /// The color of a call or a word.
  static func color(_ text: String) -> ColorValue? {
    (levels(ofWord: text) ?? CSSColor(text)?.levels).map {
      ColorValue(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3])
    }
  }

  static func levels(ofWord text: String) -> [Double]? { words.first { $0.word == text.lowercased() }?.levels }

  private static let words: [(word: String, levels: [Double])] = [
    ("white", [1, 1, 1, 1]), ("black", [0, 0, 0, 1]), ("transparent", [0, 0, 0, 0]),
  ]

  /// `rgba(#ff0000, 0.5)`, `rgba({red}, 50%)`
  static func withAlpha(_ text: String) -> (color: String, alpha: Double)? {
    guard let (name, words) = call(text), words.count == 2, name == "rgba" || name == "rgb",
      let alpha = fraction(words[1])
    else { return nil }
    return (words[0], alpha)
  }

  /// `{red}80`: a reference, and the alpha in two hexadecimal digits.
  static func withDigits(_ text: String) -> (color: String, alpha: Double)? {
    let bytes = Array(text.utf8)
    guard bytes.count > 4, bytes.first == UInt8(ascii: "{"), bytes[bytes.count - 3] == UInt8(ascii: "}"),
      let hex = HexColor("#000000" + String(decoding: bytes.suffix(2), as: UTF8.self)), let alpha = hex.alpha
    else { return nil }
    return (String(decoding: bytes.dropLast(2), as: UTF8.self), Double(alpha) / 255)
  }

  private static func call(_ text: String) -> (name: String, words: [String])? {
    let bytes = Array(text.utf8)
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), bytes.last == UInt8(ascii: ")") else { return nil }
    let words = bytes[(open + 1)...].dropLast().split { ", /\t".utf8.contains($0) }
    return (String(decoding: bytes[..<open], as: UTF8.self), words.map { String(decoding: $0, as: UTF8.self) })
  }

  /// A fraction from 0 to 1: `0.4`, `40%`.
  private static func fraction(_ word: String) -> Double? {
    let isPercentage = word.utf8.last == UInt8(ascii: "%")
    let number = TokenNumber.parse(isPercentage ? without("%", word) : word)
    return number.map { min(max(isPercentage ? $0 / 100 : $0, 0), 1) }
  }

  private static func without(_ suffix: String, _ word: String) -> String {
    word.hasSuffix(suffix) ? String(word.dropLast(suffix.count)) : word
  }
}
