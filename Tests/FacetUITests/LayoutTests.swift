import FacetFrame
import FacetUI
import Testing

/// What the known answers do not reach.
@MainActor
struct LayoutTests {
  @Test func aHuggingStackStretchesItsColors() {
    let frame = draw {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 60)
        Color.blue
        Divider()
      }
    }
    #expect(frame.rects[1] == Rect(x: 20, y: 0, width: 10, height: 60))
    #expect(frame.nodes.last?.rect.height == 60)
  }

  @Test(arguments: [HorizontalAlignment.leading, .center, .trailing])
  func aColumnOfEndlessRowsIsServedLast(alignment: HorizontalAlignment) {
    let frame = draw(width: 100) {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10)
        VStack(alignment: alignment, spacing: 0) {
          Color.blue.frame(maxWidth: .infinity, maxHeight: 5)
        }
      }
    }
    #expect(frame.rects.map(\.width) == [20, 80])
  }

  @Test func explicitSpacingStandsBesideSpacers() {
    let frame = draw(width: 100) {
      HStack(spacing: 5) {
        Color.red.frame(width: 10)
        Spacer()
        Color.blue.frame(width: 10)
      }
    }
    #expect(frame.nodes.first?.kind == .stack(axis: .horizontal, alignment: .init(), gaps: [5, 5]))
    #expect(frame.nodes.first { $0.kind == .spacer }?.rect.width == 70)
  }

  @Test func prioritiesLeaveTheOthersTheirLeast() {
    let frame = draw(width: 100, height: 10) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 30)
        Color.green.layoutPriority(2)
        Color.blue.frame(minWidth: 10).layoutPriority(1)
      }
    }
    #expect(frame.rects.map(\.width) == [30, 60, 10])
  }

  @Test func infiniteAndIdealProposalsAreAnswered() {
    let scene = HStack(spacing: 4) {
      Color.red.frame(minWidth: 20, idealWidth: 40, maxWidth: .infinity)
      Text("abc").font(.system(size: 16))
    }
    #expect(ViewHost(scene).frame(proposing: .unspecified).size.width == 68)
    #expect(ViewHost(scene).frame(proposing: .infinity).size.width == .infinity)
    #expect(ViewHost(scene).frame(proposing: .zero).size.width == 24)
  }

  @Test func paddingShrinksTheOffer() {
    let frame = draw(width: 100, height: 50) { Color.red.padding(.horizontal, 60).padding(.top) }
    #expect(frame.rects == [Rect(x: 60, y: 16, width: 0, height: 34)])
    #expect(frame.size == Size(width: 120, height: 50))
    #expect(draw { Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }.size.width == 16)
  }

  @Test func flexibleFrames() {
    func width(_ offered: Double?, _ min: Double?, _ ideal: Double?, _ max: Double?) -> Double {
      draw(width: offered) {
        Color.red.frame(width: 50, height: 10).frame(minWidth: min, idealWidth: ideal, maxWidth: max)
      }.size.width
    }
    #expect(width(nil, nil, 70, nil) == 70)
    #expect(width(nil, 60, nil, nil) == 60)
    #expect(width(nil, 10, nil, 40) == 40)
    #expect(width(30, 40, nil, nil) == 40)
    #expect(width(80, 40, nil, nil) == 50)
    #expect(width(80, nil, nil, 60) == 60)
    #expect(width(80, nil, nil, .infinity) == 80)
    #expect(width(20, nil, nil, .infinity) == 50)
    #expect(width(20, 40, 30, 10) == 40)
  }

  @Test func framesSayWhereTheirLengthIsFrom() {
    func kind(_ width: Double?, @ViewBuilder _ view: () -> some View) -> Frame.Kind? {
      draw(width: width) { view() }.nodes.first?.kind
    }
    let center = Frame.Alignment()
    #expect(
      kind(100) { Color.red.frame(maxWidth: .infinity) }
        == .frame(alignment: center, fillsWidth: true, fillsHeight: false))
    #expect(
      kind(100) { Color.red.frame(maxWidth: 60) }
        == .frame(alignment: center, fillsWidth: false, fillsHeight: false, fixesWidth: true))
    #expect(
      kind(100) { Color.red.frame(width: 60) }
        == .frame(alignment: center, fillsWidth: false, fillsHeight: false, fixesWidth: true))
    #expect(
      kind(nil) { Color.red.frame(minHeight: 44) }
        == .frame(alignment: center, fillsWidth: false, fillsHeight: false))
  }

  @Test func fixedSizeIgnoresTheOffer() {
    let frame = draw(width: 40) { Text("Hello, world").font(.system(size: 16)).fixedSize() }
    #expect(frame.size.width == 96)
    let tall = draw(width: 48, height: 10) {
      Text("Hello, world").font(.system(size: 16)).fixedSize(horizontal: false, vertical: true)
    }
    #expect(tall.size == Size(width: 48, height: 42))
  }

  @Test func secondariesTakeTheSizeOfThePrimary() {
    let frame = draw(width: 200, height: 200) {
      Color.red.frame(width: 60, height: 40)
        .background(alignment: .topLeading) {
          Color.blue
          Color.green.frame(width: 10, height: 10)
        }
        .overlay(alignment: .bottomTrailing) { Color.black.frame(width: 80, height: 4) }
    }
    #expect(frame.size == Size(width: 60, height: 40))
    #expect(
      frame.rects == [
        Rect(x: 0, y: 0, width: 60, height: 40), Rect(x: 0, y: 0, width: 60, height: 40),
        Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: -20, y: 36, width: 80, height: 4),
      ])
  }

  @Test func aPileIsAsLargeAsItsLeaders() {
    let frame = draw(width: 200, height: 200) {
      ZStack {
        Color.red.frame(width: 100, height: 100)
        Color.blue.frame(width: 40, height: 20).layoutPriority(1)
        Color.green
      }
    }
    #expect(frame.size == Size(width: 40, height: 20))
    #expect(frame.rects[0] == Rect(x: -30, y: -40, width: 100, height: 100))
    #expect(frame.rects[2] == Rect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func whatAViewIsInFrontOfIsKnownOutsideItsModifiers() {
    let frame = draw {
      ZStack {
        Color.red.zIndex(2).padding(1).frame(width: 10)
        Group {
          Color.blue.zIndex(1)
          Color.green.zIndex(.nan)
        }.zIndex(-1)
        ZStack { Color.black.zIndex(3) }
      }
    }
    let layers = frame.children(of: 0).map { frame.nodes[$0].zIndex }
    #expect(layers == [2, -1, -1, 0])
  }

  @Test func offsetMovesWhatIsDrawnOnly() {
    let frame = draw {
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).offset(x: 5, y: -3)
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(frame.rects.map(\.x) == [5, 10])
    #expect(frame.rects.map(\.y) == [-3, 0])
  }

  @Test func modifiersOnGroupsAreOnEachOfThem() {
    let frame = draw {
      VStack(spacing: 0) {
        Group {
          Text("a")
          Text("b")
        }
        .padding(1)
        Group {}.padding(100)
      }
    }
    #expect(frame.texts.count == 2)
    #expect(frame.size.height == 48)
  }

  @Test func severalRootsAreAColumn() {
    let frame = draw {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 10, height: 10)
    }
    #expect(frame.rects.map(\.y) == [0, 18])
  }
}

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension VerticalAlignment {
  fileprivate static let middle = VerticalAlignment(Middle.self)
}

@MainActor
struct AlignmentTests {
  @Test func firstBaselinesMeet() {
    let frame = draw {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").font(.system(size: 17))  // baseline 17.6
        VStack(spacing: 0) {
          Color.red.frame(width: 1, height: 10)
          Text("b").font(.system(size: 34))  // baseline 10 + 32.8
        }
        Color.blue.frame(width: 5, height: 5)
      }
    }
    let ys = frame.rects.map(\.y)
    #expect(abs(ys[0] - (42.8 - 17.6)) < 1e-9)
    #expect(ys[1] == 0)
    #expect(abs(ys[3] - (42.8 - 5)) < 1e-9)
  }

  @Test func deepNestsOfBaselinesAreMeasuredOnce() {
    @MainActor func nest(_ depth: Int) -> AnyView {
      guard depth > 0 else { return AnyView(Text("a")) }
      return AnyView(
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          VStack(alignment: .leading, spacing: 1) { nest(depth - 1) }
          Text("b")
        })
    }
    #expect(draw(width: 1000) { nest(40) }.texts.count == 41)
  }

  @Test func lastBaselineIsThatOfTheLastLine() {
    let frame = draw {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("a\nb").font(.system(size: 17))
        Text("c").font(.system(size: 17))
      }
    }
    #expect(frame.rects.map(\.y) == [0, 22])
  }

  @Test func guidesOfOnesOwnReachBeyondTheChildren() {
    let frame = draw {
      HStack(alignment: .middle, spacing: 0) {
        Color.red.frame(width: 10, height: 20).alignmentGuide(.middle) { $0[.bottom] }
        Color.blue.frame(width: 10, height: 20).alignmentGuide(.middle) { $0[.top] }
      }
    }
    #expect(frame.rects.map(\.y) == [0, 20])
    #expect(frame.size.height == 40)
  }

  @Test func guidesOfAStackAreTheMeanOfItsChildren() {
    let frame = draw {
      HStack(alignment: .middle, spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 20).alignmentGuide(.middle) { _ in 0 }
          Color.red.frame(width: 10, height: 20).alignmentGuide(.middle) { _ in 10 }
        }
        Color.blue.frame(width: 10, height: 2)
      }
    }
    #expect(frame.rects[2].y == 14)  // the mean of 0 and 30, less half its height
  }

  @Test func edgesAreNotTakenFromChildren() {
    let frame = draw {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) { Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in 7 } }
        Color.blue.frame(width: 10, height: 10)
        Color.green.frame(width: 10, height: 10).alignmentGuide(.leading) { $0.width / 2 }.padding(1)
      }
    }
    #expect(frame.rects.map(\.x) == [6, 6, 1])
  }

  @Test func framesLineUpByGuides() {
    let frame = draw {
      Color.red.frame(width: 10, height: 10).alignmentGuide(HorizontalAlignment.leading) { _ in -5 }
        .frame(width: 100, height: 50, alignment: .bottomLeading)
    }
    #expect(frame.rects == [Rect(x: 5, y: 40, width: 10, height: 10)])
  }
}
