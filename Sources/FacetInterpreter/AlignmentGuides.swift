import FacetIR
import FacetLanguage
import FacetUI

extension Modifier.Argument {
  /// Applies one alignment guide of a modifier.
  func guide(_ view: _DrawnView, in context: ElementContext) -> _DrawnView {
    guard case .expression(let written) = value, let guide = part.flatMap({ AlignmentGuide(rawValue: $0.text) }) else {
      return view
    }
    // Guides are evaluated during layout, in the isolation in which the scope is used.
    nonisolated(unsafe) let outer = context.scope
    let place: @Sendable (ViewDimensions) -> Double = { dimensions in
      outer.measuring(dimensions).evaluate(written).doubleValue
    }
    return switch guide.alignment {
    case .horizontal(let alignment): _DrawnView(view.alignmentGuide(alignment, computeValue: place))
    case .vertical(let alignment): _DrawnView(view.alignmentGuide(alignment, computeValue: place))
    }
  }
}

extension ViewDimensions {
  subscript(dimension: ViewDimension) -> Double {
    switch dimension {
    case .width: width
    case .height: height
    case .guide(let guide):
      switch guide.alignment {
      case .horizontal(let alignment): self[alignment]
      case .vertical(let alignment): self[alignment]
      }
    }
  }
}

extension AlignmentGuide {
  fileprivate enum Alignment {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }

  fileprivate var alignment: Alignment {
    switch self {
    case .leading: .horizontal(.leading)
    case .horizontalCenter: .horizontal(.center)
    case .trailing: .horizontal(.trailing)
    case .top: .vertical(.top)
    case .verticalCenter: .vertical(.center)
    case .bottom: .vertical(.bottom)
    case .firstTextBaseline: .vertical(.firstTextBaseline)
    case .lastTextBaseline: .vertical(.lastTextBaseline)
    }
  }
}
