import FacetFrame
import FacetUI
import Testing

@MainActor
struct RightToLeftTests {
  private let environment = EnvironmentValues.with { $0.layoutDirection = .rightToLeft }

  @Test func rowsAndEdgesTurn() {
    let frame = draw(width: 100, environment) {
      HStack(spacing: 5) {
        Color.red.frame(width: 10, height: 10)
        VStack(alignment: .leading, spacing: 0) {
          Color.green.frame(width: 40, height: 10)
          Color.blue.frame(width: 10, height: 10)
        }
      }
      .padding(.leading, 7)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(frame.isRightToLeft)
    #expect(
      frame.rects == [
        Rect(x: 83, y: 5, width: 10, height: 10), Rect(x: 38, y: 0, width: 40, height: 10),
        Rect(x: 68, y: 10, width: 10, height: 10),
      ])
  }

  @Test func offsetsDoNot() {
    let frame = draw(environment) { Color.red.frame(width: 10, height: 10).offset(x: 4, y: 1) }
    #expect(frame.rects == [Rect(x: 4, y: 1, width: 10, height: 10)])
  }

  @Test func overflowIsMirroredToo() {
    let frame = draw(in: (100, 10), environment) {
      HStack(spacing: 0) {
        Color.red.frame(width: 80)
        Color.blue.frame(width: 60)
      }
    }
    #expect(frame.rects.map(\.x) == [40, -20])
  }

  @Test func guidesAreInReadingOrder() {
    let frame = draw(environment) {
      VStack(alignment: .trailing, spacing: 0) {
        Color.red.frame(width: 40, height: 1)
        Color.blue.frame(width: 10, height: 1)
        Color.green.frame(width: 10, height: 1).alignmentGuide(.trailing) { _ in 0 }
      }
    }
    #expect(frame.rects.map(\.x) == [10, 10, 0])
  }

  @Test func onlySymbolsThatSpeakOfReadingOrderTurn() {
    let frame = draw(environment) {
      Image(systemName: "chevron.forward")
      Image(systemName: "arrow.backward.circle")
      Image(systemName: "chevron.right")
      Image("forward")
    }
    let mirrored = frame.nodes.compactMap {
      if case .image(_, _, let isMirrored, _) = $0.kind { isMirrored } else { nil }
    }
    #expect(mirrored == [true, true, false, false])
  }

  @Test func aPartMayReadTheOtherWay() {
    let frame = draw(width: 100, environment) {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10)
          Color.green.frame(width: 20, height: 10)
        }
        .environment(\.layoutDirection, .leftToRight)
        Color.blue
      }
    }
    #expect(frame.rects.map(\.x) == [70, 80, 0])
  }
}
