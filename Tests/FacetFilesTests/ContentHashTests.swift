import Testing

@testable import FacetFiles

struct ContentHashTests {
  /// Values of the reference implementation, of every length class: nothing, bytes, a half word, words, stripes.
  @Test(arguments: [
    ("", "ef46db3751d8e999"),
    ("a", "d24ec4f1a98c6e5b"),
    ("abc", "44bc2cf5ad770999"),
    ("Nobody inspects the spammish repetition", "fbcea83c8a378bf1"),
  ])
  func knownAnswers(text: String, digits: String) {
    #expect(ContentHash(of: Array(text.utf8)).description == digits)
  }

  @Test func writtenAndReadAgain() throws {
    for length in 0..<80 {
      let hash = ContentHash(of: (0..<length).map { UInt8($0) })
      #expect(ContentHash(Substring(hash.description)) == hash)
    }
    #expect(ContentHash("0") == nil)
    #expect(ContentHash("44BC2CF5AD770999") == nil)
    #expect(ContentHash("+4bc2cf5ad770999") == nil)
  }
}
