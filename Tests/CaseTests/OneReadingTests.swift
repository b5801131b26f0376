import FacetCompiler
import FacetDiagnostics
import Testing

/// A value is read in one way, wherever it stands: as the default of a parameter and of a property, in a sample, behind
/// the modifier that takes its type, and as the property behind that modifier.
@Suite struct OneReadingTests {
  struct Literal: CustomTestStringConvertible, Sendable {
    var type: String
    var modifier: String
    var text: String
    var testDescription: String { "\(modifier): \(text)" }
  }

  private static let literals: [Literal] = [
    ("Insets", "padding", ["8", "space.m", "{ all: 4 }", "{ all: 4, top: 8 }", "{ horizontal: 4, bottom: 2 }"]),
    ("Length", "cornerRadius", ["8", "space.m"]),
    ("Shadow", "shadow", ["shadow.card", "none", "{ color: color.ink, radius: 4, y: 2 }", "{ radius: 4 }"]),
    ("Font", "font", ["headline", "{ size: 17, weight: semibold }", "{ style: body, design: serif }"]),
    ("Color", "color", ["color.ink"]), ("Color", "border", ["color.ink"]), ("Color", "background", ["color.ink"]),
    ("BorderStyle", "border", ["border.line"]), ("TextStyle", "textStyle", ["text.body"]),
    ("Gradient", "background", ["gradient.dusk"]), ("Double", "opacity", ["0.5", "1"]),
    ("TextAlignment", "multilineTextAlignment", ["leading"]),
  ].flatMap { type, modifier, texts in texts.map { Literal(type: type, modifier: modifier, text: $0) } }

  @Test(arguments: literals) func isReadAlikeEverywhere(_ literal: Literal) {
    let (type, value) = (literal.type, literal.text)
    let places = [
      "parameters: { own: { type: \(type), default: \(value) } }\nstyles: { default: { body: { text: \"a\", \(literal.modifier): content.own } } }\nvariants: { Default: }",
      "parameters: { own: \(type) }\nstyles: { default: { body: { text: \"a\", \(literal.modifier): content.own } } }\nsample: { own: \(value) }\nvariants: { Default: }",
      "styles: { default: { properties: { own: { type: \(type), default: \(value) } }, body: { text: \"a\", \(literal.modifier): style.own } } }",
      "styles: { default: { body: { text: \"a\", \(literal.modifier): \(value) } } }",
    ]
    for place in places {
      let compilation = Compiler.compile([
        SourceInput(path: "card.component.yaml", bytes: Array("component: Card\n\(place)\n".utf8)),
        SourceInput(path: "base.tokens.yaml", bytes: Array(Self.tokens.utf8)),
      ])
      let errors = compilation.diagnostics.filter { $0.severity == .error }
      #expect(errors.isEmpty, "\(place)\n\(errors.map(\.message))")
    }
  }

  private static let tokens = """
    space: { m: { $type: dimension, $value: { value: 8, unit: px } } }
    color:
      ink: { $type: color, $value: { colorSpace: srgb, components: [0, 0, 0] } }
      paper: { $type: color, $value: { colorSpace: srgb, components: [1, 1, 1] } }
    border: { line: { $type: border, $value: { color: "{color.ink}", width: { value: 2, unit: px }, style: dashed } } }
    shadow:
      card:
        $type: shadow
        $value:
          color: "{color.ink}"
          offsetX: { value: 0, unit: px }
          offsetY: { value: 2, unit: px }
          blur: { value: 4, unit: px }
          spread: { value: 0, unit: px }
    gradient:
      dusk:
        $type: gradient
        $value: [{ color: "{color.ink}", position: 0 }, { color: "{color.paper}", position: 1 }]
    text:
      body:
        $type: typography
        $value:
          fontFamily: system
          fontSize: { value: 17, unit: px }
          fontWeight: 400
          letterSpacing: { value: 0, unit: px }
          lineHeight: 1.3

    """
}
