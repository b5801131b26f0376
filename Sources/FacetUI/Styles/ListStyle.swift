/// The appearance of lists. Only the system has such styles.
public protocol ListStyle {
  static var _kind: _ListKind { get }
}

/// What a list style draws.
public struct _ListKind {
  let kind: ListKind
}

/// The style of iOS: sections with a background.
public struct DefaultListStyle: ListStyle {
  public static var _kind: _ListKind { _ListKind(kind: .insetGrouped) }

  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  public static var _kind: _ListKind { _ListKind(kind: .plain) }

  public nonisolated init() {}
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// Rows without a background.
public struct InsetListStyle: ListStyle {
  public static var _kind: _ListKind { _ListKind(kind: .inset) }

  public nonisolated init() {}
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// Sections with a background from edge to edge.
public struct GroupedListStyle: ListStyle {
  public static var _kind: _ListKind { _ListKind(kind: .grouped) }

  public nonisolated init() {}
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Sections with a rounded background.
public struct InsetGroupedListStyle: ListStyle {
  public static var _kind: _ListKind { _ListKind(kind: .insetGrouped) }

  public nonisolated init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

nonisolated extension View {
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    inEnvironment { environment in environment.change { $0.listKind = Style._kind.kind } }
  }

  /// Sets the space around the content of a row of a list; nil for the default.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    listRow { $0.insets = insets }
  }

  /// Shows or hides the line below a row of a list.
  public func listRowSeparator(_ visibility: Visibility) -> some View {
    listRow { $0.hidesSeparator = visibility == .hidden }
  }

  /// Sets the background of a row of a list; nil for the default.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    let background = view.map { AnyView($0) }
    return listRow { $0.background = background }
  }

  private func listRow(_ change: @escaping (ListRow) -> Void) -> some View {
    annotated { node, tree in
      let use = tree.nodes[node].use ?? ControlUse()
      let row = use.row ?? ListRow()
      change(row)
      use.row = row
      tree.nodes[node].use = use
    }
  }
}
