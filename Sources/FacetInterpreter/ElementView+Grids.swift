import FacetIR
import FacetRuntime
import FacetUI

extension ElementView {
  func scroll(_ scroll: Element.Scroll) -> _DrawnView {
    let showsIndicators = scroll.showsIndicators.map { context.evaluate($0).boolValue } ?? true
    return _DrawnView(
      ScrollView(scroll.isHorizontal ? .horizontal : .vertical, showsIndicators: showsIndicators) {
        views(scroll.content)
      })
  }

  func lazyGrid(_ grid: Element.LazyGrid) -> _DrawnView {
    let items = items(of: grid)
    let spacing = context.length(grid.lineSpacing)
    return grid.isHorizontal
      ? _DrawnView(LazyHGrid(rows: items, spacing: spacing) { views(grid.children) })
      : _DrawnView(LazyVGrid(columns: items, spacing: spacing) { views(grid.children) })
  }

  private func items(of grid: Element.LazyGrid) -> [GridItem] {
    switch grid.tracks {
    case .each(let tracks): return tracks.map { item($0.size, spacing: $0.spacing, alignment: $0.alignment, of: grid) }
    case .equal(let count):
      let track = Element.LazyGrid.Track.Size.flexible(.init(least: nil, most: nil))
      let item = item(track, spacing: nil, alignment: nil, of: grid)
      return Array(repeating: item, count: context.trackCount(count))
    }
  }

  private func item(
    _ size: Element.LazyGrid.Track.Size, spacing: Expression?, alignment: Expression?, of grid: Element.LazyGrid
  ) -> GridItem {
    let size: GridItem.Size =
      switch size {
      case .fixed(let length): .fixed(context.evaluate(length).doubleValue)
      case .flexible(let bounds):
        .flexible(minimum: context.length(bounds.least) ?? 10, maximum: context.length(bounds.most) ?? .infinity)
      case .adaptive(let bounds):
        .adaptive(minimum: context.length(bounds.least) ?? 10, maximum: context.length(bounds.most) ?? .infinity)
      }
    let alignment = alignment ?? grid.alignment
    return GridItem(
      size, spacing: context.length(spacing ?? grid.spacing),
      alignment: alignment.isCenter ? nil : context.alignment(alignment))
  }

  func grid(_ grid: Element.Grid) -> _DrawnView {
    _DrawnView(
      Grid(
        alignment: context.alignment(grid.alignment), horizontalSpacing: context.length(grid.horizontalSpacing),
        verticalSpacing: context.length(grid.verticalSpacing)
      ) { views(grid.children) })
  }

  func draw(_ flow: Element.Flow, in evaluator: _Evaluator) {
    let layout = FlowLayout(
      alignment: context.alignment(flow.alignment), spacing: context.evaluate(flow.spacing).doubleValue,
      rowSpacing: context.length(flow.rowSpacing))
    evaluator.container(layout) { views(flow.children).draw(in: evaluator) }
  }

  func draw(_ elements: [Element], thatFitsIn axes: String, in evaluator: _Evaluator) {
    let scope = context.scope
    evaluator.viewThatFits(
      in: FacetUI.Axis.Set(word: axes), elements.count, choosing: { scope.note(.alternative($0)) },
      { index in
        evaluator.enter(.position(index)) {
          ElementView(element: elements[index], context: context).draw(in: evaluator)
        }
      })
  }
}

extension ElementContext {
  /// The number of columns, clamped like in the generated Swift.
  func trackCount(_ count: Expression) -> Int {
    min(max(evaluate(count).intValue, 1), scope.run.program.bounds.columns)
  }
}
