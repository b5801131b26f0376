import Checkout
import FacetCompiler
import FacetIR
import FacetSnapshot
import Testing

/// The golden of the tokens is where a color is told with its value in every appearance, so that the goldens of
/// components need not. Here each color is followed through its lines, as a reader does it.
struct TokenGoldenTests {
  @Test(arguments: DesignFolder.all) func everyColorIsToldInEveryAppearance(in folder: DesignFolder) throws {
    let catalog = try #require(try folder.compile().design).tokens
    let golden = Colors(TokenSnapshot.document(catalog))
    var count = 0
    var differing = 0
    for token in catalog.tokens {
      guard case .color(let modes) = token.value else { continue }
      let path = token.path.description
      let dark = modes.dark ?? modes.light
      let expected = [
        "light": modes.light, "dark": dark, "increased contrast": modes.lightIncreasedContrast ?? modes.light,
        "dark increased contrast": modes.darkIncreasedContrast ?? dark,
      ]
      for (appearance, color) in expected {
        #expect(golden.value(of: path, in: appearance) == Self.words(color), "\(path), \(appearance)")
      }
      count += 1
      differing += dark == modes.light ? 0 : 1
    }
    #expect(count >= 1)
    if folder.specs == DesignFolder.repository.specs { #expect(differing >= 15) }
  }

  /// As CSS writes the color: beyond sRGB `color(display-p3 1 0.2 0.1)`, otherwise in hexadecimal digits.
  private static func words(_ color: ColorValue) -> String {
    if let wide = color.displayP3 {
      let components = [wide.red, wide.green, wide.blue].map(number).joined(separator: " ")
      return "color(display-p3 \(components)\(color.alpha < 1 ? " / \(number(color.alpha))" : ""))"
    }
    let channels = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
    return "#"
      + channels.map { channel in
        let digits = String(Int((min(max(channel, 0), 1) * 255).rounded()), radix: 16)
        return digits.count < 2 ? "0\(digits)" : digits
      }.joined()
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// The lines of the base theme: by token, what it is in which appearance.
  private struct Colors {
    private var lines: [String: [String: String]] = [:]

    init(_ golden: String) {
      for line in golden.split(separator: "\n") where line.hasPrefix("  ") && !line.hasPrefix("   ") {
        let words = line.split(separator: " ")
        let value = line.dropFirst(2 + words[0].count).replacing("  deprecated", with: "").drop { $0 == " " }
        var said: [String: String] = [:]
        for (index, part) in value.split(separator: " | ").enumerated() {
          let start = part.firstRange(of: "color(")?.lowerBound ?? part.lastIndex(of: " ").map(part.index(after:))
          let word = String(part[(start ?? part.startIndex)...])
          let name = index == 0 ? "light" : String(part.dropLast(word.count + 1))
          said[name] = word
        }
        lines[String(words[0])] = said
      }
    }

    func value(of path: String, in appearance: String) -> String? {
      guard let said = lines[path], let light = said["light"] else { return nil }
      let around = ["dark increased contrast": "dark"][appearance] ?? "light"
      let word = said[appearance] ?? said[around] ?? light
      guard word.hasPrefix("{") else { return word }
      return value(of: String(word.dropFirst().dropLast()), in: appearance)
    }
  }
}
