import FacetFrame

/// Cells in columns of known widths, row below row.
public struct LazyVGrid<Content> {
  let layout: LazyGridLayout
  let content: Content
}

extension LazyVGrid: View where Content: View {
  public typealias Body = Never

  /// `spacing`: between two rows.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let layout = LazyGridLayout(axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing ?? 8)
    self.init(layout: layout, content: content())
  }

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.container(view.layout) { evaluator.evaluate(view.content) }
  }
}

/// Cells in rows of known heights, column beside column.
public struct LazyHGrid<Content> {
  let layout: LazyGridLayout
  let content: Content
}

extension LazyHGrid: View where Content: View {
  public typealias Body = Never

  /// `spacing`: between two columns.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let layout = LazyGridLayout(axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing ?? 8)
    self.init(layout: layout, content: content())
  }

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.container(view.layout) { evaluator.evaluate(view.content) }
  }
}

/// A column of a vertical grid, or a row of a horizontal one; an adaptive one stands for as many as there is room for.
public struct GridItem: Sendable {
  @nonexhaustive public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// Between this one and the next. Nil: 8 points.
  public var spacing: CGFloat?
  /// Of each cell in its place. Nil: in the middle.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
