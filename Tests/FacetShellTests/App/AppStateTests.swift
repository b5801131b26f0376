import FacetShell
import Testing

private enum AppTab {
  case home, inbox
}

struct AppStateTests {
  @Test(
    arguments: [
      (.dot, ""), (.count(1), "1"), (.count(99), "99"), (.count(100), "99+"), (.count(.max), "99+"), (.count(0), nil),
      (.count(-1), nil), (.count(.min), nil),
    ] as [(TabBadge, String?)])
  func badgesAsText(badge: TabBadge, text: String?) {
    #expect(badge.text == text)
    var app = AppState<AppTab>()
    app.setBadge(badge, of: .inbox)
    #expect(app.badge(of: .inbox) == (text == nil ? nil : badge))
    #expect(app.badge(of: .home) == nil)
  }

  @Test(arguments: [nil, .count(0), .count(-5)] as [TabBadge?])
  func aBadgeThatIsNotShownIsRemoved(badge: TabBadge?) {
    var app = AppState<AppTab>()
    app.setBadge(.count(3), of: .inbox)
    #expect(app != AppState())
    app.setBadge(badge, of: .inbox)
    #expect(app == AppState())
  }

  @Test func theIconCountsAllTabs() {
    var app = AppState<AppTab>()
    #expect(app.badgeCount == 0)
    app.setBadge(.count(3), of: .inbox)
    app.setBadge(.dot, of: .home)
    #expect(app.badgeCount == 3)
    app.setBadge(.count(120), of: .home)
    #expect(app.badgeCount == 123)
    app.setBadge(.count(.max), of: .home)
    #expect(app.badgeCount == .max)
  }
}

struct WhatsNewTests {
  @Test(arguments: [
    (nil, "2.0", false), ("1.9", "2.0", true), ("2.0", "2.0", false), ("2", "2.0", false), ("2.1", "2.0", false),
    ("3.9", "3.10", true),
  ])
  func presentedOnceAfterAnUpdate(seen: String?, current: String, isPending: Bool) throws {
    var whatsNew = WhatsNew(current: try #require(AppVersion(current)), seen: seen.flatMap { AppVersion($0) })
    #expect(whatsNew.isPending == isPending)
    #expect(whatsNew.markSeen() == whatsNew.seen)
    #expect(!whatsNew.isPending)
    let next = WhatsNew(current: try #require(AppVersion("4")), seen: whatsNew.seen)
    #expect(next.isPending, "the next version is new again, also to a user who began with this one")
  }

  @Test func aDowngradeForgetsNothing() throws {
    let newer = try #require(AppVersion("3"))
    var older = WhatsNew(current: try #require(AppVersion("2")), seen: newer)
    older.markSeen()
    #expect(!WhatsNew(current: newer, seen: older.seen).isPending)
  }

  @Test func versionsAreComparedByNumber() throws {
    let order = ["0", "0.0.1", "0.1", "1", "1.0.1", "1.2", "1.10", "1.10.1", "2", "10"]
    let versions = try order.map { try #require(AppVersion($0)) }
    for (i, left) in versions.enumerated() {
      for (j, right) in versions.enumerated() {
        #expect((left < right) == (i < j))
        #expect((left == right) == (i == j))
      }
    }
    #expect(AppVersion("1.0.0") == AppVersion("1"))
    #expect(AppVersion("0.0") == AppVersion("0"))
  }

  @Test(arguments: [
    (AppVersion(3, 10), "3.10"), (AppVersion(2, 0), "2"), (AppVersion(0), "0"), (AppVersion(0, 0, 1), "0.0.1"),
    (AppVersion(1, -2), "1"),
  ])
  func versionsAreStoredAsText(version: AppVersion, text: String) {
    #expect(version.rawValue == text)
    #expect(AppVersion(rawValue: text) == version)
  }

  @Test(arguments: ["", ".", "1.", ".1", "1..2", "v1", "1.2b", "-1", "+1", "1.-2", " 1", "١", "99999999999999999999"])
  func whatIsNoVersion(text: String) {
    #expect(AppVersion(text) == nil)
  }
}
