/// Which rows of a list may show their SwiftUI view in the same host.
public enum HostingReuse: Hashable, Sendable {
  /// All rows of the same type of view and style.
  case reusable
  /// Rows with this identifier only. SwiftUI keeps `@State` in the host, so a view with state of its own needs a host of its
  /// own: otherwise the next row that gets the host shows the state of the one before.
  case unique(DataID)
}

/// Keeps hosts of SwiftUI views, such as `UIHostingController`, for the next row that needs one.
///
/// A host is expensive to make, and cheap to give another root view of the same type. Cells of a list keep theirs; bars and
/// supplementary views take them from a pool.
@MainActor public final class HostingPool<Host: AnyObject> {
  public struct Key: Hashable, Sendable {
    /// The type of the view, and its style.
    public let view: ReuseIdentifier
    /// Which rows may show their view in the host.
    public let reuse: HostingReuse

    public init(view: ReuseIdentifier, reuse: HostingReuse = .reusable) {
      self.view = view
      self.reuse = reuse
    }
  }

  /// How many unused hosts are kept for each key. More are dropped.
  public let capacity: Int
  /// How often a host was there.
  public private(set) var hits = 0
  /// How often a host had to be made.
  public private(set) var misses = 0

  private var unused: [Key: [Host]] = [:]

  /// - Parameter capacity: At least 0. A screenful of rows is enough: more are never returned at once.
  public init(capacity: Int = 20) { self.capacity = max(0, capacity) }

  /// An unused host for the key: the one that was returned last, which is the likeliest to be in a cache.
  public func take(for key: Key, make: () -> Host) -> Host {
    if let host = unused[key]?.popLast() {
      hits += 1
      return host
    }
    misses += 1
    return make()
  }

  /// Returns a host that no row shows any more.
  public func giveBack(_ host: Host, for key: Key) {
    if unused[key, default: []].count < capacity { unused[key, default: []].append(host) }
  }

  /// Drops all unused hosts, for example when memory is low.
  public func removeAll() { unused = [:] }
}

/// A host that can forget what it shows.
@MainActor protocol ReusableHost: AnyObject {
  /// Lets go of the view and its state.
  func empty()
}

extension HostingPool where Host == AnyObject {
  /// A view for an item: an unused host, where the item is a view of SwiftUI, or a new view.
  func view(for item: AnyItemModel) -> AnyObject {
    let identifier = item.identifier.view
    guard let reuse = identifier.reuse else { return item.makeView() }
    return take(for: Key(view: identifier, reuse: reuse)) { item.makeView() }
  }

  /// Keeps a view that is no longer visible, if it is a host.
  func keep(_ view: AnyObject, of identifier: ReuseIdentifier) {
    guard let reuse = identifier.reuse, let host = view as? any ReusableHost else { return }
    host.empty()
    giveBack(view, for: Key(view: identifier, reuse: reuse))
  }
}
