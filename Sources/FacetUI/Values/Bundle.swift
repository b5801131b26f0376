/// The location of images and texts. FacetUI does not load images, and texts are those of the environment, so bundles are
/// empty.
public final class Bundle: Hashable, Sendable {
  /// The bundle of the app.
  public static let main = Bundle()

  /// A replacement for the property that SwiftPM adds to Foundation's type in each target with resources.
  public static let module = Bundle()

  /// The place of the bundle's folder.
  public var bundleURL: URL { URL(_checked: self === Bundle.main ? "file:///main" : "file:///module") }

  private init() {}

  public static func == (lhs: Bundle, rhs: Bundle) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
