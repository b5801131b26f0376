import FacetIR

extension Table {
  /// What a catalog says of components.
  init(listings: [Listing]) {
    self.init(
      columns: ["group", "tags", "status", "since", "baseline"],
      rows: listings.map { listing in
        [
          listing.group.map(Cell.text) ?? .none, .texts(listing.tags), .text(listing.status.word),
          listing.since.map(Cell.text) ?? .none, listing.baseline.map { .count($0, "line") } ?? .none,
        ]
      })
  }
}

extension Listing.Status {
  fileprivate var word: String {
    switch self {
    case .draft: "draft"
    case .stable: "stable"
    case .deprecated: "deprecated"
    }
  }
}
