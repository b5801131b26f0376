import FacetFrame

/// A grid of rows, in which each column is as wide as its widest cell.
public struct Grid<Content> {
  let layout: GridLayout
  let content: Content
}

extension Grid: View where Content: View {
  public typealias Body = Never

  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let layout = GridLayout(
      alignment: alignment, columnGap: horizontalSpacing ?? 8, rowGap: verticalSpacing ?? 8)
    self.init(layout: layout, content: content())
  }

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.container(view.layout) { evaluator.evaluate(view.content) }
  }
}

/// A row of cells, from the first column on. It is not a view: modifiers apply to each cell.
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View where Content: View {
  public typealias Body = Never

  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, content: content())
  }

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let row = evaluator.tree.nodes.count
    let axis = evaluator.axis
    evaluator.axis = nil
    evaluator.evaluate(view.content)
    evaluator.axis = axis
    evaluator.tree.forEachView(from: row) { node in
      node.gridCell.row = row
      node.gridCell.alignment = view.alignment
    }
  }
}

nonisolated extension View {
  /// Sets the number of columns that the view spans.
  public func gridCellColumns(_ count: Int) -> some View {
    annotated { node, tree in tree.nodes[node].gridCell.columns = max(count, 1) }
  }
}

nonisolated extension View {
  /// Sets the axes along which the view takes the size of its cell and does not contribute to it.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    annotated { node, tree in tree.nodes[node].gridCell.unsizedAxes = axes }
  }
}

/// The settings of a grid cell, from its row and its modifiers.
struct GridCell {
  /// The index of the row, shared by its cells; nil outside of rows.
  var row: Int?
  var alignment: VerticalAlignment?
  var columns: Int?
  var unsizedAxes: Axis.Set?
}

extension ViewTree {
  fileprivate mutating func forEachView(from start: Int, _ change: (inout ViewNode) -> Void) {
    var next = start
    while next < nodes.count {
      change(&nodes[next])
      next += nodes[next].count
    }
  }

  /// The value set on a view or in its modifiers; the outermost one has precedence.
  func gridCell(of node: Int) -> GridCell {
    var cell = nodes[node].gridCell
    guard nodes[node].layout is any UnaryLayout, nodes[node].count > 1 else { return cell }
    let inner = gridCell(of: node + 1)
    cell.row = cell.row ?? inner.row
    cell.alignment = cell.alignment ?? inner.alignment
    cell.columns = cell.columns ?? inner.columns
    cell.unsizedAxes = cell.unsizedAxes ?? inner.unsizedAxes
    return cell
  }
}
