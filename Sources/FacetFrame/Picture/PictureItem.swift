/// A rectangle of cells. Columns are in reading order: in a right-to-left picture column 0 is the rightmost.
struct PictureCells: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var columns: Range<Int> { x..<x + max(width, 0) }
  var rows: Range<Int> { y..<y + max(height, 0) }

  /// Whether they have a cell in common.
  func overlaps(_ other: Self) -> Bool { columns.overlaps(other.columns) && rows.overlaps(other.rows) }

  func inset(leading: Int = 0, trailing: Int = 0, top: Int = 0, bottom: Int = 0) -> Self {
    Self(x: x + leading, y: y + top, width: max(0, width - leading - trailing), height: max(0, height - top - bottom))
  }

  func inset(_ edge: (sides: Int, top: Int)) -> Self {
    inset(leading: edge.sides, trailing: edge.sides, top: edge.top, bottom: edge.top)
  }
}

/// An item of a picture: how it is drawn, and its bounds in points and in cells.
struct PictureItem {
  /// How an item is drawn.
  enum Ink {
    case text([Row])
    case symbol(PictureText.Line)
    case image(PictureText.Line)
    /// A color or a shape without contents.
    case fill
    case placeholder(PictureText.Line)
    case line(isVertical: Bool)
    case indicator(Frame.Indicator, isEnabled: Bool)
    case button(PictureButton)
    case field(Field)
    /// The edge of a card, a badge or a border, without lines above and below a single row. A fill hides what is behind
    /// it.
    case surface(hasLines: Bool, isFilled: Bool)
    /// The visible part of longer content.
    case window(Frame.Axis, hasMore: Bool)
    /// A row that is swiped open, marked at that edge of the whole picture.
    case swipedRow(Frame.HorizontalEdge)
    /// The edge of the whole picture, or ticks at the sides of a component without a proposed width.
    case edge(isImposed: Bool)
  }

  /// A line of text, with the columns before it.
  struct Row {
    var line: PictureText.Line
    var offset: Int
  }

  /// The state of a text field.
  struct Field {
    var isEnabled: Bool
    /// Whether the cursor is after or before the text; nil if it is not edited.
    var isCursorBehind: Bool?
    /// The columns of the last line of the text.
    var textWidth: Int
  }

  var node: Int
  var ink: Ink
  var cells: PictureCells
  var bounds: PictureBounds
  /// The index of the enclosing window, if there is one.
  var window: Int?
  /// The nodes that belong inside. If they cross its edge, that is marked.
  var owned: Range<Int> = 0..<0
}

extension PictureItem {
  /// Whether it can contain other items.
  var canHold: Bool {
    switch ink {
    case .text, .symbol, .indicator, .line: false
    case .swipedRow, .image, .fill, .placeholder, .button, .field, .surface, .window, .edge: true
    }
  }

  /// Whether its cells must not be overwritten.
  var isSolid: Bool {
    switch ink {
    case .text, .symbol, .indicator, .button, .field, .surface: true
    case .image, .fill, .placeholder, .line, .window, .swipedRow, .edge: false
    }
  }

  /// Whether it has a line around it that contents can cross.
  var hasLine: Bool {
    switch ink {
    case .button, .field, .surface, .edge: true
    default: false
    }
  }

  /// Whether it is a fill behind contents whose bounds are others, such as the background of a row that is smaller than
  /// the row.
  var isInsetFill: Bool {
    if case .surface(_, isFilled: true) = ink { owned.isEmpty } else { false }
  }

  /// Whether it is read or used.
  var isContent: Bool {
    switch ink {
    case .text, .symbol, .indicator, .button, .field, .image, .placeholder: true
    case .fill, .line, .surface, .window, .swipedRow, .edge: false
    }
  }

  /// The cells of its own edges, which its contents do not overlap.
  var edge: (leading: Int, trailing: Int, top: Int, bottom: Int) {
    switch ink {
    case .button: (1, 1, 1, 1)
    case .field: (1, 1, 0, 0)
    case .surface(let hasLines, _): hasLines ? (1, 1, 1, 1) : (1, 1, 0, 0)
    case .edge(let isImposed): isImposed ? (1, 1, 1, 1) : (2, 2, 0, 0)
    case .window(.horizontal, let hasMore): (0, hasMore ? 1 : 0, 0, 0)
    case .window(.vertical, let hasMore): (0, 0, 0, hasMore ? 1 : 0)
    default: (0, 0, 0, 0)
    }
  }
}
