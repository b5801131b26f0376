import FacetFrame
import FacetUI
import Testing

/// Containers that a project lays out itself.
@MainActor @Suite struct CustomLayoutTests {
  /// Each child below and to the right of the one before.
  private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.map { $0.sizeThatFits(.unspecified) }.reduce(into: .zero) {
        $0 = CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
      }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var corner = CGPoint(x: bounds.minX, y: bounds.minY)
      for child in subviews {
        let size = child.sizeThatFits(.unspecified)
        child.place(at: corner, proposal: .unspecified)
        corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
      }
    }
  }

  /// Measures what is in it and places nothing.
  private struct Careless: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test func placesItsChildrenWhereItSays() {
    let frame = draw {
      Diagonal {
        Color.red.frame(width: 30, height: 10)
        Color.blue.frame(width: 20, height: 40)
      }
    }
    #expect(frame.rects == [Rect(x: 0, y: 0, width: 30, height: 10), Rect(x: 30, y: 10, width: 20, height: 40)])
  }

  @Test func whatIsNotPlacedStandsInTheMiddle() {
    let frame = draw(width: 100, height: 50) {
      Careless { Color.red.frame(width: 20, height: 10) }
    }
    #expect(frame.rects == [Rect(x: 40, y: 20, width: 20, height: 10)])
  }

  /// As wide as the priority of its child.
  private struct PriorityWidth: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: subviews[0].priority, height: 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  private func priority(of view: some View) -> Double { draw { PriorityWidth { view } }.size.width }

  @Test func aFramePaddingAndAspectRatioHaveThePriorityZero() {
    let view = Color.red.layoutPriority(3)
    #expect(priority(of: view) == 3)
    #expect(priority(of: view.frame(width: 10)) == 0)
    #expect(priority(of: view.frame(maxWidth: 10)) == 0)
    #expect(priority(of: view.padding(4)) == 0)
    #expect(priority(of: view.padding(EdgeInsets(top: 4, leading: 0, bottom: 0, trailing: 0))) == 0)
    #expect(priority(of: view.aspectRatio(1, contentMode: .fit)) == 0)
    #expect(priority(of: view.frame(width: 10).layoutPriority(2)) == 2)
    #expect(priority(of: VStack { view }) == 0)
    #expect(priority(of: PriorityWidth { view }) == 0)
  }

  @Test func otherModifiersHaveThePriorityOfTheView() {
    let view = Color.red.layoutPriority(3)
    #expect(priority(of: view.fixedSize()) == 3)
    #expect(priority(of: view.padding()) == 3)
    #expect(priority(of: view.padding(.horizontal)) == 3)
    #expect(priority(of: view.alignmentGuide(.leading) { _ in 4 }) == 3)
    #expect(priority(of: view.offset(x: 4).clipped().opacity(0.5).onTapGesture {}) == 3)
    #expect(priority(of: view.background(Color.blue.layoutPriority(5))) == 3)
    #expect(priority(of: view.overlay { Color.blue.layoutPriority(5) }) == 3)
  }

  @Test func itsGuidesAreThoseOfItsChildren() {
    let frame = draw {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a")
        Diagonal {
          Color.red.frame(width: 10, height: 30)
          Text("b")
          Text("c")
        }
      }
    }
    let texts = frame.nodes.filter { if case .text = $0.kind { true } else { false } }
    #expect(texts.map(\.rect.y) == [30, 30, 30 + texts[0].rect.height])
  }

  @Test func aGuideOfSeveralChildrenIsTheirMean() {
    let frame = draw {
      VStack(alignment: .leading, spacing: 0) {
        Color.green.frame(width: 5, height: 5)
        Diagonal {
          Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in 4 }
          Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in 0 }
          Color.red.frame(width: 10, height: 10)
        }
      }
    }
    // 4 of the first child, and 10 of the second, which stands there.
    #expect(frame.rects.map(\.x) == [7, 0, 10, 20])
  }

  @Test func itsPlacesAreMirroredFromRightToLeft() {
    let frame = draw {
      Diagonal {
        Color.red.frame(width: 30, height: 10)
        Color.blue.frame(width: 20, height: 40)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(frame.rects.map(\.x) == [20, 0])
  }
}
