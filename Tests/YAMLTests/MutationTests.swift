import FacetDiagnostics
import Testing

@testable import FacetSpec

/// Files broken at random, always the same way: none crashes a reader, and none is refused without a word.
struct MutationTests {
  private static let seeds = [
    "a: &x {b: [1, 'two', \"thr\\u00e9e\"]}\nc: *x\nd: |\n  one\n   two\n\n  three\ne: >-\n  f\n  g\n# é\nh: !t i\n",
    "component: A\nstyles:\n  default:\n    body:\n      - text: \"{a} of 5\"\n        frame: { width: 10 }\n      - spacer\n",
    "{\"a\": [1, -2.5e3, true, null, \"\\ud83d\\ude00\\n\"], \"b\": {\"c\": {}}, \"d\": []}",
    "- one\n  two\n- 'it''s\n\n  three'\n- \"x\\\n  y \\t z\"\n- ? a\n  : b\r\n- 漢字: \"\\U0001F600\"\n",
  ]
  private static let pieces: [[UInt8]] =
    [
      "[", "]", "{", "}", ": ", "- ", "? ", "\"", "'", "\\", "\n", "\r", "\t", " ", "#", "&a ", "*a", "!x ", "|", ">",
      "%TAG",
      "---\n", "...\n", ",", "<<: *x", "\u{FEFF}", "\u{2028}", "é", "\\ud800", "\\x4", "@", "`", "~",
    ].map { Array($0.utf8) } + [[0], [0xFF], [0xC3], [0xED, 0xA0, 0x80]]

  @Test func nothingCrashes() {
    var random = RandomBytes(state: 42)
    for round in 0..<2_000 {
      var bytes = Array(Self.seeds[round % Self.seeds.count].utf8)
      for _ in 0...random.next(below: 4) { mutate(&bytes, &random) }
      check(Reading(bytes: bytes), bytes)
      check(Reading(json: bytes), bytes)
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout RandomBytes) {
    let place = random.next(below: bytes.count + 1)
    let end = min(place + random.next(below: 6), bytes.count)
    switch random.next(below: 4) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: Self.pieces[random.next(below: Self.pieces.count)], at: place)
    case 2: bytes.replaceSubrange(place..<end, with: Self.pieces[random.next(below: Self.pieces.count)])
    default: bytes.insert(contentsOf: bytes[place..<end], at: random.next(below: bytes.count + 1))
    }
  }

  private func check(_ reading: Reading, _ bytes: [UInt8]) {
    #expect(reading.tree != nil || !reading.diagnostics.isEmpty)
    #expect(!reading.rendered.utf8.contains { $0 < 0x20 && $0 != 0x0A })
    guard let tree = reading.tree, let root = tree.root else { return }
    tree.walk(root) { node in
      let span = tree.span(node)
      #expect(span.start <= span.end && Int(span.end) <= bytes.count)
      guard tree.kind(node).isScalar else { return }
      for offset in 0...tree.withText(node, \.count) {
        let place = tree.sourceSpan(ofText: offset..<offset + 1, in: node)
        #expect(place.start <= place.end && Int(place.end) <= bytes.count)
      }
    }
  }
}

/// A linear congruential generator (Knuth's MMIX), so that a failure can be seen again.
private struct RandomBytes {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
