import FacetIR
import FacetSnapshot

extension Table {
  init(tokens: [Token]) {
    self.init(
      columns: ["name", "type", "value"],
      rows: tokens.map { token in
        [.text(token.path.description), .text(token.value.typeName), .text(TokenSnapshot.words(token))]
      })
  }

  /// The components that servers send, by their types on the wire.
  init(typesOnWire components: [Component]) {
    let sent = components.compactMap { component in component.serverDriven.map { (component, $0) } }
    self.init(
      columns: ["type", "component", "since", "drawn", "fields"],
      rows: sent.map { component, serverDriven in
        [
          .text(serverDriven.type), .text(component.name), serverDriven.since.map(Cell.text) ?? .none,
          .text(serverDriven.isMigrated ? "by its view" : "by the app"),
          .texts(component.wireFields.map { $0.isOptional ? $0.name + "?" : $0.name }),
        ]
      })
  }

  /// The entries of a catalog of components.
  init(listings: [Listing]) {
    self.init(
      columns: ["group", "tags", "status", "since", "phase", "baseline"],
      rows: listings.map { listing in
        [
          listing.group.map(Cell.text) ?? .none, .texts(listing.tags), .text(listing.status.word),
          listing.since.map(Cell.text) ?? .none, .text(listing.phase.rawValue),
          listing.baseline.map(Cell.init) ?? .none,
        ]
      })
  }
}

extension Table.Cell {
  fileprivate init(_ baseline: Listing.Baseline) {
    switch baseline {
    case .lines(let lines): self = .count(lines, "line")
    case .file(let file): self = .text(file)
    }
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
