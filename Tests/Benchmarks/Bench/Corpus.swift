/// A design system of any size, the same at every run: components of 60 to 90 lines as people write them, three in turn
/// (a stepper, a row, a card that uses both), and 500 tokens with a dark mode.
struct Corpus {
  let componentCount: Int
  /// How many tokens the components refer to that do not exist, in place of what they draw.
  var unknownReferences = 0

  /// All variants of all components.
  var variantCount: Int { (0..<componentCount).reduce(0) { $0 + CorpusComponent.variantCount($1) } }

  /// Paths below the project's folder, with their text.
  var files: [(path: String, text: String)] {
    var files = [
      ("facet.yaml", Self.project), ("tokens/base.tokens.json", CorpusTokens.base),
      ("tokens/dark.tokens.json", CorpusTokens.dark),
    ]
    for index in 0..<componentCount {
      let component = CorpusComponent(index)
      let text = unknownReferences > 0 ? textOfUnknown(component.name, index) : component.text
      files.append(("components/\(component.name).component.yaml", text))
    }
    return files
  }

  private func textOfUnknown(_ component: String, _ index: Int) -> String {
    let references = (0..<unknownReferences / componentCount).map { number in
      "    - { text: \"a\", padding: space.unknown\(index)x\(number) }\n"
    }
    return "component: \(component)\nstyle: none\nbody:\n  vstack:\n" + references.joined() + "  spacing: 0\n"
  }

  /// What `facet generate` and `facet snapshot` write, in folders beside the specs.
  private static let project = """
    facet: 1
    module: BenchSystem

    specs: .
    output:
      swift: ../generated/Swift
      snapshots: ../generated/Snapshots

    tokens:
      modes:
        dark: tokens/dark.tokens.json

    """
}

/// Words for the corpus, in an order that looks like chance and is none.
struct CorpusWords {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// Knuth's MMIX generator.
  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func word() -> String { Self.words[next(below: Self.words.count)] }

  mutating func sentence(_ count: Int) -> String {
    let words = (0..<count).map { _ in word() }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst() + "."
  }

  static let words = [
    "amber", "birch", "cedar", "delta", "ember", "fjord", "grove", "harbor", "inlet", "jasper", "kelp", "lagoon",
    "meadow", "north", "opal", "prairie", "quartz", "river", "summit", "tide",
  ]
}
