import FacetUI
import Testing

struct URLTests {
  @Test(arguments: [
    "https://example.com", "https://example.com/rooms?q=a&b=%20#top", "http://user:word@example.com:8080", "rooms/12",
    "/rooms", "#top", "?q", "//example.com/a", "mailto:a@example.com", "file:///tmp/a", "a+b-c.1:x",
    "https://EXAMPLE.com",
    "http://127.0.0.1:80/", "http://example.com:/", "a/b:c", "%41",
    "~a/!$&'()*+,;=:@",
  ])
  func isWhatFoundationTakesForOne(text: String) throws {
    let url = try #require(URL(string: text))
    let host = try #require(Reference.host(of: text), "Foundation takes it for none")
    #expect(url.absoluteString == text)
    #expect(url.host() == host)
  }

  @Test(arguments: [
    "", "two words", "50%", "%2", "%zz", "a#b#c", "12:30", ":a", "http:", "http://example.com:port", "\"", "<a>",
    "a\\b", "{a}", "a|b", "a^b", "`", "münchen", "a\nb", "\u{0}", "http://[::1]/",
  ])
  func isNone(text: String) { #expect(URL(string: text) == nil) }

  @Test func itsParts() {
    #expect(URL(string: "https://a@example.com:1/b")?.host() == "example.com")
    #expect(URL(string: "https://a@example.com:1/b")?.scheme == "https")
    #expect(URL(string: "rooms")?.scheme == nil)
    #expect(URL(string: "rooms") == URL(string: "rooms"))
    #expect(URL(string: "rooms") != URL(string: "Rooms"))
  }
}
