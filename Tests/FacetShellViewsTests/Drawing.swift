import FacetFrame
import FacetUI

/// Draws a view as on a phone.
extension ViewHost {
  func draw() -> Frame { frame(proposing: ProposedViewSize(width: 320, height: 640)) }

  /// Taps the button with a title, if it is visible.
  @discardableResult func tap(_ title: String) -> Bool {
    let elements = draw().accessibility
    guard let node = elements.first(where: { $0.label == title })?.activates else { return false }
    return activate(node)
  }
}

extension Frame {
  /// The texts that can be seen, from back to front.
  var visibleTexts: [String] {
    nodes.compactMap { node in
      if case .text(let run) = node.kind, !node.isHidden { run.text } else { nil }
    }
  }
}
