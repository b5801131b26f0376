import FacetFrame

enum ListKind: Equatable {
  case plain, inset, grouped, insetGrouped

  /// The space beside the rows and around their background, in points.
  var margin: CGFloat { self == .insetGrouped ? 16 : 0 }

  var hasBackground: Bool { self == .grouped || self == .insetGrouped }

  var cornerRadius: CGFloat { self == .insetGrouped ? 10 : 0 }
}

/// What a row of a list says of itself.
final class ListRow {
  var insets: EdgeInsets?
  var hidesSeparator = false
  var background: AnyView?
  /// Whether it is a section that has been laid out.
  let isGroup: Bool

  init(isGroup: Bool = false) { self.isGroup = isGroup }
}

/// Rows that belong together.
struct ListGroup {
  var header: [ArraySlice<ViewNode>] = []
  var rows: [ArraySlice<ViewNode>] = []
  var footer: [ArraySlice<ViewNode>] = []
  /// Of a section.
  var whole: ArraySlice<ViewNode>?
}

extension _Evaluator {
  /// The views of content, each a row, that are drawn later.
  func rows(at position: Int, _ content: () -> Void) -> [ArraySlice<ViewNode>] {
    let start = tree.nodes.count
    let outer = environment
    environment.change { $0.isInList = true }
    enter(.position(position), content)
    environment = outer
    return removeSubtrees(from: start)
  }

  /// The sections of a list; rows between them are one without a header.
  func groups(_ content: () -> Void) -> [ListGroup] {
    var groups: [ListGroup] = []
    var isOpen = false
    let kind = environment.known.listKind ?? .insetGrouped
    let outer = environment
    environment.change { $0.listKind = kind }
    let rows = self.rows(at: 0, content)
    environment = outer
    for row in rows {
      if row.listRow?.isGroup == true {
        groups.append(ListGroup(whole: row))
        isOpen = false
      } else {
        if !isOpen { groups.append(ListGroup()) }
        groups[groups.count - 1].rows.append(row)
        isOpen = true
      }
    }
    return groups
  }
}

extension ArraySlice<ViewNode> {
  /// What a row says of itself. What is presented from it says nothing of it.
  fileprivate var listRow: ListRow? {
    var index = startIndex
    while index < endIndex {
      if let row = self[index].use?.row { return row }
      index += self[index].layout is LayerLayout ? self[index].count : 1
    }
    return nil
  }
}

/// The sections of a list below each other.
nonisolated struct _ListGroups: View {
  typealias Body = Never

  let groups: [ListGroup]
  let kind: ListKind

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    evaluator.evaluate(
      VStack(alignment: .leading, spacing: view.kind.hasBackground ? 20 : 0) {
        ForEach(view.groups.indices, id: \.self) { index in
          if let whole = view.groups[index].whole {
            _Rows(rows: [whole], kind: view.kind, isBare: true)
          } else {
            _ListGroup(group: view.groups[index], kind: view.kind)
          }
        }
      })
  }
}

/// A section: its header, its rows with lines between them, and its footer.
nonisolated struct _ListGroup: View {
  typealias Body = Never

  let group: ListGroup
  let kind: ListKind

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let (group, kind) = (view.group, view.kind)
    let side = 16 + kind.margin
    evaluator.evaluate(
      VStack(alignment: .leading, spacing: 6) {
        if !group.header.isEmpty {
          _Rows(rows: group.header, kind: kind, isBare: true)
            .padding(EdgeInsets(top: 6, leading: side, bottom: 0, trailing: side))
            .accessibilityAddTraits(.isHeader)
        }
        if !group.rows.isEmpty {
          _Rows(rows: group.rows, kind: kind, isBare: false)
            .background {
              if kind.hasBackground { RoundedRectangle(cornerRadius: kind.cornerRadius).fill(Color.white) }
            }
            .padding(EdgeInsets(top: 0, leading: kind.margin, bottom: 0, trailing: kind.margin))
        }
        if !group.footer.isEmpty {
          _Rows(rows: group.footer, kind: kind, isBare: true)
            .padding(EdgeInsets(top: 0, leading: side, bottom: 6, trailing: side))
        }
      })
  }
}

/// Rows that have been evaluated.
nonisolated struct _Rows: View {
  typealias Body = Never

  let rows: [ArraySlice<ViewNode>]
  let kind: ListKind
  /// Whether they have neither insets nor lines between them.
  let isBare: Bool

  nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let rows = view.rows
    if view.isBare {
      return evaluator.evaluate(
        VStack(alignment: .leading, spacing: 0) {
          ForEach(rows.indices, id: \.self) { index in _DrawnView { $0.tree.nodes += rows[index] } }
        })
    }
    evaluator.evaluate(
      VStack(alignment: .leading, spacing: 0) {
        ForEach(rows.indices, id: \.self) { index in
          let row = rows[index].listRow
          _DrawnView { $0.tree.nodes += rows[index] }
            .padding(row?.insets ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            .background { if let background = row?.background { background } }
          if index < rows.count - 1, row?.hidesSeparator != true {
            Divider().padding(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0))
          }
        }
      })
  }
}
