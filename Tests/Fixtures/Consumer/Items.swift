import DesignSystem

#if canImport(UIKit) && canImport(EpoxyCollectionView)
  import EpoxyCollectionView
  import EpoxyCore
  import FacetRuntime

  /// Items of an Epoxy list as a person writes them.
  @MainActor struct Settings {
    var guests: Binding<Int>
    var isCompact = false
    var open: @MainActor (String) -> Void

    @ItemModelBuilder var items: [any ItemModeling] {
      NumericStepper.itemModel(dataID: "guests", "Guests", value: guests, in: 0...)
      if isCompact {
        NumericStepper.itemModel(dataID: "beds", "Beds", value: guests, in: 1...9, style: .compact)
      } else {
        NumericStepper.itemModel(dataID: "beds", "Beds", value: guests, in: 1...9, style: .automatic(spacing: 4))
      }
      for row in ["Language", "Currency"] {
        ListRow.itemModel(dataID: row, title: row) { open(row) }
          .didSelect { _ in open(row) }
      }
      ListRow.itemModel(dataID: 3, title: "Rooms", style: CompactRowStyle(spacing: 2)) {
        open("Rooms")
      } trailing: {
        Text("3")
      }
    }
  }
#endif
