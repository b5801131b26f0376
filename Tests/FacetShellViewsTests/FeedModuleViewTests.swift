import FacetFrame
import FacetRuntime
import FacetShell
import FacetShellViews
import FacetUI
import Testing

@MainActor struct FeedModuleViewTests {
  private typealias Module = FeedModule<[String: String]>

  /// Media as their description in brackets.
  private func host(_ module: Module) -> ViewHost<some View> {
    ViewHost(
      FeedModuleView(module) { media in
        Text(verbatim: "[\(media)]")
      })
  }

  @Test(
    arguments: [
      (.text("Hello"), ["Hello"]),
      (.image(url: "a.jpg", description: "A lake"), ["[image(url: \"a.jpg\")]"]),
      (.video(url: "a.mp4", poster: nil), ["[video(url: \"a.mp4\", poster: nil)]"]),
      (.audio(url: "a.mp3", title: "Song"), ["Song", "[audio(url: \"a.mp3\")]"]),
      (.audio(url: "a.mp3", title: nil), ["[audio(url: \"a.mp3\")]"]),
      (.embed(html: "<b>"), ["[embed(html: \"<b>\")]"]),
      (.unknown(type: "poll", raw: [:]), []),
    ] as [(Module, [String])])
  private func eachModuleIsDrawn(_ module: Module, texts: [String]) {
    #expect(host(module).draw().visibleTexts == texts)
  }

  @Test func anImageIsReadByItsDescription() {
    let image = host(.image(url: "a.jpg", description: "A lake")).draw().accessibility
    #expect(image.map(\.label) == ["A lake"])
    #expect(image.map(\.traits) == [[.image]])
    #expect(host(.image(url: "a.jpg", description: nil)).draw().accessibility.isEmpty)
    #expect(host(.embed(html: "<b>")).draw().accessibility.map(\.label) == ["[embed(html: \"<b>\")]"])
  }

  @Test func anUnknownModuleCanBeDrawn() {
    let view = FeedModuleView(Module.unknown(type: "poll", raw: ["question": "Why?"])) { _ in
      Color.red
    } unknown: { type, raw in
      Text(verbatim: "\(type): \(raw["question"] ?? "")")
    }
    #expect(ViewHost(view).draw().visibleTexts == ["poll: Why?"])
  }
}
