/// The number of evaluated bodies, by the name of the type of the view or the modifier.
final class BodyCounts {
  var counts: [String: Int] = [:]

  /// The bodies of the views in this module are not counted: Apple's have none that an app sees.
  func count(_ type: Any.Type) {
    guard !String(reflecting: type).hasPrefix("FacetUI.") else { return }
    counts["\(type)", default: 0] += 1
  }
}
