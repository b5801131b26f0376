import FacetFrame

/// A modifier that presents something.
package enum PresentationKind {
  case sheet, fullScreenCover, popover, alert, confirmationDialog

  fileprivate var layer: Frame.Layer.Kind {
    switch self {
    case .sheet: .sheet
    case .fullScreenCover: .fullScreenCover
    case .popover: .popover
    case .alert: .alert
    case .confirmationDialog: .confirmationDialog
    }
  }
}

/// What is presented above other views, while its content is evaluated and when it is closed.
final class PresentedLayer {
  private(set) var kind: Frame.Layer.Kind
  /// The size of the screen, as far as it is known.
  let screen: ProposedViewSize
  /// Closes the layer and runs nothing else.
  let close: () -> Void
  /// How it differs from others of its kind, by what presents it.
  var ownDetails: [String] = []
  /// The heights of a sheet, and its handle, by what is in it.
  var detents: [String] = []
  var indicator: String?
  /// Whether it is a popover where the width is compact.
  var isAdaptable = false
  /// The fraction of the height of the screen that it takes.
  var heightFraction: CGFloat = 1
  /// The action of a swipe down or a tap outside of the layer; nil if these do not close it.
  var dismiss: (() -> Void)?
  /// The action of VoiceOver's escape gesture.
  var escape: (() -> Void)?

  var details: [String] { ownDetails + detents + (indicator.map { [$0] } ?? []) }

  init(_ kind: Frame.Layer.Kind, on screen: ProposedViewSize, close: @escaping () -> Void) {
    self.kind = kind
    self.screen = screen
    self.close = close
    dismiss = close
    escape = close
  }

  /// Sets what a popover is where the width is compact.
  func adapt(to kind: PresentationKind) { adapt(to: kind.layer) }

  private func adapt(to kind: Frame.Layer.Kind) {
    self.kind = kind
    if kind == .fullScreenCover { (dismiss, escape) = (nil, nil) }
  }
}

extension _Evaluator {
  func layer(_ kind: Frame.Layer.Kind, close: @escaping () -> Void) -> PresentedLayer {
    PresentedLayer(kind, on: screen, close: close)
  }

  func layer(_ kind: PresentationKind, close: @escaping () -> Void) -> PresentedLayer {
    layer(kind.layer, close: close)
  }

  /// Presents a layer from the first view of `content`. Without a view, nothing is presented.
  ///
  /// - Parameters:
  ///   - layer: Nil if nothing is presented.
  ///   - id: The identity of what is presented, if it is that of a value.
  ///   - onDismiss: The action that runs when the layer is closed, for whatever reason.
  func present(
    _ layer: PresentedLayer?, id: AnyHashable? = nil, onDismiss: (() -> Void)? = nil, _ body: () -> Void,
    over content: () -> Void
  ) {
    let start = tree.nodes.count
    enter(.content, content)
    guard let layer, tree.nodes.count > start else { return }
    tree.hasLayers = true
    tree.nodes.insert(node(PresenterLayout()), at: start)
    let end = start + 1 + tree.nodes[start + 1].count
    let layerStart = tree.nodes.count
    enter(.secondary(0)) {
      if let id {
        enter(.id(id)) { draw(layer, onDismiss, body) }
      } else {
        draw(layer, onDismiss, body)
      }
    }
    if end < layerStart {
      let nodes = Array(tree.nodes[layerStart...])
      tree.nodes.removeSubrange(layerStart...)
      tree.nodes.insert(contentsOf: nodes, at: end)
    }
    tree.nodes[start].count = end - start + tree.nodes[end].count
  }

  private func draw(_ layer: PresentedLayer, _ onDismiss: (() -> Void)?, _ body: () -> Void) {
    if let onDismiss {
      lifecycle.show(at: identity, onDismiss)
      states.subtrees.noteLayer(at: identity, onDismiss)
    }
    let outer = (surroundings, self.layer)
    (surroundings, self.layer) = (Surroundings(), layer)
    container(LayerLayout(layer: layer)) { belowBar(body) }
    (surroundings, self.layer) = outer
  }
}

/// A view, and after it the layers that are presented from it, which are moved in front of all views after layout.
struct PresenterLayout: PriorityPassing {
  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement
  ) {
    place(node + 1, .zero, proposal)
    for layer in layout.children(of: node).dropFirst() { place(layer, .zero, .unspecified) }
  }

  /// The guides of layers are ignored.
  func explicitGuide(
    _ key: AlignmentKey, of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine
  ) -> CGFloat? {
    layout.explicitGuide(key, of: node + 1, size: size, proposal)
  }
}

/// The root of a layer, whose size depends on its kind and on the screen.
struct LayerLayout: NodeLayout {
  let layer: PresentedLayer

  /// The width of a screen that nobody has set, in points.
  private static let phone: CGFloat = 375

  private var width: CGFloat? {
    switch layer.kind {
    case .sheet, .fullScreenCover, .confirmationDialog: layer.screen.width ?? Self.phone
    case .alert: 270
    case .menu, .contextMenu: 250
    case .popover, .swipeActions: nil
    }
  }

  private var height: CGFloat? {
    switch layer.kind {
    case .sheet, .fullScreenCover: layer.screen.height.map { $0 * layer.heightFraction }
    case .alert, .confirmationDialog, .menu, .contextMenu, .popover, .swipeActions: nil
    }
  }

  private var offer: ProposedViewSize {
    layer.kind == .popover ? layer.screen : ProposedViewSize(width: width, height: height)
  }

  func size(_ proposal: ProposedViewSize, of node: Int, in layout: LayoutEngine) -> CGSize {
    let content = content(of: node, in: layout).map { layout.size(of: $0, offer) } ?? .zero
    return CGSize(width: width ?? content.width, height: height ?? content.height)
  }

  func placeChildren(
    of node: Int, size: CGSize, proposal: ProposedViewSize, in layout: LayoutEngine, _ place: ChildPlacement
  ) {
    guard let content = content(of: node, in: layout) else { return }
    let inner = layout.size(of: content, offer)
    place(content, CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2), offer)
  }

  private func content(of node: Int, in layout: LayoutEngine) -> Int? {
    layout.children(of: node).first { _ in true }
  }

  func picture(of node: Int, in layout: LayoutEngine) -> Frame.Kind {
    .frame(alignment: Frame.Alignment(), fillsWidth: width != nil, fillsHeight: height != nil)
  }
}

extension LayoutEngine {
  /// The layout with the layers behind all other nodes, each with its own origin.
  func withLayersInFront() -> LayoutEngine {
    let planes = Planes(tree)
    var shown = tree
    shown.nodes = planes.order.map { index in
      var node = tree.nodes[index]
      node.count = planes.counts[index]
      return node
    }
    shown.layers = planes.roots
    let places = planes.order.map { index in
      let origin = planes.layers[index].map { rects[$0].origin } ?? .zero
      let rect = rects[index]
      return CGRect(
        origin: CGPoint(x: rect.minX - origin.x, y: rect.minY - origin.y), size: rect.size)
    }
    return LayoutEngine(shown, rects: places, proposals: planes.order.map { proposals[$0] })
  }
}

/// The nodes of a tree by the layer that they are in.
private struct Planes {
  /// The nodes behind all layers, then those of each layer, in preorder.
  private(set) var order: [Int] = []
  /// The first node of each layer, in the new order.
  private(set) var roots: [Int] = []
  /// For each node, the first node of its layer; nil behind all layers.
  private(set) var layers: [Int?]
  /// For each node, the number of nodes in its subtree that are in its layer.
  private(set) var counts: [Int]

  init(_ tree: ViewTree) {
    layers = Array(repeating: nil, count: tree.nodes.count)
    counts = tree.nodes.map(\.count)
    var around: [Int] = []
    for node in tree.nodes.indices {
      while let outer = around.last, node >= outer + tree.nodes[outer].count { around.removeLast() }
      let outer = around.last.flatMap { layers[$0] }
      if tree.nodes[node].layout is LayerLayout {
        layers[node] = node
        for ancestor in around where layers[ancestor] == outer { counts[ancestor] -= tree.nodes[node].count }
      } else {
        layers[node] = outer
      }
      around.append(node)
    }
    order = tree.nodes.indices.filter { layers[$0] == nil }
    for layer in tree.nodes.indices where layers[layer] == layer {
      roots.append(order.count)
      order += (layer..<layer + tree.nodes[layer].count).filter { layers[$0] == layer }
    }
  }
}
