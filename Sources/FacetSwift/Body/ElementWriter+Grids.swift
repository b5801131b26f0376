import FacetIR
import FacetLimits

extension ElementWriter {
  /// `ScrollView(.horizontal, showsIndicators: false)`
  func head(of scroll: Element.Scroll) -> Code {
    let axis: [Code] = scroll.isHorizontal ? [".horizontal"] : []
    let indicators = scroll.showsIndicators.map { ["showsIndicators: \(expressions.code($0))" as Code] } ?? []
    return .head("ScrollView", axis + indicators)
  }

  /// `LazyVGrid(columns: [GridItem(.fixed(80), spacing: 8)], spacing: 4)`
  func head(of grid: Element.LazyGrid) -> Code {
    let label: Code = grid.isHorizontal ? "rows" : "columns"
    return .call(
      grid.isHorizontal ? "LazyHGrid" : "LazyVGrid",
      ["\(label): \(items(of: grid))", "spacing: \(expressions.code(grid.lineSpacing))"])
  }

  private func items(of grid: Element.LazyGrid) -> Code {
    switch grid.tracks {
    case .each(let tracks): return .array(tracks.map { item($0, of: grid) })
    case .equal(let count):
      let track = Element.LazyGrid.Track(
        size: .flexible(.init(least: nil, most: nil)), spacing: nil, alignment: nil)
      return .call("Array", ["repeating: \(item(track, of: grid))", "count: \(trackCount(count))"])
    }
  }

  /// The count, at least 1 and at most the limit, because `Array` traps on negative counts.
  func trackCount(_ count: Expression) -> Code {
    if case .int = count.node { return expressions.code(count) }
    let atLeastOne = Code.call(expressions.scope.function("max"), [expressions.code(count), "1"])
    return .call(expressions.scope.function("min"), [atLeastOne, .int(Limit.columns.most)])
  }

  private func item(_ track: Element.LazyGrid.Track, of grid: Element.LazyGrid) -> Code {
    let size: Code =
      switch track.size {
      case .fixed(let length): .call(".fixed", [expressions.code(length)])
      case .flexible(let bounds): .call(".flexible", arguments(bounds))
      case .adaptive(let bounds): .call(".adaptive", arguments(bounds))
      }
    return .call(
      "GridItem",
      [size, "spacing: \(expressions.code(track.spacing ?? grid.spacing))"]
        + alignment(track.alignment ?? grid.alignment))
  }

  private func arguments(_ bounds: Element.LazyGrid.Track.Bounds) -> [Code] {
    [("minimum", bounds.least), ("maximum", bounds.most)].compactMap { (label: StaticString, value: Expression?) in
      value.map { "\(.text(label)): \(expressions.code($0))" as Code }
    }
  }

  /// `Grid(horizontalSpacing: 8, verticalSpacing: 4)`
  func head(of grid: Element.Grid) -> Code {
    .call(
      "Grid",
      alignment(grid.alignment) + [
        "horizontalSpacing: \(expressions.code(grid.horizontalSpacing))",
        "verticalSpacing: \(expressions.code(grid.verticalSpacing))",
      ])
  }

  func headOfRow(_ alignment: Expression?) -> Code {
    .head("GridRow", alignment.map { ["alignment: \(expressions.code($0))"] } ?? [])
  }

  /// `FlowLayout(spacing: 8, rowSpacing: 4)`
  func head(of flow: Element.Flow) -> Code {
    let alignment: [Code] =
      flow.alignment.node == .word("leading") ? [] : ["alignment: \(expressions.code(flow.alignment))"]
    let rows: [Code] = flow.rowSpacing == flow.spacing ? [] : ["rowSpacing: \(expressions.code(flow.rowSpacing))"]
    return .call("FlowLayout", alignment + ["spacing: \(expressions.code(flow.spacing))"] + rows)
  }

  /// `alignment: .leading`; empty for the center, which is SwiftUI's default.
  func alignment(_ value: Expression) -> [Code] {
    value.isCenter ? [] : ["alignment: \(expressions.code(value))"]
  }

}
