/// The tokens of the corpus: 60 distances, 20 radii, 200 colors of a palette, 180 named after their use, 40 text styles.
enum CorpusTokens {
  static let spaces = 60
  static let radii = 20
  static let palette = 200
  static let colors = 180
  static let texts = 40

  static var base: String {
    let groups = [
      group("space", "dimension", spaces) { pixels($0 % 12 * 2 + 2) },
      group("radius", "dimension", radii) { pixels($0 % 6 * 4) },
      group("palette", "color", palette, srgb),
      group("color", "color", colors) { "\"{palette.p\($0 * 7 % palette)}\"" },
      group("text", "typography", texts, text),
    ]
    return "{\n" + groups.joined(separator: ",\n") + "\n}\n"
  }

  static var dark: String {
    "{\n" + group("color", "color", colors) { "\"{palette.p\($0 * 11 % palette)}\"" } + "\n}\n"
  }

  /// Tokens are called by the first letter of their group and a number: `space.s3`.
  private static func group(_ name: String, _ type: String, _ count: Int, _ value: (Int) -> String) -> String {
    let letter = name.prefix(1)
    let tokens = (0..<count).map { "    \"\(letter)\($0)\": { \"$value\": \(value($0)) }" }
    return "  \"\(name)\": {\n    \"$type\": \"\(type)\",\n" + tokens.joined(separator: ",\n") + "\n  }"
  }

  private static func pixels(_ count: Int) -> String { "{ \"value\": \(count), \"unit\": \"px\" }" }

  private static func srgb(_ index: Int) -> String {
    let parts = [index * 37 % 101, index * 59 % 101, index * 83 % 101].map { "\(Double($0) / 100)" }
    return "{ \"colorSpace\": \"srgb\", \"components\": [\(parts.joined(separator: ", "))] }"
  }

  private static func text(_ index: Int) -> String {
    let weight = [400, 500, 600, 700][index % 4]
    return """
      { "fontFamily": "system", "fontSize": \(pixels(11 + index % 20)), "fontWeight": \(weight), \
      "letterSpacing": \(pixels(0)), "lineHeight": 1.3 }
      """
  }
}
