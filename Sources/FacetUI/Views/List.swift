import FacetFrame

/// Rows below each other that scroll. Each view of the content is a row, and a ``Section`` is several of them.
public struct List<Content> {
  let content: Content
}

extension List: View where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    let kind = evaluator.environment.known.listKind ?? .insetGrouped
    evaluator.evaluate(
      ScrollView {
        _DrawnView { evaluator in
          let groups = evaluator.groups { evaluator.evaluate(view.content) }
          evaluator.evaluate(_ListGroups(groups: groups, kind: kind))
        }
      })
  }
}

/// Rows of a list with a header above them and a footer below them. Elsewhere, the three one after the other.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section where Parent: View, Content: View, Footer: View {
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public nonisolated static func _evaluate(_ view: Self, in evaluator: _Evaluator) {
    if evaluator.menu != nil { return evaluator.menuSection(view) }
    guard let kind = evaluator.environment.known.listKind, evaluator.environment.known.isInList else {
      evaluator.enter(.position(0)) { evaluator.evaluate(view.header) }
      evaluator.enter(.position(1)) { evaluator.evaluate(view.content) }
      evaluator.enter(.position(2)) { evaluator.evaluate(view.footer) }
      return
    }
    let section = ListGroup(
      header: evaluator.rows(at: 0) {
        evaluator.evaluate(view.header.font(.footnote).foregroundStyle(.secondary))
      },
      rows: evaluator.rows(at: 1) { evaluator.evaluate(view.content) },
      footer: evaluator.rows(at: 2) {
        evaluator.evaluate(view.footer.font(.footnote).foregroundStyle(.secondary))
      })
    let start = evaluator.tree.nodes.count
    evaluator.evaluate(_ListGroups(groups: [section], kind: kind))
    if start < evaluator.tree.nodes.count { evaluator.tree.nodes[start].use = ControlUse(row: ListRow(isGroup: true)) }
  }
}
