import FacetFrame
import FacetStrings

// A frame has no navigation container. The title, the items and the search field of all views in a picture, or in a
// layer, are drawn as one bar above it.

nonisolated extension View {
  public func navigationTitle(_ title: Text) -> some View { drawn { $0.navigationTitle(title, $1) } }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View { navigationTitle(Text(title)) }

  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    drawn { $0.toolbarTitleDisplayMode(mode, $1) }
  }

  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let items = content()
    return drawn { evaluator, content in
      evaluator.toolbar(items._items.map { item in (item.placement, { item.draw(evaluator) }) }, content)
    }
  }

  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    drawn { bars.isEmpty ? $1() : $0.navigationBar(visibility, $1) }
  }

  public func searchable(text: Binding<String>, prompt: Text? = nil) -> some View {
    drawn { $0.searchable(text: text, prompt: prompt, action: nil, $1) }
  }
}

/// A part of the bar, while it is among the children of the view that has it.
enum BarPart: Equatable {
  case back
  /// `text` is what it says.
  case title(text: String)
  case isInline
  /// There is no bar.
  case isHidden
  case item(ToolbarItemPlacement)
  case search
}

extension BarPart {
  /// What it says if it is the title.
  var title: String? { if case .title(let text) = self { text } else { nil } }
}

/// The root of a part of the bar. It is taken out of the tree before layout.
struct BarPartLayout: UnaryLayout { let part: BarPart }

extension _Evaluator {
  package func navigationTitle(_ title: Text, _ content: () -> Void) {
    let text = title.string(in: environment)
    let title = title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
    addToBar([(.title(text: text), { self.evaluate(title) })], content)
  }

  package func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode, _ content: () -> Void) {
    mode == .automatic ? content() : addToBar([(.isInline, { self.leaf(EmptyLayout()) })], content)
  }

  func navigationBar(_ visibility: Visibility, _ content: () -> Void) {
    visibility == .hidden ? addToBar([(.isHidden, { self.leaf(EmptyLayout()) })], content) : content()
  }

  package func toolbar(_ items: [(placement: ToolbarItemPlacement, draw: () -> Void)], _ content: () -> Void) {
    addToBar(
      items.map { item in
        (.item(item.placement), { self.inEnvironment({ $0.change { $0.buttonStyle = BarButtonStyle() } }, item.draw) })
      }, content)
  }

  /// - Parameter action: The name of the field in marks.
  package func searchable(text: Binding<String>, prompt: Text?, action: String?, _ content: () -> Void) {
    let prompt = prompt ?? Text(verbatim: environment.locale.systemWords.search)
    addToBar(
      [
        (
          .search,
          {
            self.specName(nil, action: action) {
              // The field of the system takes touches in all of its row.
              self.inEnvironment({ $0.change { $0.leastFieldHeight = 44 } }) {
                self.evaluate(
                  TextField(text: text, axis: .horizontal) { prompt }
                    .textFieldStyle(PlainTextFieldStyle()).accessibilityAddTraits(.isSearchField))
              }
            }
          }
        )
      ], content)
  }

  /// Adds the parts to the first view of `content`.
  func addToBar(_ parts: [(part: BarPart, draw: () -> Void)], _ content: () -> Void) {
    let start = tree.nodes.count
    enter(.content, content)
    guard tree.nodes.count > start else { return }
    tree.hasBarParts = true
    tree.nodes.insert(node(TransparentLayout()), at: start)
    let end = start + 1 + tree.nodes[start + 1].count
    let partsStart = tree.nodes.count
    for (index, part) in parts.enumerated() {
      enter(.secondary(index)) { container(BarPartLayout(part: part.part)) { unify(in: Self.pile, part.draw) } }
    }
    let nodes = Array(tree.nodes[partsStart...])
    if end < partsStart {
      tree.nodes.removeSubrange(partsStart...)
      tree.nodes.insert(contentsOf: nodes, at: end)
    }
    tree.nodes[start].count = end - start + nodes.count
  }

  private static let pile = ZStackLayout(alignment: .center)

  private static let column = StackLayout(
    axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)

  /// Draws `content` in one column below the bar that the views in it describe. Returns the title in the bar.
  @discardableResult
  func belowBar(_ content: () -> Void) -> String? {
    let start = tree.nodes.count
    unify(in: Self.column, axis: .vertical, content)
    guard tree.hasBarParts else { return nil }
    let parts = removeBarParts(from: start)
    let title = parts.lazy.compactMap(\.part.title).first
    if parts.isEmpty || parts.contains(where: { $0.part == .isHidden }) { return title }
    let nodes = Array(tree.nodes[start...])
    tree.nodes.removeSubrange(start...)
    let outer = (axis, environment)
    axis = nil
    // The bar is around the view, which may be disabled.
    environment.isEnabled = true
    container(
      InsetLayout(axis: .vertical, isFirst: true, alignment: HorizontalAlignment.center.key, spacing: 0)
    ) {
      evaluate(NavigationBar(parts: parts).view)
      tree.nodes += nodes
    }
    (axis, environment) = outer
    return title
  }

  private func removeBarParts(from start: Int) -> [(part: BarPart, nodes: ArraySlice<ViewNode>)] {
    var parts: [(part: BarPart, nodes: ArraySlice<ViewNode>)] = []
    var index = tree.nodes.count - 1
    while index >= start {
      if let layout = tree.nodes[index].layout as? BarPartLayout {
        let count = tree.nodes[index].count
        parts.insert((layout.part, ArraySlice(tree.nodes[index + 1..<index + count])), at: 0)
        for outer in start..<index where outer + tree.nodes[outer].count > index { tree.nodes[outer].count -= count }
        tree.nodes.removeSubrange(index..<index + count)
      }
      index -= 1
    }
    return parts
  }
}

/// The look of buttons in a bar.
private struct BarButtonStyle {}

extension BarButtonStyle: PrimitiveButtonStyle {
  nonisolated func makeBody(configuration: Configuration) -> some View {
    _DrawnView { self.draw(configuration, in: $0) }
  }

  nonisolated static func _evaluate(_ style: Self, _ configuration: Configuration, in evaluator: _Evaluator) {
    style.draw(configuration, in: evaluator)
  }

  private nonisolated func draw(_ configuration: Configuration, in evaluator: _Evaluator) {
    evaluator.barButton(action: configuration.action) { evaluator.evaluate(configuration.label) }
  }
}

extension _Evaluator {
  func barButton(action: @escaping () -> Void, label: () -> Void) {
    button(action: action) { _ in
      evaluate(label) { $0.lineLimit(1).foregroundStyle(.tint).frame(minWidth: 44, minHeight: 44) }
    }
  }
}

/// A bar: items around the title, or a large title below them, and a search field.
private struct NavigationBar {
  let parts: [(part: BarPart, nodes: ArraySlice<ViewNode>)]

  private func nodes(_ isWanted: (BarPart) -> Bool) -> [ArraySlice<ViewNode>] {
    parts.filter { isWanted($0.part) }.map(\.nodes)
  }

  private var leading: [ArraySlice<ViewNode>] { nodes { $0 == .back } + nodes { $0 == .item(.cancellationAction) } }
  private var principal: [ArraySlice<ViewNode>] { nodes { $0 == .item(.principal) } }

  private var trailing: [ArraySlice<ViewNode>] {
    nodes { part in
      guard case .item(let placement) = part else { return false }
      return placement != .cancellationAction && placement != .principal
    }
  }

  var view: _DrawnView {
    let (leading, principal, trailing) = (leading, principal, trailing)
    let search = nodes { $0 == .search }
    let title = Array(nodes { $0.title != nil }.prefix(1))
    let isInline = parts.contains { $0.part == .isInline }
    // The title on a back button has the space that the others leave.
    let isPushed = parts.contains { $0.part == .back }
    let others: Double = isPushed ? 2 : 0
    let center = principal.isEmpty && isInline ? title : principal
    let hasRow = !leading.isEmpty || !trailing.isEmpty || !center.isEmpty
    return _DrawnView(
      VStack(alignment: .leading, spacing: 0) {
        if hasRow {
          HStack(spacing: 8) {
            Nodes(views: leading).layoutPriority(isPushed ? 1 : 0)
            Spacer(minLength: 0)
            // As high as the items beside it, so that VoiceOver reads the row in the order of the text.
            Nodes(views: center).frame(minHeight: 44).layoutPriority(others)
            Spacer(minLength: 0)
            Nodes(views: trailing).layoutPriority(others)
          }
          .frame(minHeight: 44)
        }
        if !isInline { Nodes(views: title) }
        Nodes(views: search)
      }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, alignment: .leading))
  }
}
