#if canImport(UIKit) && !os(watchOS) && !FACET_UI
  public import UIKit

  extension UIView {
    /// The name of the view in transitions.
    ///
    ///     card.motionIdentifier = ExploreIdentifiers.card
    public var motionIdentifier: MotionIdentifier? {
      get { motionElement?.identifier }
      set { motionElement = newValue.map { MotionElement(identifier: $0, content: motionElement?.content) } }
    }

    /// What the view shows, for views with an identifier: if it is the same text on two screens, one copy of the view is
    /// animated, and else two that crossfade.
    public var motionContent: String? {
      get { motionElement?.content }
      set { motionElement = motionElement.map { MotionElement(identifier: $0.identifier, content: newValue) } }
    }

    private var motionElement: MotionElement? {
      get { objc_getAssociatedObject(self, motionElementKey) as? MotionElement }
      set { objc_setAssociatedObject(self, motionElementKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
  }

  private final class MotionElement {
    let identifier: MotionIdentifier
    let content: String?

    init(identifier: MotionIdentifier, content: String?) {
      self.identifier = identifier
      self.content = content
    }
  }

  /// The address of a byte that nothing else uses.
  private nonisolated(unsafe) let motionElementKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// The view of an element that is not drawn by a view of UIKit: it has the place of the element, hides it, and makes
  /// copies of it.
  open class MotionAnchorView: UIView {
    /// The number of elements of the same host around the element.
    public var depth = 0
    /// Makes a view that shows the element without those in it that have these identifiers.
    public var makeCopy: (@MainActor (_ hidden: Set<MotionIdentifier>) -> UIView)?
    /// Hides the element, or shows it again.
    public var setHidden: (@MainActor (Bool) -> Void)?
  }

  // MARK: Trees

  /// The views of a screen with the views of its elements.
  @MainActor struct MotionScreen {
    private(set) var tree = MotionTree()
    private(set) var views: [MotionIdentifier: UIView] = [:]

    init(_ root: UIView, in container: UIView) {
      var nodes: [(identifier: MotionIdentifier?, frame: MotionRect, content: String?, depth: Int)] = []
      var next: [(view: UIView, depth: Int)] = [(root, 0)]
      while let (view, depth) = next.popLast() {
        if view.isHidden { continue }
        // Anchors of one host are siblings there.
        let depth = depth + ((view as? MotionAnchorView)?.depth ?? 0)
        let frame = view.convert(view.bounds, to: container)
        nodes.append((view.motionIdentifier, MotionRect(frame), view.motionContent, depth))
        if let identifier = view.motionIdentifier, views[identifier] == nil { views[identifier] = view }
        for subview in view.subviews.reversed() { next.append((subview, depth + 1)) }
      }
      tree = MotionTree(nodes)
    }
  }

  extension MotionRect {
    init(_ rect: CGRect) {
      self.init(
        x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }

    var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
  }
#endif
