package import FacetFrame
import FacetLimits

/// What the pictures of a component have drawn, so that no more is drawn than its limits allow.
package struct PictureBudget {
  package private(set) var isExceeded = false
  private var views = 0
  private var textBytes = 0

  package init() {}

  /// Adds a picture. Returns the limit that it exceeds together with those before.
  package mutating func add(_ frame: Frame) -> VariantPreview.Failure? {
    views += frame.nodes.count
    textBytes += frame.textBytes
    let figures = [(Limit.pictureViews, views), (.pictureText, textBytes)]
    guard let excess = figures.first(where: { $0.1 > $0.0.most }) else { return nil }
    isExceeded = true
    return .tooLarge(excess.0, found: excess.1)
  }
}

extension Frame {
  /// The bytes of all texts that are drawn or read aloud.
  fileprivate var textBytes: Int {
    let drawn = nodes.reduce(0) { bytes, node in
      if case .text(let run) = node.kind { bytes + run.text.utf8.count } else { bytes }
    }
    return accessibility.reduce(drawn) { bytes, element in
      bytes + element.label.utf8.count + element.value.utf8.count + element.hint.utf8.count
    }
  }
}
