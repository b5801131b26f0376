/// The metadata of a component for a catalog.
package struct Listing: Equatable, Sendable {
  package enum Status: Equatable, Sendable {
    case draft, stable
    /// With the reason, or an empty string.
    case deprecated(String)
  }

  package var group: String?
  package var tags: [String]
  package var status: Status
  /// The version of the design system that it came with.
  package var since: String?
  /// The number of lines of hand-written Swift that the component replaced.
  package var baseline: Int?

  package init(
    group: String? = nil, tags: [String] = [], status: Status = .stable, since: String? = nil, baseline: Int? = nil
  ) {
    self.group = group
    self.tags = tags
    self.status = status
    self.since = since
    self.baseline = baseline
  }

  /// Nil where it is not deprecated.
  package var deprecation: String? {
    if case .deprecated(let reason) = status { reason } else { nil }
  }
}
