import FacetItems
import FacetStore
import FacetStoreItems

/// A row or a bar of text.
final class TextRow: UnstyledView, EpoxyableView {
  private(set) var text = ""

  init() {}

  func setContent(_ content: String, animated: Bool) { text = content }
}

/// The counters as a list, with their title above it and their total below it.
struct CountersPresenter: StateStoreContentPresenter {
  let store: StateStore<CountersState, CountersAction>

  func content(for state: CountersState) -> ScreenContent {
    .sections {
      if state.hasTip {
        SectionModel(dataID: "tip") { TextRow.itemModel(dataID: "tip", content: "Tap a counter.") }
      }
      SectionModel(dataID: "counters") {
        for counter in state.counters {
          TextRow.itemModel(dataID: DataID(counter.id), content: "No. \(counter.id): \(counter.count)")
            .didSelect { _ in store.handle(.increment(counter.id)) }
        }
      }
    }
    .topBars { TextRow.barModel(dataID: "title", content: state.title) }
    .bottomBars { if state.total > 0 { TextRow.barModel(content: "Total: \(state.total)") } }
  }
}
