import Testing

@testable import FacetText

/// What looks at sketches first finds what comparing all names would.
struct SuggestionsTests {
  /// Names of few letters, so that many are near each other, from a fixed seed.
  private static let names: [String] = {
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let letters = Array("abcdeABC01-_")
    return (0..<400).map { _ in String((0..<(1 + next(12))).map { _ in letters[next(letters.count)] }) }
  }()

  @Test func nothingNearIsPassedOver() {
    let index = NameIndex(Self.names)
    let suggestions = Suggestions(comparisons: .max)
    for word in Self.names.map({ $0 + "x" }) + Self.names.map({ String($0.reversed()) }) {
      let near = suggestions.names(near: word, in: index)
      #expect(nearest(to: word, among: near) == nearest(to: word, among: Self.names), "\(word)")
      #expect(misspelledName(word, among: near) == misspelledName(word, among: Self.names), "\(word)")
    }
  }

  @Test func aSketchNeverSaysMoreSlipsThanThereAre() {
    for (one, other) in zip(Self.names, Self.names.dropFirst()) {
      let slips = editDistance(Array(one.lowercased().unicodeScalars), Array(other.lowercased().unicodeScalars))
      #expect(NameSketch(one).mayBecome(NameSketch(other), with: slips), "\(one) \(other)")
    }
  }

  @Test func aRunComparesSoMuchAndNoMore() {
    let index = NameIndex(["spacing", "border"])
    let suggestions = Suggestions(comparisons: 3)
    #expect(suggestions.names(near: "spcaing", in: index) == ["spacing"])
    for _ in 0..<5 { _ = suggestions.names(near: "spcaing", in: index) }
    #expect(suggestions.isExhausted)
    #expect(suggestions.names(near: "spcaing", in: index).isEmpty)
  }
}
