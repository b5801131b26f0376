/// Where images are looked up by their names. FacetUI does not load images, so a bundle has nothing in it here.
public final class Bundle: Hashable, Sendable {
  /// That of the app.
  public static let main = Bundle()

  /// In place of what SwiftPM adds to Foundation's type in each target that has resources.
  public static let module = Bundle()

  private init() {}

  public static func == (lhs: Bundle, rhs: Bundle) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
