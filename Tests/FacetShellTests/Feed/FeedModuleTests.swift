import FacetShell
import Testing

private typealias Fields = [String: String]
private typealias Module = FeedModule<Fields>

private func read(_ type: String, _ fields: Fields) -> Module {
  Module(type: type, raw: fields) { fields[$0] }
}

struct FeedModuleTests {
  @Test(
    arguments: [
      ("image", ["url": "1.jpg"], .image(url: "1.jpg", description: nil)),
      ("image", ["url": "1.jpg", "description": "A lake"], .image(url: "1.jpg", description: "A lake")),
      ("text", ["text": "Hello"], .text("Hello")),
      ("text", ["text": ""], .text("")),
      ("video", ["url": "1.mp4"], .video(url: "1.mp4", poster: nil)),
      ("video", ["url": "1.mp4", "poster": "1.jpg"], .video(url: "1.mp4", poster: "1.jpg")),
      ("audio", ["url": "1.m4a"], .audio(url: "1.m4a", title: nil)),
      ("audio", ["url": "1.m4a", "title": "Rain"], .audio(url: "1.m4a", title: "Rain")),
      ("embed", ["html": "<b>1</b>"], .embed(html: "<b>1</b>")),
    ] as [(String, Fields, Module)])
  fileprivate func knownTypes(type: String, fields: Fields, module: Module) {
    #expect(read(type, fields) == module)
  }

  @Test(arguments: ["model3d", "", "Image", "unknown"])
  func anUnknownTypeKeepsWhatItWasReadFrom(type: String) {
    let fields = ["url": "1.usdz", "text": "x", "html": "y"]
    #expect(read(type, fields) == .unknown(type: type, raw: fields))
  }

  @Test(arguments: ["image", "text", "video", "audio", "embed"])
  func aModuleWithoutItsFieldIsUnknown(type: String) {
    let fields = ["description": "a", "poster": "b", "title": "c"]
    #expect(read(type, fields) == .unknown(type: type, raw: fields))
  }

  @Test func anErrorOfTheReaderIsThrown() {
    struct Malformed: Error {}
    #expect(throws: Malformed.self) { try Module(type: "text", raw: [:]) { _ in throw Malformed() } }
  }
}
