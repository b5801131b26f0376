/// The identity of an item in its section: its data, the type of its view and the style of the view.
///
/// An item with another style is another item, because a view keeps its style for life.
public struct ItemIdentifier: Hashable, Sendable {
  /// The identity of what the item shows.
  public let dataID: DataID
  /// The type and the style of the view that shows it.
  public let view: ReuseIdentifier
}

/// What two items must share so that one can take over the view of the other.
public struct ReuseIdentifier: Hashable, Sendable {
  /// Types of the same name in two modules differ.
  private let viewType: ObjectIdentifier
  /// With the name of the module: `Listings.Row`.
  public var viewTypeName: String { String(reflecting: type) }
  /// Nil if the view has no styles.
  public let style: DataID?

  private let type: Any.Type

  /// - Parameter style: Nil if the view has no styles.
  public init(_ type: Any.Type, style: DataID? = nil) {
    viewType = ObjectIdentifier(type)
    self.type = type
    self.style = style
  }

  var withoutStyle: ReuseIdentifier { ReuseIdentifier(type) }

  /// Of a host of a view of SwiftUI, the rows that may show their view in it; nil for other views.
  var reuse: HostingReuse? { style?.value(as: HostingReuse.self) }

  public static func == (lhs: ReuseIdentifier, rhs: ReuseIdentifier) -> Bool {
    lhs.viewType == rhs.viewType && lhs.style == rhs.style
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(viewType)
    hasher.combine(style)
  }
}
