import FacetItems
import FacetStore
import FacetStoreItems
import ListSimulation

/// The counters in a list that keeps the rules of a collection view, and in stacks of bars.
@MainActor final class PresentedCounters {
  let store: StateStore<CountersState, CountersAction>
  let list = SimulatedList<TextRow>()
  let topBars = TextBars()
  let bottomBars = TextBars()
  private(set) var presentation: ContentPresentation<CountersPresenter>?

  init(_ store: StateStore<CountersState, CountersAction>) {
    self.store = store
    presentation = ContentPresentation(
      of: CountersPresenter(store: store), in: list.updater,
      topBars: BarStackUpdater(topBars, zOrder: .firstToLast),
      bottomBars: BarStackUpdater(bottomBars, zOrder: .lastToFirst))
  }

  /// All texts of the screen, from top to bottom.
  var texts: [String] { topBars.texts + list.cells.flatMap { $0.map(\.text) } + bottomBars.texts }

  func close() { presentation = nil }
}

/// A stack of bars, each of which is a text.
@MainActor final class TextBars: BarStack {
  private var rows: [TextRow] = []

  var texts: [String] { rows.map(\.text) }

  func insert(_ bar: AnyObject, at index: Int, animated: Bool) {
    if let row = bar as? TextRow { rows.insert(row, at: index) }
  }

  func remove(at index: Int, animated: Bool, completion: @escaping @MainActor () -> Void) {
    rows.remove(at: index)
    completion()
  }

  func move(from index: Int, to destination: Int, animated: Bool) {
    rows.insert(rows.remove(at: index), at: destination)
  }

  func replace(at index: Int, with bar: AnyObject, animated: Bool, completion: @escaping @MainActor () -> Void) {
    if let row = bar as? TextRow { rows[index] = row }
    completion()
  }

  func setZOrder(_ order: [Int]) {}
}
