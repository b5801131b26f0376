/// A line in a view by which it can be aligned.
package enum AlignmentGuide: String, Hashable, Sendable, CaseIterable {
  case leading, horizontalCenter, trailing
  case top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline

  /// Its place is a distance from the leading edge; else one from the top.
  package var isHorizontal: Bool {
    switch self {
    case .leading, .horizontalCenter, .trailing: true
    case .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline: false
    }
  }
}

/// The dimensions that an alignment guide's expression can read: the size of the view, and the positions of its guides.
package enum ViewDimension: Hashable, Sendable, CaseIterable {
  case width, height
  case guide(AlignmentGuide)

  package static let allCases = [width, height] + AlignmentGuide.allCases.map(ViewDimension.guide)

  package var name: String {
    switch self {
    case .width: "width"
    case .height: "height"
    case .guide(let guide): guide.rawValue
    }
  }
}
