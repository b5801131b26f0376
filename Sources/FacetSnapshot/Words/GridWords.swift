import FacetIR

/// Scroll views and lazy grids on one line: `columns fixed 80, flexible, spacing space.m`.
struct GridWords {
  let words: ExpressionWords

  func callAsFunction(_ scroll: Element.Scroll) -> String {
    let indicators = scroll.showsIndicators.map { ["showsIndicators \(words($0))"] } ?? []
    return ([scroll.isHorizontal ? "horizontal" : "vertical"] + indicators).joined(separator: ", ")
  }

  func callAsFunction(_ grid: Element.LazyGrid) -> String {
    let tracks =
      switch grid.tracks {
      case .equal(let count): words(count)
      case .each(let tracks): "[\(tracks.map(track).joined(separator: ", "))]"
      }
    let distances =
      grid.lineSpacing == grid.spacing
      ? "" : ", \(grid.isHorizontal ? "columnSpacing" : "rowSpacing") \(words(grid.lineSpacing))"
    return "\(grid.isHorizontal ? "rows" : "columns") \(tracks), \(words.alignment(grid.alignment)), "
      + "spacing \(words(grid.spacing))\(distances)"
  }

  private func track(_ track: Element.LazyGrid.Track) -> String {
    let size =
      switch track.size {
      case .fixed(let length): "fixed \(words(length))"
      case .flexible(let bounds): "flexible\(self.bounds(bounds))"
      case .adaptive(let bounds): "adaptive\(self.bounds(bounds))"
      }
    return size + (track.spacing.map { " spacing \(words($0))" } ?? "")
      + (track.alignment.map { " \(words.alignment($0))" } ?? "")
  }

  private func bounds(_ bounds: Element.LazyGrid.Track.Bounds) -> String {
    (bounds.least.map { " min \(words($0))" } ?? "") + (bounds.most.map { " max \(words($0))" } ?? "")
  }
}
