/// The views that the cells and supplementary views of a list show.
///
/// A row whose view is `.unique` has one view, with its state, for as long as it is in the list, whatever cell shows it. The
/// cells themselves are shared by all rows with the same type of view, or a list would have to be told of a new kind of cell
/// for each row.
@MainActor final class RowHosts {
  private struct Row: Hashable {
    let section: DataID
    /// Of a supplementary item.
    let elementKind: String?
    let view: ReuseIdentifier
  }

  private var views: [Row: AnyObject] = [:]
  private let pool = HostingPool<AnyObject>()

  /// The view of a row: the one that it has, where it is `.unique`; otherwise an unused host or a new view.
  ///
  /// - Parameter elementKind: Nil for an item.
  func view(for item: AnyItemModel, section: DataID, elementKind: String? = nil) -> AnyObject {
    guard item.identifier.view.isUnique else { return pool.view(for: item) }
    let row = Row(section: section, elementKind: elementKind, view: item.identifier.view)
    if let view = views[row] { return view }
    let view = item.makeView()
    views[row] = view
    return view
  }

  /// Takes back a view that a cell does not show any more. That of a `.unique` row stays as it is.
  func keep(_ view: AnyObject, of identifier: ReuseIdentifier) {
    if !identifier.isUnique { pool.keep(view, of: identifier) }
  }

  /// Drops the views of the `.unique` rows that are not in these sections.
  func forgetRows(exceptOf sections: [SectionModel]) {
    if views.isEmpty { return }
    var kept: [Row: AnyObject] = [:]
    func keep(_ item: AnyItemModel, _ section: SectionModel, _ elementKind: String?) {
      guard item.identifier.view.isUnique else { return }
      let row = Row(section: section.dataID, elementKind: elementKind, view: item.identifier.view)
      kept[row] = views[row]
    }
    for section in sections {
      for item in section.items { keep(item, section, nil) }
      for supplement in section.supplementaryItems { keep(supplement.item, section, supplement.elementKind) }
    }
    views = kept
  }
}

extension ReuseIdentifier {
  var isUnique: Bool {
    if case .unique = reuse { true } else { false }
  }

  /// What a list registers cells under for such a view. Those of a type of view with hosts of their own are the same.
  var registration: ReuseIdentifier { isUnique ? withoutStyle : self }

  /// The same for supplementary views: all hosts are shown in the same ones, because a host is taken from a pool.
  var supplementRegistration: ReuseIdentifier { reuse == nil ? self : ReuseIdentifier(HostingReuse.self) }
}
