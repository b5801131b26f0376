public import FacetItems
internal import FacetStore

/// Shows the content of a presenter in a list and stacks of bars, for as long as it exists.
///
///     presentation = ContentPresentation(of: CounterPresenter(store: store), in: SectionListUpdater(list))
///
/// The content for the current state is shown at once, without animation, and that for each later state with animation. If
/// the list is in an update when the state changes, only the latest content is shown after it. A state that changes while
/// content is shown, because a view that is configured sends an action, is shown next.
@MainActor public final class ContentPresentation<Presenter: StateStoreContentPresenter> {
  public let presenter: Presenter
  private let list: SectionListUpdater
  private let topBars: BarStackUpdater?
  private let bottomBars: BarStackUpdater?
  private var pending: (state: Presenter.State, animated: Bool)?
  private var isShowing = false

  /// - Parameters:
  ///   - topBars: The stack above the list; bars for which there is no stack are not shown.
  ///   - bottomBars: The stack below the list.
  public init(
    of presenter: Presenter, in list: SectionListUpdater, topBars: BarStackUpdater? = nil,
    bottomBars: BarStackUpdater? = nil
  ) {
    self.presenter = presenter
    self.list = list
    self.topBars = topBars
    self.bottomBars = bottomBars
    // Before anything is shown, because showing can change the state.
    presenter.store.observe(for: self) { presentation, state in presentation.show(state, animated: true) }
    show(presenter.store.state, animated: false)
  }

  /// Shows the state after the one that is being shown. Only the latest counts.
  private func show(_ state: Presenter.State, animated: Bool) {
    pending = (state, animated)
    if isShowing { return }
    isShowing = true
    defer { isShowing = false }
    while let next = pending {
      pending = nil
      let content = presenter.content(for: next.state)
      topBars?.setBars(content.topBars, animated: next.animated)
      bottomBars?.setBars(content.bottomBars, animated: next.animated)
      list.setSections(content.sections, animated: next.animated)
    }
  }
}
