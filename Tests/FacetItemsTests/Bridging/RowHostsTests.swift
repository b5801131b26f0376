import FacetRuntime
import Testing

@testable import FacetItems

@MainActor struct RowHostsTests {
  private struct Card: View {
    var body: some View { Text("card") }
  }

  private let hosts = RowHosts()

  private func card(_ id: Int, _ reuse: HostingReuse) -> AnyItemModel {
    Card().itemModel(dataID: id, reuse: reuse).eraseToAnyItemModel()
  }

  /// The view that a row gets, which stays with it.
  private func view(_ item: AnyItemModel, in section: DataID, _ elementKind: String? = nil) -> ObjectIdentifier {
    let view = hosts.view(for: item, section: section, elementKind: elementKind)
    retained.views.append(view)
    return ObjectIdentifier(view)
  }

  /// So that no other view has the identity of one that is gone.
  private final class Retained { var views: [AnyObject] = [] }
  private let retained = Retained()

  private func keepLast(of item: AnyItemModel) {
    if let view = retained.views.last { hosts.keep(view, of: item.identifier.view) }
  }

  @Test func aUniqueRowHasOneViewForAsLongAsItIsInTheList() {
    let item = card(1, .unique(1))
    let first = view(item, in: "a")
    keepLast(of: item)
    #expect(view(item, in: "a") == first)
    #expect(view(card(2, .unique(2)), in: "a") != first)
    #expect(view(item, in: "b") != first)
    #expect(view(item, in: "a", "header") != first)
    hosts.forgetRows(exceptOf: [SectionModel(dataID: "a", items: [item])])
    #expect(view(item, in: "a") == first)
    hosts.forgetRows(exceptOf: [SectionModel(dataID: "b", items: [item])])
    #expect(view(item, in: "a") != first)
  }

  @Test func aSupplementaryItemKeepsItsView() {
    let item = card(1, .unique(1))
    let first = view(item, in: "a", "header")
    let section = SectionModel(dataID: "a").supplementaryItems {
      SupplementaryItemModel(elementKind: "header", item: item)
    }
    hosts.forgetRows(exceptOf: [section])
    #expect(view(item, in: "a", "header") == first)
  }

  @Test func anUnusedHostIsTakenByTheNextRow() {
    let item = card(1, .reusable)
    let first = view(item, in: "a")
    #expect(view(item, in: "a") != first)
    keepLast(of: item)
    #expect(view(card(2, .reusable), in: "b") == ObjectIdentifier(retained.views[1]))
  }

  @Test func viewsThatAreNoHostsAreMadeAnew() {
    let item = row(1).eraseToAnyItemModel()
    let first = view(item, in: "a")
    keepLast(of: item)
    #expect(view(item, in: "a") != first)
  }

  /// A list cannot take back a registration, so rows do not need one each.
  @Test func uniqueRowsAreRegisteredOnce() {
    let registrations = (0..<100).map { card($0, .unique(DataID($0))).identifier.view.registration }
    #expect(Set(registrations).count == 1)
    #expect(card(1, .reusable).identifier.view.registration != registrations[0])
    let large = row(1, nil, .large).eraseToAnyItemModel().identifier.view
    #expect(large.registration == large && large.supplementRegistration == large)
    let supplements = [card(1, .reusable), card(2, .unique(2))].map(\.identifier.view.supplementRegistration)
    #expect(Set(supplements).count == 1)
  }
}
