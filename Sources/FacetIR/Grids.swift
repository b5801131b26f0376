extension Element {
  /// A window on content that may be longer than it.
  package struct Scroll: Hashable, Sendable {
    package var isHorizontal: Bool
    /// Nil: yes.
    package var showsIndicators: Expression?
    package var content: [Element]

    package init(isHorizontal: Bool, showsIndicators: Expression?, content: [Element]) {
      self.isHorizontal = isHorizontal
      self.showsIndicators = showsIndicators
      self.content = content
    }
  }

  /// Cells in columns of known widths, row below row; or in rows of known heights, column beside column.
  package struct LazyGrid: Hashable, Sendable {
    package enum Tracks: Hashable, Sendable {
      /// So many, all alike: at least one, and at most as many as a grid may have, whatever data asks for.
      case equal(Expression)
      case each([Track])
    }

    package struct Track: Hashable, Sendable {
      package enum Size: Hashable, Sendable {
        case fixed(Expression)
        case flexible(Bounds)
        case adaptive(Bounds)
      }

      /// Nil: SwiftUI's, 10 and no end.
      package struct Bounds: Hashable, Sendable {
        package var least: Expression?
        package var most: Expression?

        package init(least: Expression?, most: Expression?) {
          self.least = least
          self.most = most
        }
      }

      package var size: Size
      /// Nil: the grid's.
      package var spacing: Expression?
      package var alignment: Expression?

      package init(size: Size, spacing: Expression?, alignment: Expression?) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
      }
    }

    /// Its tracks are rows.
    package var isHorizontal: Bool
    package var tracks: Tracks
    /// Between two tracks.
    package var spacing: Expression
    /// Between two lines of cells.
    package var lineSpacing: Expression
    /// Of each cell in its place.
    package var alignment: Expression
    package var children: [Element]

    package init(
      isHorizontal: Bool, tracks: Tracks, spacing: Expression, lineSpacing: Expression, alignment: Expression,
      children: [Element]
    ) {
      self.isHorizontal = isHorizontal
      self.tracks = tracks
      self.spacing = spacing
      self.lineSpacing = lineSpacing
      self.alignment = alignment
      self.children = children
    }
  }

  /// Rows of cells in columns, each as wide as its widest cell.
  package struct Grid: Hashable, Sendable {
    package var alignment: Expression
    package var horizontalSpacing, verticalSpacing: Expression
    package var children: [Element]

    package init(
      alignment: Expression, horizontalSpacing: Expression, verticalSpacing: Expression, children: [Element]
    ) {
      self.alignment = alignment
      self.horizontalSpacing = horizontalSpacing
      self.verticalSpacing = verticalSpacing
      self.children = children
    }
  }

  /// Children in rows, each as wide as its content.
  package struct Flow: Hashable, Sendable {
    /// Default: `leading`.
    package var alignment: Expression
    package var spacing, rowSpacing: Expression
    package var children: [Element]

    package init(alignment: Expression, spacing: Expression, rowSpacing: Expression, children: [Element]) {
      self.alignment = alignment
      self.spacing = spacing
      self.rowSpacing = rowSpacing
      self.children = children
    }
  }
}

extension Element.LazyGrid {
  package var expressions: [Expression] {
    let own = [spacing, lineSpacing, alignment]
    switch tracks {
    case .equal(let count): return [count] + own
    case .each(let tracks): return tracks.flatMap(\.expressions) + own
    }
  }
}

extension Element.LazyGrid.Track {
  fileprivate var expressions: [Expression] {
    let lengths: [Expression?] =
      switch size {
      case .fixed(let length): [length]
      case .flexible(let bounds), .adaptive(let bounds): [bounds.least, bounds.most]
      }
    return (lengths + [spacing, alignment]).compactMap(\.self)
  }
}
