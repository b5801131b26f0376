/// The location of images. FacetUI does not load images, so bundles are empty.
public final class Bundle: Hashable, Sendable {
  /// The bundle of the app.
  public static let main = Bundle()

  /// A replacement for the property that SwiftPM adds to Foundation's type in each target with resources.
  public static let module = Bundle()

  private init() {}

  public static func == (lhs: Bundle, rhs: Bundle) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
