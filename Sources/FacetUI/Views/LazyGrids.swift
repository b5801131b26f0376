import FacetFrame

/// A vertically growing grid with columns of defined widths.
public struct LazyVGrid<Content> {
  let layout: LazyGridLayout
  let content: Content
}

extension LazyVGrid: View where Content: View {
  public typealias Body = Never

  /// `spacing` is the distance between rows.
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

/// A horizontally growing grid with rows of defined heights.
public struct LazyHGrid<Content> {
  let layout: LazyGridLayout
  let content: Content
}

extension LazyHGrid: View where Content: View {
  public typealias Body = Never

  /// `spacing` is the distance between columns.
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

/// A column of a vertical grid or a row of a horizontal one; an adaptive item is as many as fit.
public struct GridItem: Sendable {
  @nonexhaustive public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The distance to the next item; nil is 8 points.
  public var spacing: CGFloat?
  /// The alignment of each cell; nil is center.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
