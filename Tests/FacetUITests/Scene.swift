import FacetFrame
import FacetUI

/// Draws a view in the middle of a host of a given size, as a window does.
@MainActor
func draw(
  in host: (width: Double, height: Double), _ environment: EnvironmentValues = EnvironmentValues(),
  @ViewBuilder _ scene: () -> some View
) -> Frame {
  ViewHost(scene().frame(width: host.width, height: host.height), environment: environment)
    .frame(proposing: ProposedViewSize(width: host.width, height: host.height))
}

/// Draws a view by itself.
@MainActor
func draw(
  width: Double? = nil, height: Double? = nil, _ environment: EnvironmentValues = EnvironmentValues(),
  @ViewBuilder _ scene: () -> some View
) -> Frame {
  ViewHost(scene(), environment: environment).frame(proposing: ProposedViewSize(width: width, height: height))
}

extension Frame {
  /// The places of what a scene is about: its colors, shapes and texts, in order.
  var rects: [Rect] {
    nodes.filter(\.isContent).map(\.rect)
  }

  var texts: [TextRun] {
    nodes.compactMap {
      if case .text(let run) = $0.kind { run } else { nil }
    }
  }
}

extension Frame.Node {
  var isContent: Bool {
    switch kind {
    case .color, .shape, .text, .image: true
    default: false
    }
  }
}

extension EnvironmentValues {
  static func with(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
    var values = EnvironmentValues()
    change(&values)
    return values
  }
}
