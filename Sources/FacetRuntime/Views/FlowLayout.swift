/// A container that arranges its views in rows. A view that does not fit beside the one before it begins the next row.
///
///     FlowLayout(spacing: 8) {
///       ForEach(tags, id: \.self) { Text($0) }
///     }
///
/// Views have their ideal size. One that is wider than the container is proposed the width of the container, so that its
/// text wraps. Without a proposed width, all views are in one row.
public nonisolated struct FlowLayout {
  package let alignment: Alignment
  package let spacing: CGFloat
  private let rowSpacing: CGFloat

  /// - Parameters:
  ///   - alignment: The alignment of the rows in the container, and of the views in a row.
  ///   - spacing: The distance between the views of a row, in points.
  ///   - rowSpacing: The distance between rows, in points; `spacing` by default.
  public init(alignment: Alignment = .leading, spacing: CGFloat, rowSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
    self.rowSpacing = rowSpacing ?? spacing
  }
}

nonisolated extension FlowLayout: Layout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(of: subviews, in: proposal.width)
    let height = rows.reduce(rowSpacing * CGFloat(max(rows.count - 1, 0))) { $0 + $1.height }
    return CGSize(width: rows.map(\.width).max() ?? 0, height: max(height, 0))
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var top = bounds.minY
    for row in rows(of: subviews, in: proposal.width) {
      var x = bounds.minX + (bounds.width - row.width) * fraction
      for item in row.items {
        let y = top + row.guide - item.guide
        item.view.place(at: CGPoint(x: x, y: y), proposal: item.proposal)
        x += item.size.width + spacing
      }
      top += row.height + rowSpacing
    }
  }

  /// The part of the remaining width that is before a row.
  private var fraction: CGFloat {
    switch alignment.horizontal {
    case .leading: 0
    case .trailing: 1
    default: 0.5
    }
  }

  fileprivate nonisolated struct Item {
    let view: LayoutSubview
    let proposal: ProposedViewSize
    let size: CGSize
    /// The distance of the vertical alignment guide from the top.
    let guide: CGFloat
  }

  fileprivate nonisolated struct Row {
    var items: [Item] = []
    var width: CGFloat = 0
    /// The distance of the guides of all items from the top of the row.
    var guide: CGFloat = 0
    /// The height below the guide.
    var below: CGFloat = 0

    var height: CGFloat { guide + below }
  }

  private func rows(of subviews: Subviews, in width: CGFloat?) -> [Row] {
    let width = max(width ?? .infinity, 0)
    var rows: [Row] = []
    for view in subviews {
      let item = item(view, in: width)
      let isFirst = rows.isEmpty || rows[rows.count - 1].width + spacing + item.size.width > width
      if isFirst { rows.append(Row()) }
      rows[rows.count - 1].add(item, after: isFirst ? 0 : spacing)
    }
    return rows
  }

  private func item(_ view: LayoutSubview, in width: CGFloat) -> Item {
    var proposal = ProposedViewSize.unspecified
    if view.sizeThatFits(proposal).width > width { proposal.width = width }
    let dimensions = view.dimensions(in: proposal)
    let size = CGSize(width: dimensions.width, height: dimensions.height)
    return Item(view: view, proposal: proposal, size: size, guide: dimensions[alignment.vertical])
  }
}

nonisolated extension FlowLayout.Row {
  fileprivate mutating func add(_ item: FlowLayout.Item, after spacing: CGFloat) {
    items.append(item)
    width += spacing + item.size.width
    guide = max(guide, item.guide)
    below = max(below, item.size.height - item.guide)
  }
}

#if FACET_UI || !canImport(SwiftUI)
  nonisolated extension FlowLayout: WrappingLayout {
    package func rows(of subviews: Subviews, in proposal: ProposedViewSize) -> [Int] {
      rows(of: subviews, in: proposal.width).enumerated().flatMap { index, row in row.items.map { _ in index } }
    }
  }
#endif
