import FacetFrame

/// Rows whose cells stand in columns, each as wide as the widest cell in it.
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

/// The cells of a row, from the first column on. It is no view of its own: what is said about it is said about each cell.
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
  /// How many columns of a grid the view takes.
  public func gridCellColumns(_ count: Int) -> some View {
    annotated { node, tree in tree.nodes[node].gridCell.columns = max(count, 1) }
  }
}

nonisolated extension View {
  /// Along these axes the view takes what the grid has for it, and asks for nothing.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    annotated { node, tree in tree.nodes[node].gridCell.unsizedAxes = axes }
  }
}

/// The settings of a grid cell, from its row and its modifiers.
struct GridCell {
  /// The same for all cells of a row; nil outside rows.
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

  /// Returns the value that was set on a view or inside modifiers around it; the outermost one applies.
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
