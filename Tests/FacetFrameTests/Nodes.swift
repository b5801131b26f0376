import FacetFrame

/// A tree of nodes as a test writes it down.
struct Tree {
  var node: Frame.Node
  var children: [Tree]

  init(_ kind: Frame.Kind, _ children: [Tree] = [], isEnabled: Bool = true, isHidden: Bool = false) {
    node = Frame.Node(kind: kind, isEnabled: isEnabled, isHidden: isHidden)
    self.children = children
  }

  static func text(_ lines: String..., alignment: Frame.Alignment.Horizontal = .leading) -> Tree {
    let run = Frame.TextRun(
      text: lines.joined(separator: " "), lines: lines, alignment: alignment, lineHeight: 22, fontSize: 17)
    return Tree(.text(run))
  }

  static func symbol(_ name: String, isMirrored: Bool = false) -> Tree {
    Tree(.image(name: name, isSymbol: true, isMirrored: isMirrored))
  }

  static func button(_ label: Tree, isEnabled: Bool = true) -> Tree {
    Tree(.control(.button), [label], isEnabled: isEnabled)
  }

  static func hstack(_ gap: Double, _ vertical: Frame.Alignment.Vertical = .center, _ children: Tree...) -> Tree {
    let gaps = [Double](repeating: gap, count: max(0, children.count - 1))
    return Tree(.stack(axis: .horizontal, alignment: .init(.center, vertical), gaps: gaps), children)
  }

  static func vstack(_ gap: Double, _ horizontal: Frame.Alignment.Horizontal = .center, _ children: Tree...) -> Tree {
    let gaps = [Double](repeating: gap, count: max(0, children.count - 1))
    return Tree(.stack(axis: .vertical, alignment: .init(horizontal, .center), gaps: gaps), children)
  }

  func padding(_ horizontal: Double) -> Tree {
    Tree(.padding(Insets(top: 1, leading: horizontal, bottom: 1, trailing: horizontal)), [self])
  }

  func at(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Tree {
    var tree = self
    tree.node.rect = Rect(x: x, y: y, width: width, height: height)
    return tree
  }

  func frame(width: Double? = nil, isRightToLeft: Bool = false) -> Frame {
    var frame = Frame(imposedWidth: width, isRightToLeft: isRightToLeft)
    append(to: &frame.nodes)
    return frame
  }

  private func append(to nodes: inout [Frame.Node]) {
    let index = nodes.count
    nodes.append(node)
    for child in children { child.append(to: &nodes) }
    nodes[index].end = nodes.count
  }
}
