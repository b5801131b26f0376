import FacetItems
import Testing

@MainActor struct HostingPoolTests {
  private final class Host {}

  /// A list of 1,000 rows of two types, of which 12 are visible, is scrolled to its end and back.
  @Test func aScrolledListReusesItsHosts() {
    let pool = HostingPool<Host>()
    var shown: [(key: HostingPool<Host>.Key, host: Host)] = []
    func key(_ row: Int) -> HostingPool<Host>.Key {
      .init(view: row.isMultiple(of: 3) ? ReuseIdentifier(Int.self) : ReuseIdentifier(String.self, style: "large"))
    }
    func show(_ row: Int) -> (HostingPool<Host>.Key, Host) { (key(row), pool.take(for: key(row)) { Host() }) }
    func hide(_ row: (key: HostingPool<Host>.Key, host: Host)) { pool.giveBack(row.host, for: row.key) }

    for row in 0..<12 { shown.append(show(row)) }
    for row in 12..<1_000 {
      hide(shown.removeFirst())
      shown.append(show(row))
    }
    for row in (0..<988).reversed() {
      hide(shown.removeLast())
      shown.insert(show(row), at: 0)
    }
    #expect(pool.hits + pool.misses == 12 + 988 + 988)
    // One more of each type than are ever visible at once.
    #expect(pool.misses <= 14)
    #expect(Set(shown.map { ObjectIdentifier($0.host) }).count == 12)
  }

  @Test func aHostIsReusedForItsKeyOnly() {
    let pool = HostingPool<Host>()
    let row = ReuseIdentifier(Int.self)
    let shared = HostingPool<Host>.Key(view: row)
    let others = [
      HostingPool<Host>.Key(view: ReuseIdentifier(String.self)), .init(view: ReuseIdentifier(Int.self, style: "large")),
      .init(view: row, reuse: .unique(1)), .init(view: row, reuse: .unique(2)),
    ]
    let host = Host()
    pool.giveBack(host, for: shared)
    for key in others { #expect(pool.take(for: key) { Host() } !== host) }
    #expect(pool.take(for: shared) { Host() } === host)
    #expect(pool.take(for: shared) { Host() } !== host)
    #expect(pool.hits == 1)
  }

  @Test func aPoolIsBounded() {
    let pool = HostingPool<Host>(capacity: 2)
    let key = HostingPool<Host>.Key(view: ReuseIdentifier(Int.self))
    for _ in 0..<5 { pool.giveBack(Host(), for: key) }
    for _ in 0..<3 { _ = pool.take(for: key) { Host() } }
    #expect(pool.hits == 2)
    pool.giveBack(Host(), for: key)
    pool.removeAll()
    _ = pool.take(for: key) { Host() }
    #expect(pool.hits == 2)
    let none = HostingPool<Host>(capacity: -1)
    none.giveBack(Host(), for: key)
    _ = none.take(for: key) { Host() }
    #expect(none.hits == 0)
  }
}
