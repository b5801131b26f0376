import FacetFrame
import FacetUI
import Testing

/// Lazy grids and grids. The rule for the columns of a lazy grid, and the first of these scenes with its numbers, are
/// objc.io's ("SwiftUI's Grid Views", 2020); the others follow from that rule. What a `Grid` does follows from Apple's
/// documentation of it, which likens it to stacks.
@MainActor
struct GridTests {
  private func columns(_ items: [GridItem], in width: Double?, cells: Int = 3) -> [Rect] {
    draw(width: width) {
      LazyVGrid(columns: items, spacing: 4) {
        ForEach(0..<cells, id: \.self) { _ in Color.red.frame(height: 10) }
      }
    }.rects
  }

  @Test func anAdaptiveItemHoldsAsManyColumnsAsFit() {
    let rects = columns([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], in: 200)
    #expect(rects.map(\.width) == [70, 57, 57])
    #expect(rects.map(\.x) == [0, 78, 143])
  }

  @Test func whatOneItemTakesIsGoneForThoseAfterIt() {
    let items = [GridItem(.flexible(minimum: 140)), GridItem(.flexible())]
    #expect(columns(items, in: 200, cells: 2).map(\.width) == [140, 52])
    #expect(columns(items.reversed(), in: 200, cells: 2).map(\.width) == [118, 140])
  }

  /// Minima that are wider than the offer make the grid wider, and it then shares the greater width.
  @Test func columnsAreSharedOnceMoreWhereTheyArePlaced() {
    let items = [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]
    let frame = draw(width: 200) {
      LazyVGrid(columns: items) { ForEach(0..<2, id: \.self) { _ in Color.red.frame(height: 10) } }
    }
    #expect(frame.size.width == 224)
    #expect(frame.rects.map(\.width) == [108, 120])
    #expect(frame.rects.map(\.x) == [-6, 110])
  }

  @Test func rowsAreAsHighAsTheirHighestCell() {
    let frame = draw(width: 108) {
      LazyVGrid(columns: [GridItem(alignment: .topLeading), GridItem(alignment: .bottomTrailing)], spacing: 4) {
        Color.red.frame(width: 10, height: 30)
        Color.green.frame(width: 10, height: 20)
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(frame.rects == [rect(0, 0, 10, 30), rect(98, 10, 10, 20), rect(0, 34, 10, 10)])
    #expect(frame.size == Size(width: 108, height: 44))
  }

  @Test func aHorizontalGridHasRows() {
    let frame = draw(height: 50) {
      LazyHGrid(rows: [GridItem(.fixed(20), spacing: 10), GridItem(spacing: 0)], spacing: 5) {
        ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: 8) }
      }
    }
    #expect(frame.rects == [rect(0, 0, 8, 20), rect(0, 30, 8, 20), rect(13, 0, 8, 20)])
  }

  @Test func noLengthBreaksAGrid() {
    let items = [GridItem(.adaptive(minimum: 0), spacing: 0), GridItem(.flexible(minimum: .infinity))]
    for width in [nil, 0, -5, .infinity, .nan, 1e300] { #expect(columns(items, in: width).count == 3) }
    #expect(columns([], in: 50).map(\.width) == [50, 50, 50])
    #expect(columns([GridItem(.adaptive(minimum: 20)), GridItem(.fixed(-4))], in: nil).map(\.width) == [20, 0, 20])
  }

  // MARK: Grid

  @Test func columnsAreAsWideAsTheirWidestCell() {
    let frame = draw {
      Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 2) {
        GridRow {
          Color.red.frame(width: 10, height: 10)
          Color.green.frame(width: 30, height: 20)
        }
        GridRow(alignment: .bottom) {
          Color.blue.frame(width: 25, height: 8)
          Color.red.frame(width: 5, height: 4)
        }
      }
    }
    #expect(
      frame.rects == [rect(0, 0, 10, 10), rect(30, 0, 30, 20), rect(0, 22, 25, 8), rect(30, 26, 5, 4)])
    #expect(frame.size == Size(width: 60, height: 30))
  }

  @Test func flexibleColumnsShareWhatIsLeft() {
    let frame = draw(width: 100, height: 40) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red
          Color.green.frame(width: 20)
          Color.blue
        }
        GridRow { Color.red.frame(height: 10) }
      }
    }
    #expect(frame.rects == [rect(0, 0, 40, 30), rect(40, 0, 20, 30), rect(60, 0, 40, 30), rect(0, 30, 40, 10)])
  }

  @Test func aWideCellSpreadsWhatItLacks() {
    let frame = draw {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 10, height: 5)
          Color.green.frame(width: 20, height: 5)
        }
        GridRow { Color.blue.frame(width: 60, height: 5).gridCellColumns(2).padding(.top, 1) }
        Color.red.frame(height: 3)
      }
    }
    #expect(frame.size == Size(width: 60, height: 14))
    #expect(frame.rects[2] == rect(0, 6, 60, 5))
    #expect(frame.rects[3] == rect(0, 11, 60, 3))
  }

  @Test func anUnsizedCellTakesWhatTheOthersHave() {
    func table(_ axes: Axis.Set) -> Frame {
      draw(width: 100, height: 50) {
        Grid(horizontalSpacing: 10, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 10, height: 5)
            Color.green.frame(width: 20, height: 5)
          }
          Color.blue.frame(maxWidth: .infinity, minHeight: 3, maxHeight: 3).gridCellUnsizedAxes(axes)
          GridRow { Color.red.frame(height: 2).gridCellUnsizedAxes(axes) }
        }
      }
    }
    #expect(table([]).size.width == 100)
    #expect(table(.horizontal).size == Size(width: 40, height: 10))
    #expect(table(.horizontal).rects[2] == rect(0, 5, 40, 3))
    #expect(table(.horizontal).rects[3] == rect(0, 8, 10, 2))
    #expect(table([.horizontal, .vertical]).size == Size(width: 40, height: 5))
  }

  @Test func aRowLinesUpItsText() {
    let frame = draw {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .firstTextBaseline) {
          Text("a").font(.system(size: 10))
          Text("b").font(.system(size: 20))
        }
      }
    }
    let bottoms = zip(frame.rects, frame.texts).map { $0.y + $1.lineHeight * 0.8 }
    #expect(abs(bottoms[0] - bottoms[1]) < 0.001)
  }

  /// What is said about a row is said about each of its cells.
  @Test func aRowIsNoView() {
    let frame = draw {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 10, height: 10)
          Color.green.frame(width: 10, height: 10)
        }.padding(2)
      }
    }
    #expect(frame.size == Size(width: 28, height: 14))
  }

  // MARK: Lists

  /// "Lazy stacks have a flexible preferred width" (hackingwithswift.com); along their axis all have their ideal length.
  @Test func aLazyStackTakesAllTheWidth() {
    let frame = draw(width: 100, height: 50) {
      LazyVStack(alignment: .leading, spacing: 4) {
        Color.red.frame(width: 20)
        Color.green
      }
    }
    #expect(frame.size == Size(width: 100, height: 24))
    #expect(frame.rects == [rect(0, 0, 20, 10), rect(0, 14, 100, 10)])
    #expect(draw { LazyHStack(spacing: 1) { ForEach(0..<3, id: \.self) { _ in Color.red } } }.size.width == 32)
  }

  @Test func aScrollViewIsAWindow() {
    let frame = draw(width: 100, height: 40) {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 5) { ForEach(0..<9, id: \.self) { _ in Color.red.frame(width: 20, height: 30) } }
      }
    }
    #expect(frame.size == Size(width: 100, height: 30))
    #expect(frame.rects.last == rect(200, 0, 20, 30))
    #expect(frame.nodes[0].kind == .scroll(axis: .horizontal, fills: true))
    #expect(draw(width: 30, height: 40) { ScrollView { Color.red } }.rects == [rect(0, 0, 30, 10)])
    #expect(draw(height: 40) { ScrollView(.horizontal) { Spacer(minLength: 7) } }.size == Size(width: 7, height: 0))
    #expect(draw(width: 5, height: 40) { ScrollView {} }.size == Size(width: 0, height: 40))
  }
}

private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}
