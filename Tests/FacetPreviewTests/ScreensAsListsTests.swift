import DesignSystem
import FacetFrame
import FacetItems
import FacetRuntime
import FacetStore
import FacetStoreItems
import FacetUI
import ListSimulation
import SeededRandom
import Testing

/// The screens of `specs/` as generated views of SwiftUI and as generated lists: both show the same texts after each
/// action, and the list keeps the rules of a collection view.
@MainActor @Suite struct ScreensAsListsTests {
  @Test func exploring() throws {
    let stays = [1, 2, 3].map {
      ExploreScreen.Stay(id: "s\($0)", title: "Place \($0)", price: "€\($0)0", photo: Image("cabin"))
    }
    let days = (1...5).map { CalendarMonth.Day(number: $0) }
    try compare(
      ExploreState(month: "June", weekdays: ["Mo", "Tu"], days: days), .explore,
      [
        .search, .found(stays), .found([stays[2], stays[0]]), .found([]), .notFound("Offline"), .showDates, .showGuests,
        .choose(2), .turnBack, .open(stays[0]), .setPlace("Oslo"), .setAdults(3), .setChildren(1), .setInfants(2),
      ],
      view: ExploreScreen.init, list: ExplorePresenter.init)
  }

  @Test func booking() throws {
    try compare(
      ListingState(title: "Cabin", price: "€90", photo: Image("cabin")), .listing,
      [.toggleSaved, .notKept, .book, .booked, .notBooked("Refused"), .left, .goBack],
      view: ListingScreen.init, list: ListingPresenter.init)
  }

  @Test func saved() throws {
    let stays = (1...4).map {
      ExploreScreen.Stay(id: "s\($0)", title: "Place \($0)", price: "€\($0)0", photo: Image("cabin"))
    }
    try compare(
      SavedState(), .saved, [.appeared, .loaded(stays), .loaded([]), .loaded([stays[1]]), .open(stays[3])],
      view: SavedScreen.init, list: SavedPresenter.init)
  }

  private func compare<State, Action, Request, Screen: View, Presenter: StateStoreContentPresenter<State, Action>>(
    _ state: State, _ reducer: Reducer<State, Action, Request>, _ actions: [Action],
    view: (StateStore<State, Action>) -> Screen, list presenter: (StateStore<State, Action>) -> Presenter
  ) throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let store = StateStore(state, reducer: reducer)
      let screen = ViewHost(view(store))
      let list = ListedScreen(presenter(store))
      var shown = 0
      for step in 0...20 {
        let action = actions.randomElement(using: &random)
        if step > 0, let action { store.handle(action) }
        let drawn = texts(of: screen.frame(proposing: ListedScreen<Presenter>.width))
        try #require(list.texts == drawn, "seed \(seed), step \(step): \(String(describing: action))")
        shown += drawn.count
      }
      #expect(list.list.faults == [])
      #expect(shown > 20)
    }
  }
}

/// A presenter's content in a list and two stacks of bars.
@MainActor private final class ListedScreen<Presenter: StateStoreContentPresenter> {
  static var width: ProposedViewSize { ProposedViewSize(width: 390, height: nil) }

  let list = SimulatedList<AnyObject>()
  private let topBars = Bars()
  private let bottomBars = Bars()
  private var presentation: ContentPresentation<Presenter>?

  init(_ presenter: Presenter) {
    presentation = ContentPresentation(
      of: presenter, in: list.updater, topBars: BarStackUpdater(topBars, zOrder: .firstToLast),
      bottomBars: BarStackUpdater(bottomBars, zOrder: .lastToFirst))
  }

  var texts: [String] {
    (topBars.views + list.cells.joined() + bottomBars.views).flatMap { ($0 as? any HostedTexts)?.texts ?? [] }
  }
}

@MainActor private final class Bars: BarStack {
  private(set) var views: [AnyObject] = []

  func insert(_ bar: AnyObject, at index: Int, animated: Bool) { views.insert(bar, at: index) }
  func remove(at index: Int, animated: Bool, completion: @escaping @MainActor () -> Void) {
    views.remove(at: index)
    completion()
  }
  func move(from index: Int, to destination: Int, animated: Bool) {
    views.insert(views.remove(at: index), at: destination)
  }
  func replace(at index: Int, with bar: AnyObject, animated: Bool, completion: @escaping @MainActor () -> Void) {
    views[index] = bar
    completion()
  }
  func setZOrder(_ order: [Int]) {}
}

@MainActor private protocol HostedTexts {
  var texts: [String] { get }
}

extension HostingView: HostedTexts {
  fileprivate var texts: [String] {
    rootView.map { view in
      FacetPreviewTests.texts(of: ViewHost(view).frame(proposing: ProposedViewSize(width: 390, height: nil)))
    } ?? []
  }
}

private func texts(of frame: Frame) -> [String] {
  frame.nodes.compactMap { node in
    switch node.kind {
    case .text(let run): run.text
    case .image(let name, _, _, _): name
    default: nil
    }
  }
}
