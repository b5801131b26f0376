import DesignSystem
import FacetFrame
import FacetRuntime
import FacetServerDriven
import FacetServerDrivenViews
import FacetUI
import Testing

/// The payloads of this repository's components: read, written, and drawn as the components themselves.
@MainActor struct ServerPageTests {
  private typealias Component = ServerComponent<DesignServerContent>

  private func component(_ json: String) throws -> Component {
    let result = ServerPageDecoder<DesignServerContent>().decode("{\"components\": [\(json)]}".utf8)
    #expect(result.problems == [])
    return try #require(result.page?.sections.first?.components.first)
  }

  private func draw(_ view: some View) -> Frame {
    ViewHost(view).frame(proposing: ProposedViewSize(width: 320, height: 640))
  }

  @Test func aComponentIsDrawnAsTheComponentItself() throws {
    let listing = try component(
      """
      {"type": "listing", "id": "a", "photo": "cabin", "title": "Cabin", "price": "€240", "highlight": "New",
        "onTap": {"type": "open"}}
      """)
    let card = ListingCard(photo: Image("cabin"), title: "Cabin", price: "€240", highlight: "New", onTap: {})
    #expect(draw(DesignServerView(listing)) == draw(card))
    #expect(ListingCardPayload.since == "2.1")

    let badge = try component(
      #"{"type": "badge", "id": "a", "text": "Superhost", "icon": "medal", "tone": "positive"}"#)
    #expect(draw(DesignServerView(badge)) == draw(Badge(text: "Superhost", icon: "medal", tone: .positive)))

    let table = try component(
      """
      {"type": "keyValueTable", "id": "a", "facts": [{"name": "Nights", "value": "2"},
        {"name": "Total", "value": "€240", "isTotal": true}], "title": "Price"}
      """)
    let facts = [
      KeyValueTable.Fact(name: "Nights", value: "2"), KeyValueTable.Fact(name: "Total", value: "€240", isTotal: true),
    ]
    #expect(draw(DesignServerView(table)) == draw(KeyValueTable(facts, title: "Price")))
  }

  @Test func missingFieldsHaveTheDefaultsOfTheComponent() throws {
    let promo = try component(
      #"{"type": "promo", "id": "a", "title": "Sale", "message": "Now", "actionTitle": "Go", "onAction": {"type": "go"}}"#
    )
    let card = PromoCard("Sale", message: "Now", actionTitle: "Go", onAction: {})
    #expect(draw(DesignServerView(promo)) == draw(card))
    let badge = try component(#"{"type": "badge", "id": "a", "text": "New"}"#)
    #expect(draw(DesignServerView(badge)) == draw(Badge(text: "New")))
  }

  @Test func slotsHoldComponents() throws {
    let panel = try component(
      """
      {"type": "panel", "id": "a", "main": [{"type": "badge", "id": "b", "text": "Main"}],
        "header": [{"type": "badge", "id": "c", "text": "Header"}]}
      """)
    let drawn = draw(DesignServerView(panel))
    let expected = draw(
      Panel {
        Badge(text: "Main")
      } header: {
        Badge(text: "Header")
      })
    #expect(drawn.texts == ["Header", "Main"])
    #expect(drawn.size == expected.size)
  }

  @Test func whatIsNotMigratedIsLeftToTheApp() throws {
    let row = try component(
      """
      {"type": "inboxRow", "id": "a", "conversation": {"name": "Ana", "preview": "Hi", "time": "now"},
        "onOpen": {"type": "open"}, "onArchive": {"type": "archive"}}
      """)
    #expect(row.content.renderer == .legacy)
    let drawn = draw(
      DesignServerView(row) { component in
        if case .inboxRow(let payload) = component.content { Text(verbatim: "App: \(payload.conversation.name)") }
      })
    #expect(drawn.texts == ["App: Ana"])
    #expect(draw(DesignServerView(row)).texts == [])
  }

  @Test func actionsAreSentWithTheirValues() throws {
    let list = try component(
      """
      {"type": "settingsList", "id": "a", "title": "Account", "settings": [{"id": "mail", "title": "E-mail"}],
        "onSelect": {"type": "setting"}}
      """)
    let log = Log()
    let host = ViewHost(DesignServerView(list).onServerEvent { log.events.append($0) })
    let elements = host.frame(proposing: ProposedViewSize(width: 320, height: 640)).accessibility
    let node = try #require(elements.compactMap(\.activates).first)
    #expect(host.activate(node))
    #expect(log.events.map(\.action.type) == ["setting"])
    #expect(log.events.map(\.value) == [.string("mail")])
  }

  @Test func payloadsAreWrittenAndReadAgain() throws {
    let onTap = try #require(ServerAction(try JSONValue(parsing: #"{"type": "open"}"#.utf8)))
    let contents: [DesignServerContent] = [
      .badge(BadgePayload(text: "New", tone: .critical)),
      .listingCard(ListingCardPayload(photo: "cabin", title: "A", price: "B", onTap: onTap)),
      .wishlistCard(WishlistCardPayload(title: "A", photos: ["a", "b"], count: 2, onTap: onTap)),
      .settingsList(
        SettingsListPayload(
          title: "A", settings: [SettingsListPayload.Setting(id: "x", icon: "gear", title: "X")], onSelect: onTap)),
      .panel(PanelPayload(main: [ServerComponent(id: "b", content: .badge(BadgePayload(text: "In")))])),
    ]
    let components = contents.enumerated().map { ServerComponent(id: "\($0.offset)", content: $0.element) }
    let page = ServerPage(sections: [ServerSection(id: "s", layout: .grid(columns: 2), components: components)])
    #expect(ServerPageDecoder<DesignServerContent>().decode(page.encoded()) == .success(page))
  }

  @Test func aVersionBeforeATypeDoesNotKnowIt() {
    let json = #"{"components": [{"type": "listing", "id": "a"}]}"#
    let result = ServerPageDecoder<DesignServerContent>(version: "2.0").decode(json.utf8)
    #expect(result.problems.map(\.kind) == [.laterType])
  }

  /// The bench measures the time; here, what is decoded and drawn grows with the number of copies and no faster.
  @Test func aThousandCopiesAreDecodedAndDrawn() throws {
    func nodes(of count: Int) throws -> Int {
      let copies = (0..<count).map { number in
        #"{"type": "listing", "id": "\#(number)", "photo": "cabin", "title": "A", "price": "B", "onTap": {"type": "open"}}"#
      }
      let result = ServerPageDecoder<DesignServerContent>().decode(
        "{\"components\": [\(copies.joined(separator: ","))]}".utf8)
      guard case .success(let page) = result else { throw result.problems[0] }
      #expect(page.sections.first?.components.count == count)
      return draw(ServerPageView(page) { DesignServerView($0) }).nodes.count
    }
    let (few, more, many) = (try nodes(of: 1), try nodes(of: 2), try nodes(of: 1_000))
    #expect(many - few == 999 * (more - few))
  }

  private final class Log { var events: [ServerEvent] = [] }
}

extension Frame {
  fileprivate var texts: [String] {
    nodes.compactMap { node -> String? in
      if case .text(let run) = node.kind, !node.isHidden { run.text } else { nil }
    }
  }
}
