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
